import { type Endpoint, endpoints } from '@actual/contracts';
import { badInputs } from './bad-requests';
import { faultOf } from './verdict';

const endpoint: Endpoint = endpoints['POST /payment/add/{id}'];
const input = { endpoint, what: '', request: { method: 'POST', path: '/' }, mustFail: true };
const headers = { 'content-type': 'application/json; charset=utf-8' };
const answer = (status: number, body: object | string) => ({
  status,
  ms: 3,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const typed = { code: 'invalid_input', message: 'no', requestId: 'r' };

test('accepts a refusal with a code', () => {
  expect(faultOf(input, answer(400, typed))).toBeNull();
});

test.each([
  ['nothing typed', answer(400, { error: 'Bad Request', statusCode: 400 })],
  ['a code nobody knows', answer(400, { ...typed, code: 'oops' })],
  ['no request id', answer(404, { code: 'not_found', message: 'no' })],
  ['a failure', answer(500, { ...typed, code: 'internal' })],
  ['a service that is away', answer(503, { ...typed, code: 'unavailable' })],
  ['a yes to what no shape takes', answer(200, {})],
])('reports %s', (_, given) => {
  expect(faultOf(input, given)).not.toBeNull();
});

test('accepts a 503 that the contract states, and a 200 to a body that fits its shape', () => {
  expect(faultOf(input, answer(503, { ...typed, code: 'payment_provider_unavailable' }))).toBeNull();
  expect(faultOf({ ...input, mustFail: false }, answer(200, {}))).toBeNull();
});

test('every field of every body is tried missing, of other kinds and beyond its borders', () => {
  const whats = badInputs(endpoint).map(({ what }) => what);
  for (const field of ['type', 'amount', 'exchangeRate']) {
    expect(whats).toContain(`${field} missing`);
    expect(whats).toContain(`${field} 1e999`);
  }
  expect(whats).toContain('exchangeRate 101');
  const all = Object.values<Endpoint>(endpoints).flatMap(badInputs);
  expect(all.length).toBeGreaterThan(10_000);
  expect(all.filter(({ mustFail }) => mustFail).length).toBeGreaterThan(5_000);
});
