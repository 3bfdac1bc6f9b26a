import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { addressOf, gatewayBefore, upstreamsTo } from './testing';

// its documents page brings packages that jest cannot read, and is not asked here
jest.mock('./docs', () => ({ installDocs: async () => undefined }));

const id = '0d7b5a52-6f5e-4f0a-9d0c-3b1f2e4a5c6d';
const key = `${id}.${'k'.repeat(43)}`;
const token = (left: number, session = id) => {
  const claims = { jti: session, exp: Math.floor(Date.now() / 1_000) + left };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
};
const renewedToken = token(600);

/** A service that renews as it is told, and tells with which cookies it was asked. */
let answer: { status: number; wait?: Promise<void> };
let renewals: FastifyRequest['headers'][];
let heard: (string | undefined)[];
let service: FastifyInstance;
let gateway: FastifyInstance;

beforeAll(async () => {
  service = Fastify();
  service.post('/auth/renew', async ({ headers }, reply) => {
    renewals.push(headers);
    await answer.wait;
    if (answer.status !== 200) return reply.code(answer.status).send({ code: 'x' });
    return reply.header('set-cookie', `sesion=${renewedToken}; Path=/`).send({ token: renewedToken, expiresAt: 'x' });
  });
  service.all('/*', async ({ headers }, reply) => {
    heard.push(headers.cookie);
    return reply.header('set-cookie', 'own=1').send({ ok: true });
  });
  await service.listen({ port: 0, host: '127.0.0.1' });
  gateway = await gatewayBefore(addressOf(service), false);
});
afterAll(async () => {
  await gateway.close();
  await service.close();
});
beforeEach(() => {
  answer = { status: 200 };
  renewals = [];
  heard = [];
});

const call = (cookie: string, headers: object = {}) =>
  gateway.inject({ url: '/api/me', headers: { site: 'actual-home', cookie, ...headers } });

test.each([
  ['runs out', token(60)],
  ['ran out', token(-3_600)],
  ['is another session’s', token(600, 'another')],
  ['is none', 'no token'],
])('a token that %s is renewed before the call is handed on, and the browser gets the new one', async (_what, old) => {
  const reply = await call(`cp=77500; sesion=${old}; sesion-llave=${key}`);
  expect(heard).toEqual([`cp=77500; sesion-llave=${key}; sesion=${renewedToken}`]);
  expect(reply.headers['set-cookie']).toEqual([`sesion=${renewedToken}; Path=/`, 'own=1']);
  expect(renewals).toMatchObject([{ cookie: `sesion-llave=${key}`, 'x-forwarded-for': '127.0.0.1' }]);
});

test('a token that is gone is renewed by the key alone', async () => {
  await call(`sesion-llave=${key}`);
  expect(heard).toEqual([`sesion-llave=${key}; sesion=${renewedToken}`]);
});

test.each([
  ['a token with time left', `sesion=${token(600)}; sesion-llave=${key}`, {}],
  ['a token without a key, while it lasts', `sesion=${token(60)}`, {}],
  ['a bearer’s call', `sesion=${token(-1)}; sesion-llave=${key}`, { authorization: 'Bearer x' }],
  ['nobody’s call', 'cp=77500', {}],
])('%s is handed on as it came', async (_what, cookie, headers) => {
  await call(cookie, headers);
  expect([heard, renewals]).toEqual([[cookie], []]);
});

test('fifty calls at once are one renewal, and each is answered with it', async () => {
  let go: () => void = () => undefined;
  answer.wait = new Promise((resolve) => {
    go = resolve;
  });
  const calls = Array.from({ length: 50 }, () => call(`sesion=${token(-1)}; sesion-llave=${key}`));
  go();
  for (const reply of await Promise.all(calls)) expect(reply.headers['set-cookie']).toHaveLength(2);
  expect(heard).toHaveLength(50);
  expect(renewals.length).toBeLessThan(50);
});

test('passes an expired session on without its token, keeps its cookies, and checks it only once', async () => {
  answer.status = 401;
  const gone = `${id}.${'g'.repeat(43)}`;
  for (let times = 0; times < 2; times += 1) {
    const reply = await call(`sesion=${token(-1)}; sesion-llave=${gone}`);
    expect(reply.headers['set-cookie']).toEqual('own=1');
  }
  expect(heard).toEqual([`sesion-llave=${gone}`, `sesion-llave=${gone}`]);
  expect(renewals).toHaveLength(1);
});

test.each([`${'x'.repeat(9_000)}`, '%00', `${id}.short`])(
  'an invalid key is refused without asking a service: %.20s',
  async (no) => {
    await call(`sesion=${token(-1)}; sesion-llave=${no}`);
    expect(renewals).toEqual([]);
  },
);

test('without an answer the late token is handed on, for reading goes on', async () => {
  answer.status = 503;
  const cookie = `sesion=${token(-1)}; sesion-llave=${key}`;
  await call(cookie);
  expect(heard).toEqual([cookie]);
  const { upstreams, close } = upstreamsTo('http://127.0.0.1:1');
  const { renewSessions } = await import('./renewal');
  const request = { headers: { cookie }, ip: '127.0.0.1', id: '1', host: 'x', protocol: 'http' };
  await renewSessions(upstreams.account)(request as FastifyRequest, {} as never);
  expect(request.headers.cookie).toBe(cookie);
  await close();
});
