import { randomUUID } from 'node:crypto';
import type { Role } from '@actual/contracts/account/account';
import { type OrderTableQuery, orderTableQuery } from '@actual/contracts/staff/reports/orders';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { sessionToken } from '@actual/kit/testing/tokens';
import type { FastifyInstance } from 'fastify';
import { filterOrders } from './orders/order-filter';
import { openStaffApp } from './testing/staff-app';

type Asked = Partial<OrderTableQuery>;

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;

const seller = randomUUID();
const kept = { cancun: randomUUID(), kids: randomUUID(), old: randomUUID(), guest: randomUUID() };

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

async function arrange(knex: Knex): Promise<void> {
  await knex('site').insert([
    { handle: 'actual-studio', name: 'Actual Studio', theme: 'actual-studio', society: '001', delivery_text: '' },
    { handle: 'actual-kids', name: 'Actual Kids', theme: 'actual-kids', society: '004', delivery_text: '' },
  ]);
  await knex('store').insert({ code: 'cancun', name: 'Cancún', region: 'Quintana Roo', type: 'studio' });
  const client = randomUUID();
  await knex('client').insert({ id: client, first_name: 'Óscar', last_name: 'Briceño Mex', email: 'oscar@correo.mx' });
  const person = { email: 'd.rios@actual.mx', password_hash: 'x', first_name: 'Diego', last_name: 'Ríos' };
  await knex('app_user').insert({ id: seller, role: 'seller', main_store: 'cancun', ...person });
  await order(knex, {
    id: kept.cancun,
    folio: 204_581,
    client_id: client,
    user_id: seller,
    store_code: 'cancun',
    created_at: '2026-11-18T17:31Z',
  });
  await order(knex, {
    id: kept.kids,
    folio: 204_580,
    site: 'actual-kids',
    status: 'pending-sap',
    payment_type: 'debit-card',
    first_name: 'Jorge',
    last_name: 'Alcocer Ruz',
    email: 'jorge@correo.mx',
    phone: '998 214 5567',
    total_cents: 149_050,
    paid_cents: 149_050,
    created_at: '2026-11-18T04:30Z',
  });
  await order(knex, {
    id: kept.guest,
    folio: 204_574,
    status: 'pending-payment',
    is_invited: true,
    first_name: 'Ana 100%',
    last_name: 'Tun',
    email: 'ana@correo.mx',
    paid_cents: 0,
    created_at: '2026-11-17T15:00Z',
  });
  await order(knex, {
    id: kept.old,
    folio: 100_001,
    status: 'canceled',
    paid_cents: 0,
    created_at: '2026-01-02T15:00Z',
  });
}

async function order(knex: Knex, changes: Record<string, unknown>): Promise<void> {
  const quotation = randomUUID();
  await knex('quotation').insert({ id: quotation, site: 'actual-studio', priced_on: '2026-11-18' });
  const id = changes.id as string;
  await knex('orders').insert({
    quotation_id: quotation,
    site: 'actual-studio',
    status: 'completed',
    first_name: 'Óscar',
    last_name: 'Briceño Mex',
    email: 'oscar@correo.mx',
    address: '{}',
    payment_type: '12-msi',
    payment_group: 4,
    subtotal_cents: 588_000,
    discount_cents: 0,
    total_cents: 588_000,
    paid_cents: 588_000,
    pieces: 2,
    ...changes,
  });
  const line = { order_id: id, product_id: randomUUID(), item_code: 'A', name: 'Cuna', url: '/', picture: 'cuna' };
  const price = { unit_price_cents: 1, unit_total_cents: 1, total_cents: 2 };
  await knex('order_line').insert({ id: randomUUID(), ...line, ...price, quantity: 2, position: 1 });
}

const token = (role: Role) =>
  sessionToken({ userId: seller, role, clientId: role === 'client' ? randomUUID() : null, site: 'actual-kids' });
const report = (query: Asked | Record<string, unknown> = {}, page: number | string = 1, role: Role = 'seller') =>
  app.inject({
    method: 'POST',
    url: `/order/all/find/${page}`,
    headers: { site: 'actual-kids', authorization: `Bearer ${token(role)}` },
    payload: query,
  });
