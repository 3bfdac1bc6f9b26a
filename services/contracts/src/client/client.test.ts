import { ApiError, createApiClient } from './client';

type Step = { status: number; body?: unknown; retryAfter?: string; cut?: boolean } | 'no line';
const heard: { method: string; key: string | null }[] = [];

/** A client whose server answers so, one step a try. */
function clientOf(steps: Step[], patience = 20_000) {
  heard.length = 0;
  const answer: typeof fetch = async (_, init = {}) => {
    heard.push({ method: init.method ?? '', key: new Headers(init.headers).get('idempotency-key') });
    const step = steps.shift();
    if (!step) throw new Error('asked once too often');
    if (step === 'no line') throw new TypeError('fetch failed');
    const headers = new Headers(step.retryAfter ? { 'retry-after': step.retryAfter } : {});
    return new Response(step.cut ? '{"id":' : JSON.stringify(step.body ?? {}), { status: step.status, headers });
  };
  return createApiClient({ baseUrl: '/api', site: 'actual-home', fetch: answer, patience });
}
const unavailable: Step = { status: 503, body: { code: 'unavailable' } };
const running: Step = { status: 409, body: { code: 'conflict' } };
const pay = (client: ReturnType<typeof clientOf>) =>
  client(
    'POST /payment/add/{id}',
    { params: { id: 'q' }, body: { type: 'spei', amount: 1, termsAccepted: true } },
    { idempotencyKey: 'one' },
  );

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());
/** Lets every wait pass. */
async function settle<T>(promise: Promise<T>): Promise<T> {
  let over = false;
  const ended = promise.finally(() => {
    over = true;
  });
  ended.catch(() => undefined);
  while (!over) await jest.advanceTimersByTimeAsync(100);
  return ended;
}

test.each<[string, Step]>([
  ['nobody listens', 'no line'],
  ['a gateway without its service', unavailable],
  ['a proxy without its gateway', { status: 502 }],
  ['a first try that still runs', { ...running, retryAfter: '1' } as Step],
  ['a yes that broke off', { status: 200, cut: true }],
])('repeats the call with the same key until there is an answer: %s', async (_, step) => {
  const reply = settle(pay(clientOf([step, step, { status: 200, body: { status: 'approved' } }])));
  await expect(reply).resolves.toEqual({ status: 'approved' });
  expect(heard).toEqual([1, 2, 3].map(() => ({ method: 'POST', key: 'one' })));
});

test.each<[string, Step]>([
  ['sold out', { status: 409, body: { code: 'stock_changed' } }],
  [
    'a provider that does not answer: the payment runs',
    { status: 503, body: { code: 'payment_provider_unavailable' } },
  ],
  ['another conflict', running],
  ['too many calls', { status: 429, body: { code: 'rate_limited' }, retryAfter: '1' }],
])('does not repeat an answered call: %s', async (_, step) => {
  await expect(pay(clientOf([step]))).rejects.toBeInstanceOf(ApiError);
  expect(heard).toHaveLength(1);
});

test('a call that changes something and has no key is sent once', async () => {
  const client = clientOf(['no line']);
  await expect(client('POST /payment/remove/{id}', { params: { id: 'q' } })).rejects.toMatchObject({ status: 0 });
});

test('PUT and DELETE calls get a key of their own, the same for each try', async () => {
  const client = clientOf(['no line', { status: 200, body: { id: 'q' } }]);
  await settle(client('DELETE /quotation/{id}/removealldetails', { params: { id: 'q' } }));
  expect(heard[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(heard[1]).toEqual(heard[0]);
});

test('repeats nothing without patience or while the device is offline', async () => {
  await expect(pay(clientOf([unavailable], 0))).rejects.toMatchObject({ code: 'unavailable' });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  await expect(pay(clientOf(['no line']))).rejects.toMatchObject({ status: 0 });
  Reflect.deleteProperty(globalThis, 'navigator');
});

test('gives up after its patience, and passes the error on', async () => {
  jest.useFakeTimers();
  const steps = Array.from({ length: 100 }, () => unavailable);
  await expect(settle(pay(clientOf(steps)))).rejects.toMatchObject({ code: 'unavailable' });
  expect(heard.length).toBeGreaterThan(5);
  expect(heard.length).toBeLessThan(30);
});

test('what never answers is given up when the person’s patience ends, however often it is tried', async () => {
  jest.useFakeTimers();
  const limits: number[] = [];
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return new AbortController().signal;
  });
  const silent: typeof fetch = () =>
    new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), limits.at(-1)));
  const client = createApiClient({ baseUrl: '/api', site: 'actual-home', fetch: silent, patience: 20_000 });
  const begun = Date.now();
  await expect(settle(pay(client))).rejects.toMatchObject({ status: 0 });
  expect(limits).toHaveLength(2);
  expect(Date.now() - begun).toBeLessThanOrEqual(20_100);
  timeout.mockRestore();
});
