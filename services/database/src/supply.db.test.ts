import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { connect, disconnect } from './connect';
import { readDeliveryFacts, readStockChanges, readSupply, sourcesByItem } from './supply';
import { createTestDatabase, type TestDatabase } from './test-database';

let database: TestDatabase;
const payments = { running: randomUUID(), expired: randomUUID() };

beforeAll(async () => {
  database = await createTestDatabase();
  const db = database.knex;
  const place = { time_zone: 'America/Cancun', cutoff_hour: 14, handling_days: 2, works_saturday: false };
  await db('warehouse').insert({ code: 'CUN', name: 'Cancún', ...place });
  await db('delivery_route').insert({ warehouse_code: 'CUN', zone: 'QROO', days: 1 });
  await db('closed_day').insert([
    { day: '2099-03-01', reason: 'Inventario' },
    { day: '2099-03-02', warehouse_code: 'CUN', reason: 'Mudanza' },
  ]);
  const product = (code: string) => ({ id: randomUUID(), item_code: code, name: code, slug: code, society: '001' });
  await db('product').insert(['ST1', 'ST2', 'ST3'].map((code) => ({ ...product(code), price_cents: 100 })));
  const sources = await db('stock_source')
    .insert([
      { item_code: 'ST1', warehouse_code: 'CUN', received: 10 },
      { item_code: 'ST1', warehouse_code: 'CUN', received: 5, purchase_document: 'OC-1', arrives_on: '2099-01-02' },
      { item_code: 'ST2', warehouse_code: 'CUN', received: 3 },
    ])
    .returning<{ id: number }[]>('id');
  const [first = 0, , third = 0] = sources.map((row) => row.id);
  await db('stock_sold').insert([
    { stock_source_id: first, sold: 2 },
    { stock_source_id: third, sold: 4 },
  ]);
  const quotation = randomUUID();
  await db('quotation').insert({ id: quotation, site: 'actual-studio', priced_on: '2026-07-01' });
  const hold = { quotation_id: quotation, line_id: randomUUID(), item_code: 'ST1', stock_source_id: first };
  for (const [name, id] of Object.entries(payments)) {
    await db('payment').insert({
      id,
      quotation_id: quotation,
      idempotency_key: name,
      provider: 'test',
      type: 'spei',
      payment_group: 1,
      amount_cents: 100,
      status: 'pending',
    });
  }
  const minutes = (n: number) => new Date(Date.now() + n * 60_000);
  await db('reservation').insert([
    { ...hold, payment_id: payments.running, quantity: 3, expires_at: minutes(5) },
    { ...hold, payment_id: payments.running, quantity: 1, expires_at: minutes(5), state: 'released' },
    { ...hold, payment_id: payments.running, quantity: 1, expires_at: minutes(5), state: 'claimed' },
    { ...hold, payment_id: payments.expired, quantity: 4, expires_at: minutes(-5) },
  ]);
});
afterAll(() => database.close());

test('pieces sold or held by a running payment are not available; released ones are', async () => {
  const supply = await readSupply(database.knex, ['ST1', 'unknown']);
  expect(supply.map(({ received, available, arrivesOn }) => [received, available, arrivesOn])).toEqual([
    [10, 5, null],
    [5, 5, '2099-01-02'],
  ]);
});

test('a payment sees the pieces it holds itself as available', async () => {
  const supply = await readSupply(database.knex, ['ST1'], { exceptPayment: payments.running });
  expect(supply[0]?.available).toBe(8);
});

test('more sold than received is nothing available, not less than nothing', async () => {
  expect((await readSupply(database.knex, ['ST2']))[0]?.available).toBe(0);
});

test('the sum of an item is the same from its sources and for the whole catalog, with the rights of each service', async () => {
  for (const service of ['catalog', 'checkout'] as const) {
    const db = connect({ url: database.urlFor(service), applicationName: service, pool: 1 });
    const supply = await readSupply(db, ['ST1', 'ST2', 'ST3']);
    const expected = new Map([
      ['ST1', 10],
      ['ST2', 0],
    ]);
    const available = new Map<string, number>();
    for (const source of supply)
      available.set(source.itemCode, (available.get(source.itemCode) ?? 0) + source.available);
    expect(available).toEqual(expected);
    const { sold, held } = await readStockChanges(db, 0);
    const taken = new Map<number, number>();
    for (const { id, pieces } of [...sold, ...held]) taken.set(id, (taken.get(id) ?? 0) + pieces);
    const all = await db('stock_source').select<{ id: number; item_code: string; received: number }[]>();
    const left = new Map<string, number>();
    for (const { id, item_code, received } of all)
      left.set(item_code, (left.get(item_code) ?? 0) + Math.max(0, received - (taken.get(id) ?? 0)));
    expect(left).toEqual(expected);
    expect(sourcesByItem(supply).get('ST1')).toHaveLength(2);
    await disconnect(db);
  }
});

test('only later changes are read again, also those of a transaction that was under way', async () => {
  const db = database.knex;
  const [{ id = 0 } = {}] = await db('stock_source').where({ item_code: 'ST2' }).select<{ id: number }[]>('id');
  const slow = await db.transaction();
  await slow('stock_sold').where({ stock_source_id: id }).update({ sold: 5 });
  const first = await readStockChanges(db, 0);
  expect(first.sold).toHaveLength(2);
  await slow.commit();
  const second = await readStockChanges(db, first.upTo);
  expect(second.sold).toContainEqual(expect.objectContaining({ id, pieces: 5 }));
  let third = await readStockChanges(db, second.upTo);
  // transactions of other databases of the server are older too, and seen ones are told again until they have ended
  while (third.sold.length > 0) {
    await setTimeout(20);
    third = await readStockChanges(db, third.upTo);
  }
  expect(third.held.map(({ pieces }) => pieces)).toEqual([3]);
  await db('stock_sold').where({ stock_source_id: id }).update({ sold: 4 });
  expect((await readStockChanges(db, third.upTo)).sold.map((one) => one.pieces)).toEqual([4]);
});

test('warehouses, routes and closed days come as the engine reads them', async () => {
  const facts = await readDeliveryFacts(database.knex);
  expect(facts.warehouses.get('CUN')).toMatchObject({ timeZone: 'America/Cancun', cutoffHour: 14, handlingDays: 2 });
  expect(facts.routes.get('QROO')?.get('CUN')).toBe(1);
  expect(facts.closedEverywhere.size).toBe(1);
  expect(facts.closedAt.get('CUN')?.size).toBe(1);
});
