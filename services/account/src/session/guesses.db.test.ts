import { randomUUID } from 'node:crypto';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { sessionToken } from '@actual/kit/testing/tokens';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../people/password';
import { openAccountApp } from '../testing/account-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
let hash: string;
const password = 'hamaca-azul-7';
const open = () => openAccountApp(db);
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 8 });
  app = await open();
  hash = await hashPassword(password);
  await database.knex('quotation').insert({ id: quotation, site: 'actual-studio', priced_on: '2026-11-26' });
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

/** An address of its own each time: the guesses of many machines. */
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

async function account(): Promise<string> {
  const email = `${randomUUID()}@actual.mx`;
  const person = { role: 'admin', password_hash: hash, first_name: 'Ana', last_name: 'Ruiz' };
  await database.knex('app_user').insert({ id: randomUUID(), email, ...person });
  return email;
}

interface From {
  address?: string;
  cookie?: string;
  at?: FastifyInstance;
  url?: string;
}
const signIn = (
  email: string,
  secret: string,
  { address = newAddress(), cookie, at = app, url = '/auth/signin' }: From = {},
) =>
  at.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    headers: {
      site: 'actual-studio',
      ...(cookie ? { cookie } : {}),
      ...(url === '/auth/manager'
        ? { authorization: `Bearer ${sessionToken({ role: 'seller', site: 'actual-studio' })}` }
        : {}),
    },
    payload: { email, password: secret, ...(url === '/auth/manager' ? { quotationId: quotation } : {}) },
  });
/** The quotation that a manager would authorize. */
const quotation = randomUUID();
const codeOf = (reply: Awaited<ReturnType<typeof signIn>>): string => reply.json().code ?? 'ok';

/** So many guesses at once, each from an address of its own; answers how many were looked at. */
async function guess(email: string, times: number, from: From = {}): Promise<number> {
  const replies = await Promise.all(Array.from({ length: times }, () => signIn(email, 'otra cosa', from)));
  expect(new Set(replies.map(codeOf))).toEqual(new Set(['credentials_invalid', 'rate_limited']));
  return replies.filter((reply) => codeOf(reply) === 'credentials_invalid').length;
}

/** The free ones, and those for which a busy machine took long enough. */
const about = (count: number) => [count, count + 1, count + 2, count + 3];

/** Others have been guessing at it for a while: the next one waits a minute. */
async function besiege(email: string, from: From = {}): Promise<void> {
  expect(about(10)).toContain(await guess(email, 40, from));
  await database.knex('sign_in_failure').where('failures', '>=', 10).update({ failures: 20, last_at: new Date() });
}

/** As if so many seconds had gone by. */
const wait = (seconds: number) =>
  database.knex('sign_in_failure').update({ last_at: database.knex.raw(`last_at - interval '${seconds} seconds'`) });

const deviceOf = (reply: Awaited<ReturnType<typeof signIn>>) =>
  reply.cookies
    .filter(({ name }) => name === 'conocido')
    .map(({ name, value }) => `${name}=${value}`)
    .join('');

test.each(['/auth/signin', '/auth/manager'])(
  '%s: guesses at one account are slowed, however many addresses they come from',
  async (url) => {
    const email = await account();
    expect(about(10)).toContain(await guess(email, 60, { url }));
    // each waits twice as long as the one before, a minute at most
    await database.knex('sign_in_failure').where('failures', '>=', 10).update({ failures: 15, last_at: new Date() });
    const refused = await signIn(email, password, { url });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(about(29)).toContain(Number(refused.headers['retry-after']));
    await wait(32);
    expect(await guess(email, 10, { url })).toBe(1);
    await wait(32);
    expect((await signIn(email, password, { url })).statusCode).toBe(429);
    await wait(28);
    expect((await signIn(email, password, { url })).statusCode).toBe(200);
  },
);

test('an e-mail without an account is slowed alike: the answers tell nothing', async () => {
  const email = 'nadie@correo.mx';
  await besiege(email);
  const known = await account();
  await besiege(known);
  const said = async (one: string) => {
    const { requestId: _own, ...body } = (await signIn(one, 'otra cosa')).json();
    return body;
  };
  expect(await said(email)).toEqual(await said(known));
});

test('while others guess, the owner signs in at a device that signed in before', async () => {
  const email = await account();
  const cookie = deviceOf(await signIn(email, password));
  await besiege(email);
  expect(codeOf(await signIn(email, password))).toBe('rate_limited');
  expect(codeOf(await signIn(email, password, { cookie }))).toBe('ok');
});

test('a known device guesses no faster than anybody, and is known for its own account alone', async () => {
  const [mine, other] = [await account(), await account()];
  const cookie = deviceOf(await signIn(mine, password));
  await besiege(mine, { cookie });
  await besiege(other);
  expect(codeOf(await signIn(other, password, { cookie }))).toBe('rate_limited');
  const forged = cookie.replace(/=.{8}/, '=AAAAAAAA');
  await besiege(mine);
  expect(codeOf(await signIn(mine, password, { cookie: forged }))).toBe('rate_limited');
});

test('one address that tries a password on everybody is slowed too', async () => {
  const address = newAddress();
  const emails = Array.from({ length: 80 }, (_, at) => `persona.${at}@correo.mx`);
  const replies = await Promise.all(emails.map((email) => signIn(email, 'otra cosa', { address })));
  expect(about(40)).toContain(replies.filter((reply) => codeOf(reply) === 'credentials_invalid').length);
});

test('a service that starts again remembers', async () => {
  const email = await account();
  await besiege(email);
  const again = await open();
  expect(codeOf(await signIn(email, password, { at: again }))).toBe('rate_limited');
  await again.close();
});

test('a quarter of an hour without a guess, and they are forgotten', async () => {
  const email = await account();
  await besiege(email);
  await wait(15 * 60);
  expect(codeOf(await signIn(email, password))).toBe('ok');
});

test('right passwords keep wrong ones from being forgotten no longer: a quarter of an hour after the last wrong one they are', async () => {
  const email = await account();
  expect(about(10)).toContain(await guess(email, 40));
  for (let at = 0; at < 3; at += 1) {
    await wait(5 * 60 + 1);
    expect(codeOf(await signIn(email, password))).toBe('ok');
  }
  // as many wrong ones as somebody has who never typed one
  expect(about(10)).toContain(await guess(email, 40));
});

test('a manager whose password others guessed at lets a second quotation go right after the first', async () => {
  const email = await account();
  await database.knex('app_user').where({ email }).update({ role: 'admin' });
  expect(about(10)).toContain(await guess(email, 40));
  await wait(60);
  const grant = async () => codeOf(await signIn(email, password, { url: '/auth/manager' }));
  expect([await grant(), await grant(), await grant()]).toEqual(['ok', 'ok', 'ok']);
});

test('does not slow a user down for signing in successfully', async () => {
  const email = await account();
  for (let at = 0; at < 30; at += 1) expect(codeOf(await signIn(email, password))).toBe('ok');
});

test('neither the e-mail nor the address is written down', async () => {
  const address = newAddress();
  await signIn('lectora@correo.mx', 'otra cosa', { address });
  const kept = JSON.stringify(await database.knex('sign_in_failure').select());
  expect(kept).not.toContain('lectora');
  expect(kept).not.toContain(address);
});