const folios = async (query: Asked) => (await report(query)).json().data.map(({ folio }: { folio: string }) => folio);

test.each(['seller', 'manager', 'admin'] as const)('a %s reads every brand’s orders, newest first', async (role) => {
  const reply = await report({}, 1, role);
  expect(reply.json().data.map(({ folio }: { folio: string }) => folio)).toEqual([
    '204581',
    '204580',
    '204574',
    '100001',
  ]);
});

test.each(['client', 'guest', 'broker'] as const)('a %s is refused', async (role) => {
  const reply = await report({}, 1, role);
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
});

test('a question nested twenty thousand deep is refused', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/order/all/find/1',
    headers: { site: 'actual-kids', authorization: `Bearer ${token('admin')}`, 'content-type': 'application/json' },
    payload: `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_request']);
});

test('refuses the report of orders without a session, and with one that expired or was forged', async () => {
  const call = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/order/all/find/1', headers: { site: 'actual-kids', ...headers }, payload: {} });
  expect((await call({})).json().code).toBe('unauthorized');
  const stale = sessionToken({ userId: seller, role: 'admin', site: 'actual-kids' }, -5);
  expect((await call({ authorization: `Bearer ${stale}` })).json().code).toBe('unauthorized');
  const [head, body] = token('client').split('.');
  expect((await call({ authorization: `Bearer ${head}.${body}.AAAA` })).json().code).toBe('unauthorized');
});

test('a row says who, where, how and how much', async () => {
  const [first, second] = (await report()).json().data;
  expect(first).toMatchObject({ client: 'Óscar Briceño Mex', Store: 'Cancún', seller: 'Diego Ríos', pieces: 2 });
  expect(second).toMatchObject({
    Store: 'Actual Kids',
    seller: null,
    statusLabel: 'Pendiente SAP',
    total: 1490.5,
    paymentType: 'debit-card',
  });
});

test('totals are of the whole filter, and a canceled order sold nothing and owes nothing', async () => {
  const all = (await report()).json();
  expect(all.total).toBe(4);
  expect(all.totals).toMatchObject({
    orders: 4,
    amount: 13_250.5,
    canceled: 1,
    canceledAmount: 5_880,
    average: 4_416.83,
    paid: 7370.5,
    due: 5880,
    dueOrders: 1,
    pendingSap: 1,
  });
  expect(all.totals.oldestPendingSap).toBe('2026-11-18T04:30:00.000Z');
  const canceled = (await report({ filters: { status: 'canceled' } })).json();
  expect(canceled.totals).toMatchObject({ orders: 1, amount: 0, canceledAmount: 5_880, average: 0 });
  const none = (await report({ clientSearch: 'nadie' })).json();
  expect([none.data, none.totals.amount, none.totals.average]).toEqual([[], 0, 0]);
});

test.each<[string, Asked, string[]]>([
  ['a whole folio', { filters: { folio: '204580' } }, ['204580']],
  ['the first digits of a folio', { filters: { folio: '2045' } }, ['204581', '204580', '204574']],
  ['payment type', { filters: { paymentType: 'debit-card' } }, ['204580']],
  ['status', { filters: { status: 'canceled' } }, ['100001']],
  ['brand: the web’s orders', { filters: { Store: 'actual-studio' } }, ['204574', '100001']],
  ['store: its sellers’ orders', { filters: { Store: 'cancun' } }, ['204581']],
  ['what was not canceled', { filters: { canceled: false, site: 'actual-studio' } }, ['204581', '204574']],
  ['the seller', { filters: { User: seller } }, ['204581']],
  ['the web', { filters: { User: 'web' } }, ['204580', '204574', '100001']],
  ['days in the store’s zone', { dateRange: { start: '2026-11-17', end: '2026-11-17' } }, ['204580', '204574']],
  ['client without accents', { clientSearch: 'briceno OSCAR' }, ['204581', '100001']],
  ['card code', { clientSearch: 'c100001' }, ['204581']],
  ['a percent sign is a percent sign', { clientSearch: '100%' }, ['204574']],
  ['an underscore is no wildcard', { clientSearch: 'ana_100' }, []],
  ['telephone', { term: '998 214 5567' }, ['204580']],
  ['filters together', { filters: { status: 'completed' }, clientSearch: 'jorge' }, []],
])('finds by %s', async (_what, query, expected) => {
  expect(await folios(query)).toEqual(expected);
});

test('sorts by the requested column, and refuses unknown ones', async () => {
  expect(await folios({ orderby: { column: 'total', direction: 'ASC' } })).toHaveProperty('0', '204580');
  expect(await folios({ orderby: { column: 'client', direction: 'ASC' } })).toHaveProperty('0', '204574');
  const injected = await report({ orderby: { column: 'o.folio; drop table orders', direction: 'ASC' } });
  expect([injected.statusCode, injected.json().code]).toEqual([400, 'invalid_input']);
});

test.each([
  [{ filters: { status: 'x' } }, 1],
  [{ filters: { folio: '1 or 1=1' } }, 1],
  [{ dateRange: { start: '31/12/2026' } }, 1],
  [{}, 0],
  [{ filters: { User: 'x' } }, 1],
  [{ getAll: 'yes' }, 1],
  [{}, 'x'],
])('%j on page %s is refused', async (query, page) => {
  expect((await report(query, page)).statusCode).toBe(400);
});

describe('with many orders', () => {
  beforeAll(async () => {
    await database.knex.raw(`
      with q as (insert into quotation (id, folio, site, priced_on)
        select gen_random_uuid(), 300000 + n, 'actual-studio', '2026-06-01' from generate_series(1, 20000) n returning id, folio)
      insert into orders (id, folio, quotation_id, site, status, first_name, last_name, email, address, payment_type,
        payment_group, subtotal_cents, discount_cents, total_cents, paid_cents, created_at)
      select gen_random_uuid(), folio, id, 'actual-studio', 'completed', 'Cliente ' || md5(folio::text), 'Prueba', 'c' || folio || '@correo.mx',
        '{}', 'credit-card', 1, 100, 0, 100, 100, timestamptz '2025-01-01' + folio * interval '1 minute' from q;
    `);
    await database.knex.raw('analyze orders');
  });

  test.each<[string, Asked, string]>([
    ['newest', {}, 'orders_created'],
    ['folio', { filters: { folio: '30123' } }, 'orders_folio_key'],
    ['client', { clientSearch: 'alcocer' }, 'orders_words'],
    ['status', { filters: { status: 'pending-sap' } }, 'orders_status'],
    ['payment type', { filters: { paymentType: 'debit-card' } }, 'orders_payment_type'],
    ['a day', { dateRange: { start: '2026-11-17', end: '2026-11-17' } }, 'orders_created'],
  ])('%s is found by index', async (_what, query, index) => {
    const found = filterOrders(database.knex, orderTableQuery.parse(query));
    const { sql, bindings } = found
      .select('o.id')
      .orderByRaw('o.created_at desc, o.id desc')
      .limit(10)
      .toSQL()
      .toNative();
    const pool = await database.knex.raw(`explain ${sql.replace(/\$(\d+)/g, '?')}`, bindings as string[]);
    const plan = pool.rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
  });

  test('pages of ten, each order once', async () => {
    const [one, two] = [(await report({}, 4)).json().data, (await report({}, 5)).json().data];
    expect([one.length, two.length]).toEqual([10, 10]);
    expect(new Set([...one, ...two].map(({ id }: { id: string }) => id)).size).toBe(20);
    expect((await report({}, 99_999)).json().data).toEqual([]);
  });

  test('past 999,999 a folio of seven digits is found, by its beginning and whole, in its box and in the one for everything', async () => {
    await order(database.knex, { id: randomUUID(), folio: 2_045_817 });
    expect(await folios({ filters: { folio: '2045817' } })).toEqual(['2045817']);
    expect(await folios({ term: '2045817' })).toEqual(['2045817']);
    expect((await folios({ filters: { folio: '2045' } })).sort()).toEqual(['204574', '204580', '204581', '2045817']);
  });
});
