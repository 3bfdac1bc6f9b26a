import { randomUUID } from 'node:crypto';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { readManagerGrant } from '@actual/kit';
import { sessionToken } from '@actual/kit/testing/tokens';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../people/password';
import { openAccountApp } from '../testing/account-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const password = 'hamaca-azul-7';
const client = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 4 });
  app = await openAccountApp(db);
  await database.knex('store').insert({ code: 'c', name: 'Cancún', region: 'QROO', type: 'studio' });
  const hash = await hashPassword(password);
  const person = (role: string, more: object = {}) => ({
    id: randomUUID(),
    role,
    email: `${role}@example.com`,
    password_hash: hash,
    first_name: role,
    last_name: 'X',
    ...more,
  });
  const name = { first_name: 'Ana', last_name: 'Ruiz', email: 'client@example.com' };
  await database.knex('client').insert([
    { id: client, ...name },
    { id: randomUUID(), ...name },
  ]);
  await database
    .knex('app_user')
    .insert([
      person('manager', { main_store: 'c' }),
      person('manager', { email: 'sin-tienda@example.com' }),
      person('admin'),
      person('seller'),
      person('client', { client_id: client }),
    ]);
  for (const [kind, cents] of [
    ['ewallet', 50_000],
    ['ewallet', -12_050],
    ['client-balance', 7_000],
  ] as const)
    await database.knex('ledger_entry').insert({
      client_id: client,
      kind,
      amount_cents: cents,
      reason: cents > 0 ? 'deposit' : 'payment',
      key: randomUUID(),
    });
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

const send = (method: 'GET' | 'POST', url: string, payload?: object, token?: string) =>
  app.inject({
    method,
    url,
    headers: { site: 'actual-studio', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload,
  });
const seller = sessionToken({ role: 'seller', site: 'actual-studio' });
const manager = (email: string, quotationId: string, secret = password, more: object = {}) =>
  send('POST', '/auth/manager', { email, password: secret, quotationId, ...more }, seller);
/** A quotation of 12,000 pesos. */
async function quoted(): Promise<string> {
  const id = randomUUID();
  const totals = [1_200_000, 1_250_000, 1_300_000, 1_400_000, 1_500_000];
  await database
    .knex('quotation')
    .insert({ id, site: 'actual-studio', version: 3, totals_cents: totals, priced_on: '2026-11-26' });
  return id;
}
const tokenOf = async (role: string): Promise<string> =>
  (await send('POST', '/auth/signin', { email: `${role}@example.com`, password })).json().token;

test.each(['manager', 'admin'])('a %s approves one quotation, for five minutes', async (role) => {
  const quotation = await quoted();
  const answer = await manager(`${role}@example.com`, quotation);
  expect(answer.statusCode).toBe(200);
  const { authorization, expiresAt } = answer.json();
  expect(readManagerGrant(app, authorization)).toMatchObject({ quotation, version: 3, total: 1_200_000 });
  expect(answer.json().total).toBe(12_000);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
  expect(answer.cookies).toEqual([]);
  expect((await send('GET', '/me', undefined, authorization)).statusCode).toBe(401);
});

test('a grant names its maximum or the amount that goes back, and a maximum beyond the managers’ limit is refused', async () => {
  const quotation = await quoted();
  const ask = (subject: object) => manager('manager@example.com', quotation, password, subject);
  for (const subject of [{ bigticketMaxPercentage: 15 }, { refund: 2_500.5 }])
    expect(readManagerGrant(app, (await ask(subject)).json().authorization)).toMatchObject({ quotation, ...subject });
  expect((await ask({ bigticketMaxPercentage: 41 })).json().code).toBe('invalid_input');
});

test('the audit log names the manager who authorized, beside the seller who asked, and what for', async () => {
  const quotation = await quoted();
  await manager('manager@example.com', quotation, password, { refund: 2_500.5 });
  const [{ after, role }] = await database
    .knex('audit_entry as e')
    .join('audit_outcome as o', 'o.entry_id', 'e.id')
    .where({ 'e.object_id': quotation });
  const [{ id }] = await database.knex('app_user').where({ email: 'manager@example.com' });
  expect([role, after]).toEqual(['seller', { authorizedBy: id, total: 12_000, refund: 2_500.5 }]);
});

test('a grant is for the version on the screen: another version and an unknown quotation get none', async () => {
  const quotation = await quoted();
  expect((await manager('manager@example.com', quotation, password, { version: 2 })).json().code).toBe(
    'quotation_changed',
  );
  expect((await manager('manager@example.com', quotation, password, { version: 3 })).statusCode).toBe(200);
  expect((await manager('manager@example.com', randomUUID())).json().code).toBe('not_found');
});

test.each([
  ['a seller', 'seller@example.com', password],
  ['a client', 'client@example.com', password],
  ['a manager without a store', 'sin-tienda@example.com', password],
  ['a wrong password', 'manager@example.com', 'otra'],
  ['nobody', 'nadie@example.com', password],
])('refuses the approval of %s in the same words', async (_who, email, secret) => {
  const answer = await manager(email, await quoted(), secret);
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'credentials_invalid']);
});

test('a client reads their own ledgers, staff everybody’s, and others nothing', async () => {
  const own = await tokenOf('client');
  const read = (what: string, id: string, token?: string) => send('GET', `/client/${id}/${what}`, undefined, token);
  expect((await read('ewallet', client, own)).json()).toMatchObject({
    ewallet: 379.5,
    records: [{ amount: -120.5 }, { amount: 500 }],
  });
  expect((await read('balance', client, own)).json()).toMatchObject({ balance: 70, currency: 'MXN' });
  expect((await read('balance', client, await tokenOf('seller'))).json().balance).toBe(70);
  expect((await read('ewallet', randomUUID(), own)).statusCode).toBe(404);
  expect((await read('ewallet', client)).statusCode).toBe(404);
});

test('the client is answered with both totals, and the person with their country code and the store they belong to', async () => {
  const me = (await send('GET', '/me/client', undefined, await tokenOf('client'))).json();
  expect(me).toMatchObject({ ewallet: 379.5, Balance: 70, Currency: 'MXN' });
  const { body } = await send('GET', '/me', undefined, await tokenOf('manager'));
  expect(JSON.parse(body)).toMatchObject({
    mainStore: { code: 'c', name: 'Cancún' },
    dialCode: '',
    mobileDialCode: '',
  });
});
