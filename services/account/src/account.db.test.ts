import { credentialHeader } from '@actual/contracts/gateways';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { GatewayOf } from '@actual/kit';
import { tokenKeys } from '@actual/kit/testing/tokens';
import type { FastifyInstance } from 'fastify';
import { type AccountAppConfig, createAccountApp } from './app';
import { unreachableOutside } from './testing/unreachable-outside';

const config: AccountAppConfig = {
  COOKIE_SECRET: 'a secret of at least thirty-two characters',
  SECOND_FACTOR_SECRET: 'b'.repeat(32),
  STAFF_SIGN_IN: 'demo' as const,
  COOKIE_SECURE: false,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: 0,
  SIGNIN_PER_MINUTE: 10,
};

/** The internal gateway calls, unless a test says that it is the public one. */
const gatewayOf: GatewayOf = (credential) => (credential === 'public' ? 'public' : 'internal');
const fromPublic = { [credentialHeader]: 'public' };

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 4 });
  app = await createAccountApp({ db, config, gatewayOf, tokenKeys, outside: unreachableOutside(), pdfThread: '' });
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

type Headers = Record<string, string>;
const call = (method: 'GET' | 'POST', url: string, payload?: object, headers: Headers = {}, at = app) =>
  at.inject({ method, url, headers: { site: 'actual-home', ...headers }, payload });

const mariana = {
  FirstName: 'Mariana',
  LastName: 'Pech Canul',
  E_Mail: 'mariana.pech@correo.mx',
  _E_Mail: 'mariana.pech@correo.mx',
  Cellular: '998 214 5567',
  password: 'hamaca-azul-7',
  _password: 'hamaca-azul-7',
};
const register = (changes: object = {}, headers: Headers = {}) =>
  call('POST', '/client/register/', { ...mariana, ...changes }, headers);
const signIn = (email: string, password: string, at = app) => call('POST', '/auth/signin', { email, password }, {}, at);
const cookieOf = (reply: Awaited<ReturnType<typeof call>>) =>
  `sesion=${reply.cookies.find(({ name }) => name === 'sesion')?.value ?? ''}`;

test('a registered client is signed in by an HttpOnly cookie and is known by it', async () => {
  const registered = await register();
  expect(registered.statusCode).toBe(200);
  expect(registered.cookies).toContainEqual(
    expect.objectContaining({ name: 'sesion', httpOnly: true, sameSite: 'Lax', path: '/' }),
  );
  expect(registered.body).not.toContain('hamaca');
  expect(registered.body).not.toContain('argon2');

  const me = await call('GET', '/me', undefined, { cookie: cookieOf(registered) });
  expect(me.json()).toMatchObject({ role: 'client', invited: false, firstName: 'Mariana', CardCode: 'C100001' });
});

test('the session is good for its own brand only', async () => {
  const { token } = (await signIn(mariana.E_Mail, mariana.password)).json();
  const authorization = `Bearer ${token}`;
  expect((await call('GET', '/me', undefined, { authorization })).statusCode).toBe(200);
  expect((await call('GET', '/me', undefined, { authorization, site: 'actual-kids' })).statusCode).toBe(401);
});

test('an e-mail is the same in any case', async () => {
  expect((await signIn('MARIANA.pech@correo.mx', mariana.password)).statusCode).toBe(200);
});

test('a wrong password and an unknown email get the same answer', async () => {
  const [wrong, unknown] = [await signIn(mariana.E_Mail, 'otra cosa'), await signIn('nadie@correo.mx', 'otra cosa')];
  const answer = ({ statusCode, json }: typeof wrong) => [statusCode, json().code, json().message];
  expect(answer(wrong)).toEqual([401, 'credentials_invalid', 'credentials_invalid']);
  expect(answer(unknown)).toEqual(answer(wrong));
  expect(wrong.cookies).toEqual([]);
});

test('an unknown email takes as long as a known one', async () => {
  // by the processor's time: how long a busy machine takes says nothing
  const timed = async (email: string) => {
    const times: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const before = process.cpuUsage();
      await signIn(email, 'otra cosa');
      const { user, system } = process.cpuUsage(before);
      times.push(user + system);
    }
    return Math.min(...times);
  };
  const [known, unknown] = [await timed(mariana.E_Mail), await timed('nadie@correo.mx')];
  expect(unknown).toBeGreaterThan(known / 3);
});

