import { tokenSeconds } from '@actual/contracts/facts/access/session';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { until } from '@actual/deploy/testing/until';
import { signed } from '@actual/kit/testing/tokens';
import type { FastifyInstance } from 'fastify';
import { openAccountApp } from '../testing/account-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const open = () => openAccountApp(db);
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 4 });
  app = await open();
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

type Claims = Record<string, unknown>;
const claimsOf = (token: string): Claims => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const call = (method: 'GET' | 'POST', url: string, token?: string, payload?: object, at = app) =>
  at.inject({
    method,
    url,
    headers: { site: 'actual-home', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload,
  });
const statusOf = async (token: string, at = app) => (await call('GET', '/me', token, undefined, at)).statusCode;

let count = 0;
async function register(): Promise<{ token: string; id: string }> {
  count += 1;
  const email = `ana.${count}@correo.mx`;
  const reply = await call('POST', '/client/register/', undefined, {
    FirstName: 'Ana',
    LastName: 'Ruiz',
    E_Mail: email,
    Cellular: '9982145567',
    password: 'hamaca-azul-7',
    _password: 'hamaca-azul-7',
  });
  const { token, user } = reply.json();
  return { token, id: user.id };
}
const ended = (token: string) => until(async () => (await statusOf(token)) !== 200);

test('refuses a copied token once its person signed out, also after a restart of the service', async () => {
  const { token } = await register();
  expect(await statusOf(token)).toBe(200);
  await call('POST', '/auth/signout', token);
  await ended(token);
  const again = await open();
  expect(await statusOf(token, again)).toBe(401);
  await again.close();
});

test('signing out ends the one session and none beside it', async () => {
  const { token } = await register();
  const other = (
    await call('POST', '/auth/signin', undefined, { email: `ana.${count}@correo.mx`, password: 'hamaca-azul-7' })
  ).json().token;
  await call('POST', '/auth/signout', token);
  await ended(token);
  expect(await statusOf(other)).toBe(200);
});

test('a session’s token names its row, issuer, audience and end', async () => {
  const { token, id } = await register();
  const claims = claimsOf(token);
  expect(claims).toMatchObject({ iss: 'actual/account', aud: 'actual/session', sub: id });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(tokenSeconds);
  expect(await database.knex('session').where({ id: claims.jti }).first()).toMatchObject({
    user_id: id,
    ended_at: null,
  });
});

test.each([
  ['no end', { exp: undefined }],
  ['no row', { jti: undefined }],
  ['no issuer', { iss: undefined }],
  ['another issuer', { iss: 'somebody/else' }],
  ['no audience', { aud: undefined }],
  ['another audience', { aud: 'actual/manager-grant' }],
  ['no beginning', { iat: undefined }],
  ['its end behind it', { exp: 1 }],
])('refuses a token with %s, though our key signed it', async (_what, change) => {
  const { token } = await register();
  expect(await statusOf(signed(claimsOf(token)))).toBe(200);
  expect(await statusOf(signed({ ...claimsOf(token), ...change }))).toBe(401);
});

test.each([
  ['has another role', { role: 'broker' }],
  ['is disabled', { disabled_at: new Date() }],
])('who %s has no session any more, and disabled people make no new one', async (_what, change) => {
  const { token, id } = await register();
  expect(await statusOf(token)).toBe(200);
  await database.knex('app_user').where({ id }).update(change);
  await ended(token);
  const email = `ana.${count}@correo.mx`;
  const again = await call('POST', '/auth/signin', undefined, { email, password: 'hamaca-azul-7' });
  if ('disabled_at' in change) expect([again.statusCode, again.json().code]).toEqual([401, 'credentials_invalid']);
  else expect(await statusOf(again.json().token)).toBe(200);
});

test('a change that has nothing to do with rights ends no session', async () => {
  const { token, id } = await register();
  await database.knex('app_user').where({ id }).update({ first_name: 'Anita' });
  expect(await database.knex('session').where({ user_id: id, ended_at: null })).toHaveLength(1);
  expect(await statusOf(token)).toBe(200);
});
