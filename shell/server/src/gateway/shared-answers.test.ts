import { until } from '@actual/deploy/testing/until';
import Fastify, { type FastifyInstance } from 'fastify';
import { addressOf, gatewayBefore } from './testing';

// its documents page brings packages that jest cannot read, and is not asked here
jest.mock('./docs', () => ({ installDocs: async () => undefined }));

/** The headers of the service's next answers, each of which has a number of its own. */
let told: Record<string, string>;
let asked = 0;
let service: FastifyInstance;
let gateway: FastifyInstance;
let internal: FastifyInstance;
const forAMinute = { 'cache-control': 'public, max-age=0, s-maxage=60', vary: 'site' };

beforeAll(async () => {
  service = Fastify();
  service.all('/*', async (_request, reply) => {
    asked += 1;
    return reply.headers({ ...told, etag: `"${asked}"`, 'x-ratelimit-remaining': '7' }).send({ asked });
  });
  await service.listen({ port: 0, host: '127.0.0.1' });
  gateway = await gatewayBefore(addressOf(service), false);
  internal = await gatewayBefore(addressOf(service), true);
});
afterAll(async () => {
  await Promise.all([gateway.close(), internal.close()]);
  await service.close();
});
beforeEach(() => {
  told = forAMinute;
});

const site = 'actual-kids';
type Headers = Record<string, string>;
const read = (slug: string, headers: Headers = {}, at = gateway) =>
  at.inject({ url: `/api/product/findbyslug/${slug}`, headers: { site, ...headers } });
const post = (url: string, body: object | string) =>
  gateway.inject({ method: 'POST', url, payload: body, headers: { site, 'content-type': 'application/json' } });
const search = (body: object | string) => post('/api/product/search/', body);

/** Asks twice, which is enough to be kept, and says the number of the second answer. */
const askTwice = async (ask: () => ReturnType<typeof read>): Promise<number> => {
  await ask();
  return (await ask()).json().asked;
};

test('a public answer is cached from the second time on, without a caller’s remaining limit', async () => {
  const first = await read('silla');
  const second = await read('silla');
  expect(second.json()).not.toEqual(first.json());
  const third = await read('silla');
  expect(third.json()).toEqual(second.json());
  expect(third.headers).toMatchObject({
    ...forAMinute,
    etag: second.headers.etag,
    vary: 'site, accept-encoding',
  });
  expect(third.headers['content-type']).toBe(second.headers['content-type']);
  expect(third.headers).not.toHaveProperty('x-ratelimit-remaining');
  const known = await read('silla', { 'if-none-match': String(second.headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

test('a search asks by its body', async () => {
  const number = await askTwice(() => search({ keywords: 'sofa' }));
  expect((await search({ keywords: 'sofa' })).json().asked).toBe(number);
  expect((await search({ keywords: 'cama' })).json().asked).not.toBe(number);
  const long = { keywords: 'x'.repeat(5_000) };
  const numberOfLong = await askTwice(() => search(long));
  expect((await search(long)).json().asked).not.toBe(numberOfLong);
});

test('a call that changes something is made each time', async () => {
  const add = () => post('/api/quotation/create', {});
  const number = await askTwice(add);
  expect((await add()).json().asked).toBe(number + 1);
});

test('it is asked for again once its time is over', async () => {
  told = { ...forAMinute, 'cache-control': 'public, max-age=0, s-maxage=1' };
  const number = await askTwice(() => read('mesa'));
  expect((await read('mesa')).json().asked).toBe(number);
  await until(async () => (await read('mesa')).json().asked !== number);
});

test.each<[string, string, Headers]>([
  ['another brand', 'brand', { site: 'actual-home' }],
  ['who calls with a token', 'token', { authorization: 'Bearer b' }],
])('gives no cached answer to %s', async (_who, slug, headers) => {
  const number = await askTwice(() => read(slug));
  expect((await read(slug, headers)).json().asked).not.toBe(number);
  expect((await read(slug)).json().asked).toBe(number);
});

test.each<[string, string, Headers]>([
  ['that nobody else may keep', 'private', { 'cache-control': 'private, no-cache', vary: 'site' }],
  ['without a word about it', 'silent', {}],
  ['that differs by cookie', 'vary', { ...forAMinute, vary: 'cookie' }],
  ['with a cookie', 'cookie', { ...forAMinute, 'set-cookie': 'a=b' }],
])('an answer %s is not kept', async (_what, slug, headers) => {
  told = headers;
  const number = await askTwice(() => read(slug));
  expect((await read(slug)).json().asked).toBe(number + 1);
});

test('the internal gateway caches nothing: staff see their changes at once', async () => {
  const number = await askTwice(() => read('cama', {}, internal));
  expect((await read('cama', {}, internal)).json().asked).toBe(number + 1);
});