test('a guest with the email of an account opens nothing of that account', async () => {
  const account = (await signIn(mariana.E_Mail, mariana.password)).json().user;
  const { password: _p, _password, ...guest } = mariana;
  const invited = await call('POST', '/client/register/', { ...guest, invited: true });
  expect(invited.statusCode).toBe(200);
  const { user } = invited.json();
  expect(user).toMatchObject({ role: 'guest', invited: true });
  expect(user.id).not.toBe(account.id);
  expect(user.Client).not.toBe(account.Client);
  expect((await signIn(mariana.E_Mail, mariana.password)).json().user.id).toBe(account.id);
});

test('a guest gets a random password, even if a password was sent', async () => {
  const guest = { E_Mail: 'invitada@correo.mx', _E_Mail: 'invitada@correo.mx', invited: true };
  expect((await register(guest)).json().user.invited).toBe(true);
  expect((await signIn('invitada@correo.mx', mariana.password)).json().code).toBe('credentials_invalid');
});

test.each([
  ['no first name', { FirstName: ' ' }, 'FirstName'],
  ['a phone that does not end with ten digits', { Cellular: '998 214' }, 'Cellular'],
  ['another confirmation email', { _E_Mail: 'otro@correo.mx' }, '_E_Mail'],
  ['another confirmation password', { _password: 'hamaca-azul-8' }, '_password'],
  ['a short password', { password: 'corta', _password: 'corta' }, 'password'],
  ['eight blanks', { password: ' '.repeat(8), _password: ' '.repeat(8) }, 'password'],
  ['seven characters and a blank', { password: 'silla a7', _password: 'silla a7' }, 'password'],
  ['no password', { password: undefined, _password: undefined }, 'password'],
])('%s is refused by its field', async (_what, changes, field) => {
  const reply = await register({ E_Mail: 'otra@correo.mx', _E_Mail: 'otra@correo.mx', ...changes });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input']);
  expect(reply.json().details).toContainEqual(expect.objectContaining({ field }));
});

test.each(['12345678', 'password', 'Contraseña2026'])(
  'refuses the password %s in every way to register',
  async (password) => {
    const email = 'comun@correo.mx';
    const registered = await register({ E_Mail: email, _E_Mail: email, password, _password: password });
    expect([registered.statusCode, registered.json().code]).toEqual([400, 'password_too_common']);
    for (const url of ['/user/create', '/user/register/']) {
      const user = { firstName: 'Ana', lastName: 'Ruiz', email, mobilePhone: '9982145567', password };
      const reply = await call('POST', url, { ...user, confirm_pass: password });
      expect([url, reply.statusCode, reply.json().code]).toEqual([url, 400, 'password_too_common']);
    }
  },
);

test('ignores a role or a client that a registration sends', async () => {
  const email = 'colada@correo.mx';
  const reply = await register({ E_Mail: email, _E_Mail: email, role: 'admin', client_id: 'x', invited: false });
  expect(reply.json().user.role).toBe('client');
});

test('a text that cannot be stored is the caller’s mistake', async () => {
  const email = 'nul@correo.mx';
  const reply = await register({ E_Mail: email, _E_Mail: email, FirstName: 'Ana\u0000' });
  expect(reply.statusCode).toBe(400);
  expect((await call('POST', '/auth/signin', { email: ['a'], password: {} })).statusCode).toBe(400);
});

test.each(['/client/register/', '/auth/signin'])('a body of %s nested twenty thousand deep is refused', async (url) => {
  for (const key of [{}, { 'idempotency-key': 'a-body-that-has-no-end' }]) {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: { site: 'actual-home', 'content-type': 'application/json', ...key },
      payload: '['.repeat(20_000) + ']'.repeat(20_000),
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_request']);
  }
});

test('the same key registers once and signs in each time', async () => {
  const email = 'doble@correo.mx';
  const send = (changes: object = {}) =>
    register({ E_Mail: email, _E_Mail: email, ...changes }, { 'idempotency-key': 'a-family-of-registrations' });
  const [first, second] = [await send(), await send()];
  expect(second.json().user.id).toBe(first.json().user.id);
  expect(cookieOf(second)).not.toBe('sesion=');
  expect((await send({ FirstName: 'Otra' })).json().code).toBe('idempotency_conflict');
  const kept = JSON.stringify(await database.knex('account_idempotency').select());
  // how a session token begins, long enough not to stand in a cipher by chance
  expect(kept).not.toMatch(/eyJhbGciOi|hamaca/);
});

test('a call without the site header is refused', async () => {
  const reply = await app.inject({ method: 'POST', url: '/auth/signin', payload: {} });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'site_required']);
});

