import { randomUUID } from 'node:crypto';
import type { Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const seller = randomUUID();
const quotationId = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.knex;
  app = await openStaffApp(db);
  const person = { first_name: 'Daniel', last_name: 'Ríos', email: 'daniel@example.com', password_hash: 'x' };
  await db('app_user').insert({ ...person, id: seller, role: 'seller' });
  await db('quotation').insert({ id: quotationId, folio: 631_200, site: 'actual-kids', priced_on: '2026-11-23' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  {
    as = 'seller',
    body,
    key,
  }: {
    as?: 'seller' | 'manager' | 'client';
    body?: object;
    key?: string;
  } = {},
) =>
  app.inject({
    method,
    url: path,
    ...(body ? { payload: body } : {}),
    headers: {
      site: 'actual-kids',
      authorization: `Bearer ${tokenOf(as, as === 'seller' ? seller : randomUUID())}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
const planned = (text: string) => ({ nextStep: { text, day: '2099-12-24' } });
const next = `/quotation/${quotationId}/nextstep`;
const entries = async () => (await call('GET', `/audit/${quotationId}`)).json();

test('a change is logged with person, call, values before and after; the same key logs it once', async () => {
  await call('PUT', next, { body: planned('Llamar'), key: 'aaaaaaaaaaaaaaaaaaaaaaaa' });
  await call('PUT', next, { body: planned('Llamar'), key: 'aaaaaaaaaaaaaaaaaaaaaaaa' });
  await call('PUT', next, { body: planned('Visitar'), key: 'bbbbbbbbbbbbbbbbbbbbbbbb' });
  const [last, first, ...more] = await entries();
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    call: 'PUT /quotation/{id}/nextstep',
    role: 'seller',
    objectId: quotationId,
    folio: '631200',
    User: { id: seller, firstName: 'Daniel', lastName: 'Ríos' },
    outcome: { status: 200, code: null, after: { nextStep: '2099-12-24' } },
  });
  // the day of the step, not its words
  expect(last.outcome).toMatchObject({ before: { nextStep: '2099-12-24' }, after: { nextStep: '2099-12-24' } });
});

test('lists refused calls too, with the reason', async () => {
  await db('quotation').where({ id: quotationId }).update({ is_closed: true });
  const answer = await call('PUT', next, { body: planned('Otra vez') });
  expect(answer.statusCode).toBe(409);
  const [{ outcome }] = await entries();
  expect(outcome).toMatchObject({ status: 409, code: 'quotation_closed' });
});

test('a process that dies during a call leaves an audit entry without an outcome', async () => {
  const id = randomUUID();
  await db('audit_entry').insert({
    id,
    user_id: seller,
    role: 'seller',
    site: 'actual-kids',
    service: 'staff',
    call: 'PUT /quotation/{id}/nextstep',
    object_id: quotationId,
    request_id: 'r',
  });
  expect((await entries())[0]).toMatchObject({ id, outcome: null });
});

test('managers look through all of it by folio, person and day; sellers do not', async () => {
  const find = (body: object, as: 'seller' | 'manager' = 'manager') => call('POST', '/audit/find/1', { as, body });
  expect((await find({}, 'seller')).statusCode).toBe(403);
  const found = async (body: object): Promise<number> => (await find(body)).json().data.length;
  expect(await found({ object: '631200' })).toBe(4);
  expect(await found({ person: 'rios daniel' })).toBe(4);
  expect(await found({ person: 'nadie' })).toBe(0);
  expect(await found({ object: 'no es un id %_' })).toBe(0);
  expect(await found({ dateRange: { end: '2020-01-01' } })).toBe(0);
});

test('finds a call by the object it created', async () => {
  const [entry, made] = [randomUUID(), randomUUID()];
  await db('quotation').insert({ id: made, folio: 631_201, site: 'actual-kids', priced_on: '2026-11-23' });
  await db('audit_entry').insert({
    id: entry,
    user_id: seller,
    role: 'seller',
    site: 'actual-kids',
    service: 'checkout',
    call: 'POST /quotation/create',
    request_id: 'r',
  });
  await db('audit_outcome').insert({ entry_id: entry, status: 200, object_id: made });
  const rows = (await call('GET', `/audit/${made}`)).json();
  expect(rows).toMatchObject([{ id: entry, objectId: made, folio: '631201' }]);
});

test('an entry names the people and things whose ids it keeps, and no account that was deleted', async () => {
  const [entry, client, gone] = [randomUUID(), randomUUID(), randomUUID()];
  await db('client').insert({ id: client, first_name: 'Lucía', last_name: 'Pech', email: 'l@correo.mx' });
  await db('client').insert({ id: gone, first_name: '', last_name: '', email: '' });
  const made = { call: 'PUT /quotation/{id}/client', object_id: quotationId, request_id: 'r', service: 'checkout' };
  await db('audit_entry').insert({ ...made, id: entry, user_id: seller, role: 'seller', site: 'actual-kids' });
  const before = JSON.stringify({ Client: gone, User: null });
  await db('audit_outcome').insert({
    entry_id: entry,
    status: 200,
    before,
    // in a list or an object too
    after: JSON.stringify({ Client: client, details: [{ id: seller, quantity: 2 }] }),
  });
  expect((await entries()).find(({ id }: { id: string }) => id === entry).names).toEqual({
    [quotationId]: '631200',
    [client]: 'Lucía Pech',
    [seller]: 'Daniel Ríos',
  });
});

test('reading writes nothing down', async () => {
  const before = await db('audit_entry').count();
  await call('POST', `/quotation/${quotationId}/records`, { body: {} });
  await call('GET', '/desk/today');
  expect(await db('audit_entry').count()).toEqual(before);
});
