import { randomUUID } from 'node:crypto';
import type { QuotationTableQuery, Role } from '@actual/contracts';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';

type Asked = Partial<QuotationTableQuery>;

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const [seller, client, ordered] = [randomUUID(), randomUUID(), randomUUID()];

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4 });
  app = await openStaffApp(db);
  await arrange(database.knex);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

const flat = (cents: number) => [cents, cents, cents, cents, cents];
const quotation = (knex: Knex, folio: number | null, changes: Record<string, unknown>) =>
  knex('quotation').insert({
    id: randomUUID(),
    folio,
    site: 'actual-studio',
    priced_on: '2026-11-18',
    pieces: 2,
    totals_cents: flat(10_000),
    ...changes,
  });

async function arrange(knex: Knex): Promise<void> {
  const site = { theme: 'actual-studio', society: '001', delivery_text: '' };
  await knex('site').insert({ handle: 'actual-studio', name: 'Actual Studio', ...site });
  await knex('store').insert({ code: 'cancun', name: 'Cancún', region: 'Quintana Roo', type: 'studio' });
  const person = { email: 'd.rios@actual.mx', password_hash: 'x', first_name: 'Diego', last_name: 'Ríos' };
  await knex('app_user').insert({ id: seller, role: 'seller', main_store: 'cancun', ...person });
  await knex('client').insert({ id: client, first_name: 'Óscar', last_name: 'Briceño', email: 'oscar@correo.mx' });
  await quotation(knex, 100_004, {
    client_id: client,
    seller_id: seller,
    store_code: 'cancun',
    created_at: '2026-11-18T17:31Z',
    // paid in 12 months it costs more: its group is the one that counts
    payment_group: 5,
    totals_cents: [10_000, 11_000, 12_000, 13_000, 14_000],
    pieces: 5,
  });
  await quotation(knex, 100_003, {
    id: ordered,
    created_at: '2026-11-18T04:30Z',
    ordered_at: '2026-11-18T05:00Z',
    guest_address: { firstName: 'Ana', lastName: 'Tun 100%', email: 'ana@correo.mx', phone: '998 214 5567' },
  });
  await quotation(knex, 100_002, { is_closed: true, created_at: '2026-11-17T15:00Z' });
  const [into] = await knex('quotation').where({ folio: 100_004 }).select('id');
  await quotation(knex, 100_001, { is_closed: true, merged_into: into.id, created_at: '2026-01-02T15:00Z' });
  await quotation(knex, null, { created_at: '2026-11-18T18:00Z' });
  await knex('orders').insert({
    id: randomUUID(),
    quotation_id: ordered,
    site: 'actual-studio',
    status: 'completed',
    first_name: 'Ana',
    last_name: 'Tun',
    email: 'ana@correo.mx',
    address: '{}',
    payment_type: 'spei',
    payment_group: 1,
    subtotal_cents: 1,
    discount_cents: 0,
    total_cents: 10_000,
    paid_cents: 10_000,
    user_id: seller,
    created_at: '2026-11-18T05:00Z',
  });
  await knex('payment').insert({
    id: randomUUID(),
    quotation_id: ordered,
    idempotency_key: 'k',
    provider: 'p',
    type: 'spei',
    payment_group: 1,
    amount_cents: 10_000,
    status: 'approved',
  });
  const [lost] = await knex('quotation').where({ folio: 100_002 }).select('id');
  await knex('quotation_closing').insert({
    id: randomUUID(),
    quotation_id: lost.id,
    reason: 'price',
    comment: '',
    closed_by: seller,
  });
  await knex('lead').insert({
    id: randomUUID(),
    name: 'Rosa Pech',
    phone: '9981112233',
    email: 'rosa@correo.mx',
    quotation_id: knex('quotation').where({ folio: 100_002 }).select('id'),
  });
}

const call = (url: string, payload: object = {}, role: Role = 'seller') =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { site: 'actual-studio', authorization: `Bearer ${tokenOf(role)}` },
  });
const report = (query: object = {}, page: number | string = 1, role: Role = 'seller') =>
  call(`/quotation/all/find/${page}`, query, role);
const folios = async (query: Asked) => (await report(query)).json().data.map(({ folio }: { folio: string }) => folio);

test.each(['seller', 'manager', 'admin'] as const)(
  'a %s reads every quotation with articles, newest first',
  async () => {
    expect(await folios({})).toEqual(['100004', '100003', '100002', '100001']);
  },
);

test.each(['client', 'guest', 'broker'] as const)('a %s is refused', async (role) => {
  for (const path of ['/quotation/all/find/1', `/quotation/user/${seller}/totals`, `/order/user/${seller}/count`])
    expect((await call(path, {}, role)).json().code).toBe('forbidden');
});

test('a row shows client, shop, amount and outcome', async () => {
  const [first, second, third] = (await report()).json().data;
  expect(first).toMatchObject({
    client: 'Óscar Briceño',
    Store: 'Cancún',
    seller: 'Diego Ríos',
    pieces: 5,
    total: 140,
  });
  expect(second).toMatchObject({ client: 'Ana Tun 100%', Store: 'Actual Studio', seller: null, paymentType: 'spei' });
  expect([second.status, second.invited, second.OrderWeb.length]).toEqual(['ordered', true, 36]);
  expect(third).toMatchObject({ client: 'Rosa Pech', email: 'rosa@correo.mx', status: 'lost' });
});

test('totals are of the whole filter', async () => {
  expect((await report()).json().totals).toEqual({
    quotations: 4,
    amount: 440,
    open: 1,
    openAmount: 140,
    ordered: 1,
    orderedAmount: 100,
    lost: 1,
    lostAmount: 100,
    average: 110,
  });
});

