import { randomUUID } from 'node:crypto';
import { Role } from '@actual/contracts/facts/access/roles';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../people/password';
import { openAccountApp } from '../testing/account-app';

const password = 'hamaca-azul-7';
let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
let demo: FastifyInstance;
let hash: string;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 8 });
  app = await openAccountApp(db, { staffSignIn: 'two-factors' });
  demo = await openAccountApp(db);
  hash = await hashPassword(password);
});
afterAll(async () => {
  await Promise.all([app.close(), demo.close()]);
  await disconnect(db);
  await database.close();
});

async function call(method: 'GET' | 'POST', url: string, payload?: object, token?: string, at = app) {
  const reply = await at.inject({
    method,
    url,
    remoteAddress: `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    headers: { site: 'actual-studio', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload,
  });
  const body = reply.json();
  return { status: reply.statusCode, code: (body.code ?? 'ok') as string, body };
}

async function person(role: Role = Role.manager): Promise<{ id: string; email: string }> {
  const [id, email] = [randomUUID(), `${randomUUID()}@actual.mx`];
  const names = { first_name: 'Ana', last_name: 'Ruiz' };
  await database.knex('app_user').insert({ id, email, role, password_hash: hash, ...names });
  return { id, email };
}
const signIn = (email: string, code?: string, at = app) =>
  call('POST', '/auth/signin', { email, password, code }, undefined, at);

/** The app on a telephone, by its secret; `step` half-minutes from now. */
const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });
/** As if the codes so far had been used long ago. */
const later = (id: string) => database.knex('second_factor').where({ user_id: id }).update({ last_step: 0 });

/** Somebody of the staff who set an app up. */
async function enrolled() {
  const who = await person();
  const { secret } = (await signIn(who.email)).body.details;
  const { body } = await signIn(who.email, codeOf(secret));
  return { ...who, secret: secret as string, codes: body.recoveryCodes as string[], token: body.token as string };
}

test.each([Role.seller, Role.manager, Role.admin, Role.broker])(
  '%s: the first sign-in sets an app up',
  async (role) => {
    const { email } = await person(role);
    const asked = await signIn(email);
    expect([asked.status, asked.code]).toEqual([401, 'second_factor_missing']);
    const { secret, uri, qr } = asked.body.details;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(qr).toMatch(/^<svg /);
    const { status, body } = await signIn(email, codeOf(secret));
    expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
    expect((await signIn(email)).body).toMatchObject({ code: 'second_factor_required', details: { way: 'code' } });
  },
);

test('clients sign in by password alone, and so do staff where the environment says demo', async () => {
  expect((await signIn((await person(Role.client)).email)).status).toBe(200);
  expect((await signIn((await person()).email, undefined, demo)).status).toBe(200);
});

test('asks a user who set up an app for its code in the demo too', async () => {
  const { email, id, secret } = await enrolled();
  expect((await signIn(email, undefined, demo)).code).toBe('second_factor_required');
  await later(id);
  expect((await signIn(email, codeOf(secret), demo)).status).toBe(200);
});

test('a wrong password is refused in the same words with a right code', async () => {
  const { email, secret } = await enrolled();
  const reply = await call('POST', '/auth/signin', { email, password: 'otra cosa', code: codeOf(secret) });
  expect(reply.code).toBe('credentials_invalid');
});

test('accepts a code once, also of two at once, and no earlier one; a clock may be half a minute off', async () => {
  const { email, id, secret } = await enrolled();
  await later(id);
  const both = await Promise.all([signIn(email, codeOf(secret, 1)), signIn(email, codeOf(secret, 1))]);
  expect(both.map(({ code }) => code).sort()).toEqual(['ok', 'second_factor_wrong']);
  expect((await signIn(email, codeOf(secret))).code).toBe('second_factor_wrong');
  await later(id);
  expect((await signIn(email, codeOf(secret, 3))).code).toBe('second_factor_wrong');
  expect((await signIn(email, codeOf(secret, -1))).status).toBe(200);
});

test('a recovery code is good once, however it is copied', async () => {
  const { email, codes, token } = await enrolled();
  const typed = ` ${codes[0]?.toUpperCase().replace('-', ' ')} `;
  expect((await signIn(email, typed)).status).toBe(200);
  expect((await signIn(email, codes[0])).code).toBe('second_factor_wrong');
  expect((await call('GET', '/me/second-factor', undefined, token)).body).toEqual({ on: true, recoveryCodes: 9 });
  const other = await enrolled();
  expect((await signIn(email, other.codes[0])).code).toBe('second_factor_wrong');
});

test('wrong codes are slowed like wrong passwords', async () => {
  const { email, id, secret } = await enrolled();
  const replies = await Promise.all(Array.from({ length: 30 }, () => signIn(email, '000000')));
  const codes = replies.map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['second_factor_wrong', 'rate_limited']));
  expect(codes.filter((one) => one === 'second_factor_wrong').length).toBeLessThan(15);
  await database.knex('sign_in_failure').update({ failures: 20, last_at: new Date() });
  await later(id);
  expect((await signIn(email, codeOf(secret))).code).toBe('rate_limited');
});

test('starting the setup again voids the earlier one; a wrong code does not', async () => {
  const { email } = await person();
  const first = (await signIn(email)).body.details.secret;
  const second = (await signIn(email)).body.details.secret;
  expect((await signIn(email, codeOf(first))).code).toBe('second_factor_wrong');
  expect((await signIn(email, codeOf(second))).status).toBe(200);
});

test('asks a user who has a passkey and no app for the passkey; a password cannot set an app up', async () => {
  const { id, email } = await person();
  const key = { credential_id: randomUUID(), public_key: Buffer.from('x'), counter: 0, transports: [], name: 'x' };
  await database.knex('passkey').insert({ id: randomUUID(), user_id: id, rp_id: 'interno.localhost', ...key });
  expect((await signIn(email)).body).toMatchObject({ code: 'second_factor_required', details: { way: 'passkey' } });
  expect((await signIn(email, '123456')).code).toBe('second_factor_required');
});

test('another telephone: the password begins, its first code ends; then the one before counts no more', async () => {
  const { id, email, secret, codes, token } = await enrolled();
  const begin = (word: string) => call('POST', '/me/second-factor/options', { password: word }, token);
  expect((await begin('otra cosa')).code).toBe('password_required');
  const other = (await begin(password)).body.secret;
  await later(id);
  expect((await signIn(email, codeOf(secret))).status).toBe(200);
  const confirm = (code: string) => call('POST', '/me/second-factor', { code }, token);
  expect((await confirm('000000')).code).toBe('second_factor_wrong');
  expect((await confirm(codeOf(other))).body.recoveryCodes).toHaveLength(10);
  expect((await confirm(codeOf(other))).code).toBe('second_factor_wrong');
  await later(id);
  expect((await signIn(email, codeOf(secret))).code).toBe('second_factor_wrong');
  expect((await signIn(email, codes[1])).code).toBe('second_factor_wrong');
  expect((await signIn(email, codeOf(other))).status).toBe(200);
});

test('stores neither secrets nor codes in clear text', async () => {
  const { secret, codes } = await enrolled();
  const kept = JSON.stringify([
    await database.knex('second_factor').select(),
    await database.knex('recovery_code').select(),
  ]);
  for (const one of [secret, ...codes]) expect(kept).not.toContain(one);
});
