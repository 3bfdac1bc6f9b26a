import { credentialHeader } from '@actual/contracts/gateways';
import type { FastifyInstance } from 'fastify';
import { addressOf, gatewayBefore, type Heard, recordingService } from './testing';

// its documents page brings packages that jest cannot read, and is not asked here
jest.mock('./docs', () => ({ installDocs: async () => undefined }));

let service: FastifyInstance;
let heard: () => Heard[];
let gateway: FastifyInstance;
let internal: FastifyInstance;

beforeAll(async () => {
  ({ app: service, heard } = await recordingService());
  gateway = await gatewayBefore(addressOf(service), false);
  internal = await gatewayBefore(addressOf(service), true);
});
afterAll(async () => {
  await Promise.all([gateway.close(), internal.close()]);
  await service.close();
});
beforeEach(() => void heard());

const post = (url: string, headers: Record<string, string> = {}, at = gateway) =>
  at.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'x-request-id': 'given', 'x-signature': 'ts=1,v1=ab', ...headers },
    payload: '{ "data" : {"id":"1"}}',
  });

test('a provider’s notice reaches its service as it was signed: id, signature, query and every byte', async () => {
  await post('/api/webhooks/mercadopago?data.id=1&type=payment');
  expect(heard()).toMatchObject([
    {
      url: '/webhooks/mercadopago?data.id=1&type=payment',
      headers: { 'x-request-id': 'given', 'x-signature': 'ts=1,v1=ab' },
      body: '{ "data" : {"id":"1"}}',
    },
  ]);
});

test('everybody else gets an id of the gateway’s own', async () => {
  await post('/api/quotation/create');
  expect(heard()[0]?.headers['x-request-id']).not.toBe('given');
});

test.each(['order/create', 'order/addpayment/1', 'payment/cancel/1/2', 'auth/manager'])(
  'answers %s, a call of staff, on the internal gateway alone',
  async (path) => {
    expect((await post(`/api/${path}`)).statusCode).toBe(404);
    expect(heard()).toEqual([]);
    expect((await post(`/api/${path}`, {}, internal)).statusCode).toBe(200);
  },
);

test('a service gets the headers its calls read, the caller, and the gateway’s name', async () => {
  const own = {
    site: 'actual-home',
    cookie: 'sesion=a',
    authorization: 'Bearer b',
    'if-match': '"1"',
    'proof-of-work': 'a.1',
    'user-agent': 'a browser',
  };
  const theirs = {
    [credentialHeader]: 'forged',
    'x-forwarded-for': '203.0.113.9',
    'x-origin': 'https://other.example',
    'x-real-ip': '203.0.113.8',
    te: 'trailers',
  };
  await post('/api/quotation/create', { ...own, 'idempotency-key': 'k', ...theirs });
  const [call] = heard();
  expect(call?.headers).toMatchObject({
    ...own,
    'idempotency-key': 'k',
    'content-type': 'application/json',
    [credentialHeader]: 'the credential of this gateway',
    'x-forwarded-for': '203.0.113.9',
  });
  for (const name of ['x-origin', 'x-real-ip', 'te', 'x-signature']) expect(call?.headers).not.toHaveProperty([name]);
});

test('a caller gets the answer’s own headers, and none of the infrastructure', async () => {
  const { headers } = await post('/api/quotation/create');
  expect(headers).toMatchObject({ etag: '"1"', 'content-type': 'application/json; charset=utf-8' });
  expect(headers).not.toHaveProperty('x-inside');
  expect(JSON.stringify(headers)).not.toContain('credential');
});

test('a query goes on as far as its contract knows it', async () => {
  const url = '/api/shipping/product?productCode=A%201&x=1&zipcodeDeliveryId=%C3%B1&productCode=B&constructor=1';
  await gateway.inject({ url });
  await post('/api/quotation/create?x=1');
  expect(heard().map((call) => call.url)).toEqual([
    '/shipping/product?productCode=A+1&zipcodeDeliveryId=%C3%B1&productCode=B',
    '/quotation/create',
  ]);
});

test('a link to a file says no brand: it is its host’s, and no other call’s', async () => {
  await gateway.inject({ url: '/api/promise/key/0123456789abcdef', headers: { host: 'kids.localhost' } });
  await gateway.inject({ url: '/api/promise/keys', headers: { host: 'kids.localhost' } });
  expect(heard().map(({ headers }) => headers.site)).toEqual(['actual-kids', undefined]);
});

test('a body too large and a service that is away are typed answers', async () => {
  const large = await gateway.inject({ method: 'POST', url: '/api/quotation/create', payload: 'x'.repeat(1_100_000) });
  expect([large.statusCode, large.json().code]).toEqual([413, 'payload_too_large']);
  const alone = await gatewayBefore('http://127.0.0.1:9', false);
  const away = await post('/api/quotation/create', {}, alone);
  expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
  await alone.close();
});
