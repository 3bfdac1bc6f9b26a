import { tokenSeconds } from '@actual/contracts/facts/access/session';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { until } from '@actual/deploy/testing/until';
import type { FastifyInstance } from 'fastify';
import { openAccountApp } from '../testing/account-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 10 });
  app = await openAccountApp(db);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

type Reply = Awaited<ReturnType<typeof app.inject>>;
const cookieOf = (reply: Reply, name: string) => reply.cookies.find((one) => one.name === name)?.value;
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const site = 'actual-home';
const password = 'hamaca-azul-7';

let count = 0;
/** Somebody who just registered: their row, the key in their browser, and their token. */
async function newSession(changes: object = {}): Promise<{ id: string; key: string; token: string; email: string }> {
  count += 1;
  const email = `renueva.${count}@correo.mx`;
  const reply = await app.inject({
    method: 'POST',
    url: '/client/register/',
    headers: { site, 'user-agent': chrome },
    payload: {
      FirstName: 'Ana',
      LastName: 'Ruiz',
      E_Mail: email,
      Cellular: '9982145567',
      password,
      _password: password,
      ...changes,
    },
  });
  const key = cookieOf(reply, 'sesion-llave') ?? '';
  return { id: key.split('.')[0] ?? '', key, token: reply.json().token, email };
}
const renew = (key: string, at = app) =>
  at.inject({ method: 'POST', url: '/auth/renew', headers: { site, cookie: `sesion-llave=${key}` } });
const statusOf = async (token: string) =>
  (await app.inject({ url: '/me', headers: { site, authorization: `Bearer ${token}` } })).statusCode;
const row = (id: string) => database.knex('session').where({ id }).first();
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('a session keeps the device it began on, and no word of its key', async () => {
  const { id, key } = await newSession();
  expect(await row(id)).toMatchObject({ device: 'Chrome en Android', site, ended_at: null });
  expect(JSON.stringify(await row(id))).not.toContain(key.split('.')[1]);
});

test('a renewal is a token of the same session for another ten minutes, and leaves the key as it is', async () => {
  const { id, key } = await newSession();
  const reply = await renew(key);
  const { iat, exp, jti, ...claims } = claimsOf(reply.json().token);
  expect([jti, exp - iat]).toEqual([id, tokenSeconds]);
  expect(tokenSeconds).toBeLessThanOrEqual(15 * 60);
  expect(claims).toMatchObject({ role: 'client', site });
  expect(cookieOf(reply, 'sesion')).toBe(reply.json().token);
  expect(reply.cookies).toHaveLength(1);
  expect(reply.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await statusOf(reply.json().token)).toBe(200);
});

test.each([
  ['another secret', (key: string) => `${key.slice(0, -4)}AAAA`],
  ['another session’s id', (key: string) => `00000000-0000-4000-8000-000000000000.${key.split('.')[1]}`],
  ['nothing', () => ''],
  ['an injection', () => `' OR 1=1 --`],
])('does not renew a session by %s', async (_what, change) => {
  const { key } = await newSession();
  const reply = await renew(change(key));
  expect([reply.statusCode, reply.json().code, reply.cookies]).toEqual([401, 'unauthorized', []]);
});

const ago = (text: string) => database.knex.raw(`now() - interval '${text}'`);
test.each([
  ['unused for a month', { last_used_at: '31 days' }, 401],
  ['used within the month', { last_used_at: '29 days' }, 200],
  ['half a year old', { created_at: '181 days' }, 401],
  ['months old and used', { created_at: '150 days', last_used_at: '2 days' }, 200],
  ['ended', { ended_at: '1 second' }, 401],
])('renews or refuses a session that is %s', async (_what, times, status) => {
  const { id, key } = await newSession();
  const past = Object.fromEntries(Object.entries(times).map(([column, text]) => [column, ago(text)]));
  await database.knex('session').where({ id }).update(past);
  expect((await renew(key)).statusCode).toBe(status);
});

test('makes staff sign in every day', async () => {
  const { id, key, email } = await newSession();
  await database.knex.raw('ALTER TABLE app_user DISABLE TRIGGER app_user_rights');
  await database.knex('app_user').where({ email }).update({ role: 'seller' });
  await database.knex.raw('ALTER TABLE app_user ENABLE TRIGGER app_user_rights');
  expect((await renew(key)).statusCode).toBe(200);
  await database
    .knex('session')
    .where({ id })
    .update({ last_used_at: ago('9 hours') });
  expect((await renew(key)).statusCode).toBe(401);
  await database
    .knex('session')
    .where({ id })
    .update({ last_used_at: ago('1 hour'), created_at: ago('13 hours') });
  expect((await renew(key)).statusCode).toBe(401);
});

/** 50 tabs; npm test goes round twenty times, RENEWAL_ROUNDS=1000 as often as anybody likes. */
const rounds = Number(process.env.RENEWAL_ROUNDS ?? 20);
test(`fifty tabs renew one session at once, ${rounds} times; answers are lost, and nobody is signed out`, async () => {
  const { id, key, token } = await newSession();
  let last = token;
  for (let round = 0; round < rounds; round += 1) {
    await database
      .knex('session')
      .where({ id })
      .update({ last_used_at: ago('2 minutes') });
    const replies = await Promise.all(Array.from({ length: 50 }, () => renew(key)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    // of fifty answers one arrives; the tokens of the others are as good, and so is the one before
    const kept = replies[round % 50]?.json().token;
    expect(await statusOf(kept)).toBe(200);
    expect(await statusOf(last)).toBe(200);
    last = kept;
  }
  expect(await row(id)).toMatchObject({ ended_at: null });
  expect(await database.knex('session').where({ user_id: claimsOf(token).sub })).toHaveLength(1);
});

test('a renewal beside the end of its session leaves no token that lives on', async () => {
  for (let times = 0; times < 10; times += 1) {
    const { id, key } = await newSession();
    const end = () => database.knex('session').where({ id }).update({ ended_at: new Date() });
    const replies = await Promise.all([renew(key), renew(key), end(), renew(key), renew(key)]);
    const tokens = replies.flatMap((reply) =>
      typeof reply === 'object' && reply.statusCode === 200 ? [reply.json().token] : [],
    );
    for (const one of tokens) await until(async () => (await statusOf(one)) === 401);
    expect((await renew(key)).statusCode).toBe(401);
  }
});

test('one session more than fifty ends the one unused for longest', async () => {
  const { id, email, token } = await newSession();
  const { sub } = claimsOf(token);
  const session = { user_id: sub, site, key_hash: 'x', device: 'x' };
  const others = Array.from({ length: 49 }, () => ({ ...session, id: crypto.randomUUID() }));
  await database.knex('session').insert(others);
  await database
    .knex('session')
    .where({ id })
    .update({ last_used_at: ago('1 day') });
  await app.inject({ method: 'POST', url: '/auth/signin', headers: { site }, payload: { email, password } });
  expect(await database.knex('session').where({ user_id: sub, ended_at: null })).toHaveLength(50);
  expect((await row(id)).ended_at).not.toBeNull();
});
