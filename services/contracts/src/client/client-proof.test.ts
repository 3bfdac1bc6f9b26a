import { proofHeader } from '../facts/access/proof-of-work';
import { ApiError, createApiClient } from './client';

const asked = { challenge: 'nonce.1795305600.17.signature', bits: 17 };
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = () => answer(428, { code: 'proof_required', message: 'work is asked for', details: asked });
const done = () => answer(200, { ok: true });

/** A client whose calls are answered in turn; `sent` holds the headers of each. */
function clientOf(answers: (() => Response)[], prove?: () => Promise<string>) {
  const sent: Headers[] = [];
  const api = createApiClient({
    baseUrl: '/api',
    site: 'actual-studio',
    prove,
    fetch: async (_url, init) => {
      sent.push(new Headers(init?.headers));
      return (answers[sent.length - 1] ?? done)();
    },
  });
  const send = () =>
    api(
      'POST /quotation/sendemail/{id}',
      { params: { id: 'a'.repeat(32) }, body: { email: 'ana@example.com' } },
      { idempotencyKey: 'one key' },
    );
  return { send, sent };
}

test('a call that is refused for want of work is made again with it, and with the same key', async () => {
  const prove = jest.fn(async () => `${asked.challenge}.42`);
  const { send, sent } = clientOf([refusal, done], prove);
  expect(await send()).toEqual({ ok: true });
  expect(prove).toHaveBeenCalledWith(asked);
  expect(sent.map((headers) => headers.get(proofHeader))).toEqual([null, `${asked.challenge}.42`]);
  expect(sent.map((headers) => headers.get('idempotency-key'))).toEqual(['one key', 'one key']);
});

test.each([
  ['nobody can do the work', [refusal], undefined, 1],
  ['the work was not done in time', [refusal], () => Promise.reject(new Error('too long')), 1],
  ['the work was not good', [refusal, refusal], async () => 'another.proof', 2],
])('passes the refusal on where %s', async (_what, answers, prove, calls) => {
  const { send, sent } = clientOf(answers, prove);
  await expect(send()).rejects.toMatchObject({ code: 'proof_required', status: 428 });
  expect(sent).toHaveLength(calls);
});

test('passes any other refusal on at once', async () => {
  const prove = jest.fn(async () => 'work');
  const { send } = clientOf([() => answer(429, { code: 'too_many_mails', message: '' })], prove);
  await expect(send()).rejects.toBeInstanceOf(ApiError);
  expect(prove).not.toHaveBeenCalled();
});
