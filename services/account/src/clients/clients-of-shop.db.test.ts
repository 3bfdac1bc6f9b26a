import { randomUUID } from 'node:crypto';
import type { Role } from '@actual/contracts';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { sessionToken } from '@actual/kit/testing/tokens';
import type { FastifyInstance } from 'fastify';
import { openAccountApp } from '../testing/account-app';
import { xenon } from '../testing/taxpayers';

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

async function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  { role = 'seller' as Role | null, key = '' } = {},
) {
  const [userId, clientId] = [randomUUID(), role === 'client' ? randomUUID() : null];
  const token = role && sessionToken({ role, userId: key || userId, clientId, site: 'actual-studio' });
  const headers = {
    site: 'actual-studio',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const reply = await app.inject({ method, url, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}
const newcomer = () => ({
  FirstName: 'Ana',
  LastName: 'Pech',
  E_Mail: `ana.${randomUUID()}@correo.mx`,
  Cellular: '998 214 5567',
});
const everybody = [null, 'client', 'guest', 'broker', 'seller', 'manager', 'admin'] as const;
const statusFor = (role: Role | null) =>
  role === null ? 401 : ['seller', 'manager', 'admin'].includes(role) ? 200 : 403;

test('a client of the shop has an account, and a mail to choose their own password', async () => {
  const typed = newcomer();
  const { status, body } = await call('POST', '/client/create', typed);
  expect([status, body]).toMatchObject([200, { CardName: 'Ana Pech', E_Mail: typed.E_Mail, Cellular: '998 214 5567' }]);
  expect(body.CardCode).toMatch(/^C\d{6}$/);
  const [user] = await database.knex('app_user').where({ client_id: body.id });
  expect(user).toMatchObject({ role: 'client', invited: false, mobile_phone: '+529982145567' });
  const [mail] = await database.knex('account_outbox').whereRaw(`payload->>'email' = ?`, [typed.E_Mail]);
  expect(mail).toMatchObject({ kind: 'password-link', payload: { site: 'actual-studio', gateway: 'public' } });
});

test('an e-mail has one account, however it is written, and one press makes one', async () => {
  const typed = newcomer();
  const key = randomUUID();
  const [first, again] = [
    await call('POST', '/client/create', typed, { key }),
    await call('POST', '/client/create', typed, { key }),
  ];
  expect(again.body).toEqual(first.body);
  const taken = await call('POST', '/client/create', { ...typed, E_Mail: typed.E_Mail.toUpperCase() });
  expect([taken.status, taken.body.code]).toEqual([409, 'email_taken']);
  expect(await database.knex('client').whereRaw('lower(email) = ?', [typed.E_Mail])).toHaveLength(1);
});

test('what arrives twice under one key is one entry of the audit log', async () => {
  const key = randomUUID();
  const typed = newcomer();
  const logged = (name: string) => database.knex('audit_entry').where({ call: name, user_id: key });
  for (const _twice of [1, 2]) expect((await call('POST', '/client/create', typed, { key })).status).toBe(200);
  expect(await logged('POST /client/create')).toHaveLength(1);
  const { id } = await client();
  for (const _twice of [1, 2]) {
    expect((await call('PUT', `/client/${id}/fiscaladdress`, data, { key })).status).toBe(200);
    expect((await call('PUT', `/client/${id}/currency`, { currency: 'USD' }, { key })).status).toBe(200);
  }
  expect(await logged('PUT /client/{id}/fiscaladdress')).toHaveLength(1);
  expect(await logged('PUT /client/{id}/currency')).toHaveLength(1);
});

test.each([
  ['no name', { FirstName: ' ' }, 'FirstName'],
  ['an e-mail that is none', { E_Mail: 'ana@' }, 'E_Mail'],
  ['a short telephone', { Cellular: '998' }, 'Cellular'],
])('%s is refused by its field', async (_what, change, field) => {
  const { status, body } = await call('POST', '/client/create', { ...newcomer(), ...change });
  expect(status).toBe(400);
  expect(body.details).toContainEqual(expect.objectContaining({ field }));
});

const data = {
  LicTradNum: 'EKU9003173C9',
  companyName: 'ESCUELA KEMPER URGATE',
  cfdiUse: 'G01',
  regime: '601',
  Phone1: '9982145567',
  U_Correos: 'facturas@correo.mx',
  State: 'Quintana Roo',
  ZipCode: '77500',
};
const client = async () => (await call('POST', '/client/create', newcomer())).body as { id: string; E_Mail: string };

test('staff read and keep a client’s fiscal data by the rules of the client’s own form', async () => {
  const { id, E_Mail } = await client();
  const url = `/client/${id}/fiscaladdress`;
  expect((await call('GET', url)).body).toMatchObject({
    fiscalAddress: null,
    isValid: false,
    defaults: { U_Correos: E_Mail },
  });
  expect((await call('PUT', url, data)).body).toMatchObject({
    LicTradNum: 'EKU9003173C9',
    companyName: data.companyName,
  });
  expect((await call('GET', url)).body).toMatchObject({ isValid: true, fiscalAddress: { ZipCode: '77500' } });
  const kept = await database
    .knex('audit_outcome as o')
    .join('audit_entry as e', 'e.id', 'o.entry_id')
    .where({ 'e.object_id': id });
  // the log outlives the client's account, so that it holds none of their data
  expect(kept).toMatchObject([{ before: null, after: { changed: expect.arrayContaining(['LicTradNum', 'State']) } }]);
  expect(JSON.stringify(kept)).not.toContain(data.companyName);
  const generic = await call('PUT', url, { LicTradNum: 'XAXX010101000' });
  expect(generic.body).toMatchObject({ companyName: 'PUBLICO EN GENERAL', cfdiUse: 'S01', ZipCode: '77507' });
  const wrong = await call('PUT', url, { ...data, LicTradNum: 'EKU9013173C9', ZipCode: '7750' });
  expect([wrong.status, wrong.body.details]).toEqual([400, [{ field: 'LicTradNum' }, { field: 'ZipCode' }]]);
  expect((await call('GET', url)).body.fiscalAddress.companyName).toBe('PUBLICO EN GENERAL');
});

test('answers not_found for the fiscal data of an unknown client', async () => {
  const url = `/client/${randomUUID()}/fiscaladdress`;
  expect([(await call('GET', url)).status, (await call('PUT', url, data)).status]).toEqual([404, 404]);
  expect((await call('GET', `/client/${'f'.repeat(36)}/fiscaladdress`)).status).toBeLessThan(500);
});

test.each(everybody)('lets %s read and change a client’s fiscal data, or refuses', async (role) => {
  const { id } = await client();
  await database.knex('fiscal_address').insert({ client_id: id, ...xenon, email: 'x@correo.mx' });
  const before = await database.knex('fiscal_address').where({ client_id: id });
  const made = [
    await call('GET', `/client/${id}/fiscaladdress`, undefined, { role }),
    await call('PUT', `/client/${id}/fiscaladdress`, data, { role }),
    await call('POST', '/client/create', newcomer(), { role }),
  ];
  expect(made.map(({ status }) => status)).toEqual(Array(3).fill(statusFor(role)));
  const after = await database.knex('fiscal_address').where({ client_id: id });
  if (statusFor(role) !== 200) expect(after).toEqual(before);
});
