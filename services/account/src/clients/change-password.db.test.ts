import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openAccountApp } from '../testing/account-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 4 });
  app = await openAccountApp(db);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

const old = 'hamaca-azul-7';
const fresh = 'Ceiba-verde-81';

/** Each from another machine. */
let calls = 0;
const send = async (method: 'GET' | 'POST' | 'PUT', url: string, body: object | undefined, token = '') => {
  const headers = { site: 'actual-home', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  calls += 1;
  const remoteAddress = `10.8.${calls >> 8}.${calls & 255}`;
  const reply = await app.inject({ method, url, headers, remoteAddress, ...(body ? { payload: body } : {}) });
  return { status: reply.statusCode, body: reply.json() };
};
const person = { firstName: 'Ana', lastName: 'Ruiz', phone: '9982145567', mobilePhone: '9982145567' };
const client = (email: string) => ({ FirstName: 'Ana', LastName: 'Ruiz', E_Mail: email, Cellular: '9982145567' });
const register = async (email: string): Promise<string> =>
  (await send('POST', '/client/register/', { ...client(email), password: old, _password: old })).body.token;
const signIn = (email: string, password: string) => send('POST', '/auth/signin', { email, password });
const change = (token: string, password: string, newPassword = fresh, _newPassword = newPassword) =>
  send('PUT', '/me/password', { password, newPassword, _newPassword }, token);
const isSignedIn = async (token: string) => (await send('GET', '/me', undefined, token)).status === 200;

test('the new password is the one that counts, this session goes on and every other one ends', async () => {
  const here = await register('cambia@correo.mx');
  const elsewhere: string = (await signIn('cambia@correo.mx', old)).body.token;
  const another = await register('otra@correo.mx');
  expect(await change(here, old)).toMatchObject({ status: 200 });
  expect((await signIn('cambia@correo.mx', old)).body.code).toBe('credentials_invalid');
  expect((await signIn('cambia@correo.mx', fresh)).status).toBe(200);
  expect(await isSignedIn(here)).toBe(true);
  expect(await isSignedIn(another)).toBe(true);
  const { sub } = JSON.parse(Buffer.from(elsewhere.split('.')[1] ?? '', 'base64url').toString());
  const sessions = await database.knex('session').where({ user_id: sub }).whereNull('ended_at');
  // the one that changed it, and the one that signed in with the new one
  expect(sessions).toHaveLength(2);
});

test.each([
  ['another present password', 'Otra-clave-2026', fresh, fresh, 403, 'password_required'],
  ['a common new one', old, 'contraseña1', 'contraseña1', 400, 'password_too_common'],
  ['two that differ', old, fresh, 'Ceiba-roja-82', 400, 'invalid_input'],
  ['one that is too short', old, 'corta', 'corta', 400, 'invalid_input'],
])('refuses %s and keeps the password', async (what, password, newPassword, again, status, code) => {
  const email = `${what.length}-${newPassword.length}-${again.length}@correo.mx`;
  const token = await register(email);
  const refused = await change(token, password, newPassword, again);
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect((await signIn(email, old)).status).toBe(200);
});

test('wrong passwords count as guesses at the account, whether password or e-mail is to change, and wherever they come from', async () => {
  const [token, other] = [await register('adivinada@correo.mx'), await register('mudada@correo.mx')];
  const to = { ...person, email: 'nueva@correo.mx', _email: 'nueva@correo.mx', password: 'Otra-clave-2026' };
  for (const guess of [() => change(token, 'Otra-clave-2026'), () => send('PUT', '/me/update', to, other)]) {
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await guess()).body.code));
    expect(new Set(codes)).toEqual(new Set(['password_required', 'rate_limited']));
  }
});

test('guests have no password to change; nobody changes one without a session', async () => {
  const guest = await send('POST', '/client/register/', { ...client('invitada@correo.mx'), invited: true });
  expect((await change(guest.body.token, old)).body.code).toBe('password_required');
  expect((await change('', old)).status).toBe(401);
});