test('signing out ends the session and lets go of held quotations', async () => {
  const cookie = cookieOf(await signIn(mariana.E_Mail, mariana.password));
  const out = await call('POST', '/auth/signout', undefined, { cookie });
  expect(out.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['sesion', ''],
    ['sesion-llave', ''],
    ['portador', ''],
  ]);
});

test('refuses a forged session, a deleted person’s session, and none', async () => {
  const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwicm9sZSI6ImFkbWluIn0.';
  expect((await call('GET', '/me', undefined, { authorization: `Bearer ${token}` })).json().code).toBe('unauthorized');
  expect((await call('GET', '/me')).json().code).toBe('unauthorized');

  const cookie = cookieOf(await register({ E_Mail: 'borrada@correo.mx', _E_Mail: 'borrada@correo.mx' }));
  await database.knex('app_user').where({ email: 'borrada@correo.mx' }).delete();
  const gone = await call('GET', '/me', undefined, { cookie });
  // an answer that comes late must not take the cookies of a session that began meanwhile
  expect([gone.statusCode, gone.cookies]).toEqual([401, []]);
});

test('the eleventh sign-in within a minute is refused', async () => {
  const limited = await createAccountApp({
    db,
    config: { ...config, RATE_LIMIT_PER_MINUTE: 1000 },
    gatewayOf,
    tokenKeys,
    outside: unreachableOutside(),
    pdfThread: '',
  });
  const codes: string[] = [];
  for (let i = 0; i < 11; i += 1) codes.push((await signIn(`nadie.${i}@correo.mx`, 'x', limited)).json().code);
  await limited.close();
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('credentials_invalid'));
  expect(codes[10]).toBe('rate_limited');
});

describe('staff', () => {
  const email = 'vendedora@correo.mx';
  const credentials = { email, password: mariana.password };
  const authorize = { ...credentials, quotationId: 'a'.repeat(32) };

  beforeAll(async () => {
    await register({ E_Mail: email, _E_Mail: email });
  });
  beforeEach(() => database.knex('app_user').where({ email }).update({ role: 'manager', main_store: null }));

  test.each(['seller', 'manager', 'admin', 'broker'])('a %s signs in on the internal network alone', async (role) => {
    await database.knex('app_user').where({ email }).update({ role });
    expect((await call('POST', '/auth/signin', credentials)).json().user.role).toBe(role);
    const outside = await call('POST', '/auth/signin', credentials, fromPublic);
    const wrong = await call('POST', '/auth/signin', { email, password: 'otra cosa' }, fromPublic);
    const answer = ({ statusCode, json }: typeof wrong) => [statusCode, json().code, json().message];
    expect(answer(outside)).toEqual(answer(wrong));
    expect(outside.cookies).toEqual([]);
  });

  test.each(['manager', 'broker'])('refuses the token of a %s at the public gateway', async (role) => {
    await database.knex('app_user').where({ email }).update({ role });
    const { token } = (await call('POST', '/auth/signin', credentials)).json();
    const authorization = `Bearer ${token}`;
    expect((await call('GET', '/me', undefined, { authorization })).statusCode).toBe(200);
    const outside = await call('GET', '/me', undefined, { authorization, ...fromPublic });
    expect([outside.statusCode, outside.json().code]).toEqual([401, 'unauthorized']);
  });

  test('grants a manager’s approval on the internal network alone', async () => {
    const authorization = `Bearer ${(await call('POST', '/auth/signin', credentials)).json().token}`;
    expect((await call('POST', '/auth/manager', authorize, { authorization })).json().code).toBe('credentials_invalid');
    // a caller who is not signed in cannot guess a manager's password, and every guess is in the audit log
    expect((await call('POST', '/auth/manager', authorize)).json().code).toBe('unauthorized');
    const written = await database
      .knex('audit_entry as e')
      .join('audit_outcome as o', 'o.entry_id', 'e.id')
      .where({ call: 'POST /auth/manager' });
    expect(written).toMatchObject([{ role: 'manager', code: 'credentials_invalid', after: { email } }]);
    const outside = await call('POST', '/auth/manager', authorize, fromPublic);
    expect([outside.statusCode, outside.json().code]).toEqual([404, 'not_found']);
  });

  test('a client signs in through the public gateway too', async () => {
    const own = { email: mariana.E_Mail, password: mariana.password };
    const signed = await call('POST', '/auth/signin', own, fromPublic);
    expect(signed.statusCode).toBe(200);
  });
});