test.each<[string, object, string[]]>([
  ['the first digits of a folio', { filters: { folio: '1000' } }, ['100004', '100003', '100002', '100001']],
  ['status', { filters: { status: 'open' } }, ['100004']],
  ['a boolean', { filters: { isClosed: true } }, ['100002', '100001']],
  ['none, which is all', { filters: { status: 'none', Store: 'none', folio: '100004' } }, ['100004']],
  ['payment type', { filters: { paymentType: 'spei' } }, ['100003']],
  ['a tried payment', { filters: { step: 'tried' } }, ['100003']],
  ['being followed up', { filters: { step: 'followed' } }, []],
  ['why it was lost', { filters: { lostReason: 'price' } }, ['100002']],
  ['shop', { filters: { Store: 'cancun' } }, ['100004']],
  ['brand: the web’s', { filters: { Store: 'actual-studio', User: 'web' } }, ['100003', '100002', '100001']],
  ['seller', { filters: { User: seller } }, ['100004']],
  ['days', { dateRange: { start: '2026-11-17', end: '2026-11-17' } }, ['100003', '100002']],
  ['client without accents', { clientSearch: 'briceno OSCAR' }, ['100004']],
  ['a guest’s address', { clientSearch: '100%' }, ['100003']],
  ['telephone', { term: '998 214 5567' }, ['100003']],
  ['card code', { term: 'c100001' }, ['100004']],
  ['nobody', { clientSearch: 'nadie' }, []],
])('finds by %s', async (_what, query, expected) => {
  expect(await folios(query)).toEqual(expected);
});

test.each<[string, string, string]>([
  ['total', 'DESC', '100004'],
  ['pieces', 'DESC', '100004'],
  ['folio', 'ASC', '100001'],
  ['Store', 'DESC', '100004'],
  ['status', 'ASC', '100002'],
])('sorts by %s %s', async (column, direction, first) => {
  expect((await report({ orderby: { column, direction } })).json().data[0].folio).toBe(first);
});

test('getAll answers every row, and an unknown column to sort by is refused', async () => {
  const all = await report({ getAll: true }, 9);
  expect(all.json().data).toHaveLength(4);
  expect((await report({ orderby: { column: 'q.id; drop', direction: 'ASC' } })).json().code).toBe('invalid_input');
});

test('counts a seller’s quotations and sales, altogether and of some days', async () => {
  const of = async (what: string) =>
    (await call(`/${what}`, { dateRange: { start: '2026-11-19', end: '2026-11-30' } })).json();
  expect(await of(`quotation/user/${seller}/totals`)).toEqual({ all: 140, dateRange: 0 });
  expect(await of(`quotation/user/${seller}/count`)).toEqual({ all: 1, dateRange: 0 });
  expect(await of(`order/user/${seller}/totals`)).toEqual({ all: 100, dateRange: 0 });
  expect((await call(`/order/user/${seller}/count`)).json()).toEqual({ all: 1, dateRange: 1 });
  expect((await call(`/order/user/${randomUUID()}/count`)).json()).toEqual({ all: 0, dateRange: 0 });
});

test('sorts by client, seller, close date and next step, also after people were renamed or forgotten', async () => {
  const { knex } = database;
  const folios = async (column: string, direction: string): Promise<string[]> => {
    const { data } = (await report({ orderby: { column, direction } })).json();
    return data.map(({ folio }: { folio: string }) => folio);
  };
  // nobody, Ana Tun of a guest's address, Óscar Briceño the client, Rosa Pech who left her telephone
  expect(await folios('client', 'ASC')).toEqual(['100001', '100003', '100004', '100002']);
  await knex('client').where({ id: client }).update({ first_name: 'Abel' });
  expect(await folios('client', 'ASC')).toEqual(['100001', '100004', '100003', '100002']);
  await knex('client').where({ id: client }).update({ first_name: 'Óscar' });
  const leads = await knex('lead').select();
  await knex('lead').delete();
  expect((await folios('client', 'DESC'))[0]).toBe('100004');
  await knex('lead').insert(leads);
  expect((await folios('client', 'DESC'))[0]).toBe('100002');
  expect((await folios('seller', 'DESC'))[0]).toBe('100004');

  const [soon, late] = await knex('quotation').whereIn('folio', [100_002, 100_003]).orderBy('folio').select('id');
  const plan = { updated_by: seller, next_step: 'Llamar' };
  await knex('follow_up').insert([
    { quotation_id: soon.id, estimated_close_date: '2026-12-01', next_step_on: '2026-12-09', ...plan },
    { quotation_id: late.id, estimated_close_date: '2026-12-05', next_step_on: '2026-12-03', ...plan },
  ]);
  expect((await folios('estimatedCloseDate', 'ASC')).slice(0, 2)).toEqual(['100002', '100003']);
  expect((await folios('nextStep', 'ASC')).slice(0, 2)).toEqual(['100003', '100002']);
  await knex('follow_up').where({ quotation_id: late.id }).update({ estimated_close_date: null });
  expect((await folios('estimatedCloseDate', 'ASC'))[0]).toBe('100002');
  await knex('follow_up').delete();
  await knex('quotation').update({ close_on: 'infinity', next_on: 'infinity' });
});

test('a page has only the fields that were asked for, and the filter by client filters', async () => {
  const { data } = (await report({ fields: ['folio', 'total'], filters: { client: 'briceño' } })).json();
  expect(data).toEqual([{ id: expect.any(String), folio: '100004', total: 140 }]);
  expect((await report({ fields: ['password'] })).statusCode).toBe(400);
});
