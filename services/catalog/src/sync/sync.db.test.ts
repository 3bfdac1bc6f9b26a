import { randomUUID } from 'node:crypto';
import type { SyncedProduct } from '@actual/contracts';
import { SANDBOX_DEMO_CREDENTIALS, type Sandbox, startSandbox } from '@actual/providers/sandbox/app';
import { createSap } from '@actual/providers/sap/client';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const sap = createSap({ baseUrl: sandbox.sapBaseUrl, ...SANDBOX_DEMO_CREDENTIALS.sap, timeoutMs: 2_000 });
  store = await catalogFixture({ erp: { sap, priceList: 1 } });
});
afterAll(async () => {
  await store.close();
  await sandbox.close();
});
afterEach(() => store.clear());

const tell = (path: string, body: unknown) =>
  fetch(`${sandbox.origin}/sap/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const item = (itemCode: string, more: object = {}) => ({
  itemCode,
  itemName: 'SOFA BRUMA 3P',
  price: 12_345.5,
  stock: { CUN: 7, LEJOS: 40 },
  ...more,
});
const sync = (code: string, role: 'seller' | 'client' | null = 'seller') =>
  store.call<SyncedProduct & { code: string }>(
    'POST',
    `/sync/syncproductbyitemcode/${code}`,
    undefined,
    'actual-studio',
    role && store.token(role),
  );

test('the ERP’s price and stock are on sale at once, and sold pieces stay sold', async () => {
  const [id = ''] = await store.add([{ code: 'ST70001', priceCents: 900_000, discounts: [10, 0, 0, 0, 0], stock: 5 }]);
  const [source] = await store.database.knex('stock_source').where({ item_code: 'ST70001' }).pluck<number[]>('id');
  await store.database.knex('stock_sold').insert({ stock_source_id: source, sold: 3 });
  await tell('items', [item('ST70001')]);

  const { status, body } = await sync('st70001');
  expect(status).toBe(200);
  expect(body).toEqual({
    ok: true,
    ItemCode: 'ST70001',
    ItemName: 'SOFA BRUMA 3P',
    Active: true,
    Price: 12_345.5,
    Available: 7,
    stock: [{ WhsCode: 'CUN', available: 7 }],
    changed: ['price', 'stock'],
    unknownWarehouses: ['LEJOS'],
  });
  const product = await store.call('POST', `/product/findbyid/${id}`);
  expect(product.body).toMatchObject({ Price: 12_345.5, DiscountPrice: 11_111, Available: 7 });
  expect(await store.database.knex('stock_source').where({ id: source }).first()).toMatchObject({ received: 10 });

  const version = await store.database.knex('catalog_version').first();
  expect((await sync('ST70001')).body.changed).toEqual([]);
  expect(await store.database.knex('catalog_version').first()).toEqual(version);
});

/** An order of some pieces of a source, which the store has sold. */
async function sold(source: number, quantity: number, change: object): Promise<string> {
  const { knex } = store.database;
  const [id, quotation, payment] = [randomUUID(), randomUUID(), randomUUID()];
  const own = { site: 'actual-studio', payment_group: 1 };
  await knex('quotation').insert({ id: quotation, site: 'actual-studio', priced_on: '2026-11-18' });
  await knex('orders').insert({
    ...own,
    id,
    quotation_id: quotation,
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'ana@correo.mx',
    phone: '9981234567',
    address: '{}',
    payment_type: 'credit-card',
    subtotal_cents: 100,
    discount_cents: 0,
    total_cents: 100,
    paid_cents: 100,
    ...change,
  });
  await knex('payment').insert({
    id: payment,
    quotation_id: quotation,
    order_id: id,
    idempotency_key: payment,
    type: 'credit-card',
    payment_group: 1,
    provider: 'mercadopago',
    amount_cents: 100,
    status: 'approved',
  });
  const line_id = randomUUID();
  const held = { payment_id: payment, quotation_id: quotation, line_id, item_code: 'x', expires_at: new Date() };
  await knex('reservation').insert({ ...held, stock_source_id: source, quantity, state: 'claimed' });
  await knex.raw(
    `INSERT INTO stock_sold AS s (stock_source_id, sold) VALUES (?, ?)
     ON CONFLICT (stock_source_id) DO UPDATE SET sold = s.sold + excluded.sold`,
    [source, quantity],
  );
  return id;
}

test('pieces of orders that the ERP has not heard of are not sold twice', async () => {
  const { knex } = store.database;
  await store.add([{ code: 'ST70007', stock: 10 }]);
  const [source = 0] = await knex('stock_source').where({ item_code: 'ST70007' }).pluck<number[]>('id');
  const long = { status: 'completed', created_at: '2026-01-02', updated_at: '2026-01-02' };
  await sold(source, 1, long);
  const waiting = await sold(source, 2, { status: 'pending-sap', created_at: '2026-01-02', updated_at: '2026-01-02' });
  // its document is written while the ERP answers
  await sold(source, 3, { status: 'completed', updated_at: '2099-01-01' });
  await tell('items', [item('ST70007', { stock: { CUN: 9 } })]);
  expect((await sync('ST70007')).body.Available).toBe(4);
  await knex('orders').where({ id: waiting }).update({ status: 'completed', updated_at: '2026-01-03' });
  await tell('items', [item('ST70007', { stock: { CUN: 7 } })]);
  expect((await sync('ST70007')).body.Available).toBe(4);
  await tell('items', [item('ST70007', { stock: { CUN: 1 } })]);
  expect((await sync('ST70007')).body.Available).toBe(0);
});

test('pieces that a service request sends are not sold twice until they leave, when the warehouse tells the ERP', async () => {
  const { knex } = store.database;
  await store.add([{ code: 'ST70008', stock: 10 }]);
  const [source = 0] = await knex('stock_source').where({ item_code: 'ST70008' }).pluck<number[]>('id');
  const order_id = await sold(source, 1, { status: 'completed', updated_at: '2026-01-02' });
  const [shipment, request_id] = [randomUUID(), randomUUID()];
  const asked = { kind: 'warranty', reason: 'defect', state: 'resolved', resolution: 'replacement' };
  await knex('service_request').insert({ id: request_id, order_id, ...asked, due_at: new Date() });
  const [day, happened_on] = ['2026-12-01', '2026-12-01'];
  const sent = { resolution: 'replacement', day, company: 'CUN', from_state: 'accepted' };
  await knex('request_shipment').insert({ id: shipment, request_id, order_id, ...sent });
  await knex.raw(
    `INSERT INTO reservation (payment_id, quotation_id, line_id, item_code, stock_source_id, quantity, expires_at, state)
     SELECT payment_id, quotation_id, ?, item_code, stock_source_id, 2, now(), 'claimed' FROM reservation
     WHERE stock_source_id = ?`,
    [shipment, source],
  );
  await knex('stock_sold').where({ stock_source_id: source }).increment('sold', 2);
  const availableOf = async (pieces: number) => {
    await tell('items', [item('ST70008', { stock: { CUN: pieces } })]);
    return (await sync('ST70008')).body.Available;
  };
  expect(await availableOf(9)).toBe(7);
  // an order that changes while the ERP answers is not counted with its shipment again
  await knex('orders').where({ id: order_id }).update({ updated_at: '2099-01-01' });
  expect(await availableOf(9)).toBe(6);
  await knex('orders').where({ id: order_id }).update({ updated_at: '2026-01-02' });
  await knex('delivery_event').insert({ order_id, lines: [shipment], day, happened_on, state: 'on-the-way' });
  expect(await availableOf(7)).toBe(7);
});

test('an item the ERP has closed leaves the shop and comes back with it; purchases under way are left alone', async () => {
  const [id = ''] = await store.add([{ code: 'ST70002', stock: 1, incoming: 20 }]);
  await tell('items', [item('ST70002', { stock: { CUN: 0 } })]);
  const page = async () =>
    (await store.call<{ Available: number; code: string }>('POST', `/product/findbyid/${id}`)).body;
  expect((await sync('ST70002')).body.changed).toEqual(['price', 'stock']);
  expect(await page()).toMatchObject({ Available: 20 });
  await tell('items', [item('ST70002', { stock: { CUN: 0 }, valid: false })]);
  expect((await sync('ST70002')).body).toMatchObject({ Active: false, changed: ['active'] });
  expect(await page()).toMatchObject({ code: 'product_not_found' });
  await tell('items', [item('ST70002', { stock: { CUN: 2 } })]);
  expect((await sync('ST70002')).body).toMatchObject({ Active: true, changed: ['active', 'stock'] });
  expect(await page()).toMatchObject({ Available: 22 });
  expect((await sync('ST70002')).body).toMatchObject({ Available: 22, stock: [{ WhsCode: 'CUN', available: 2 }] });
});

test('whether the pieces of a product are numbered is the ERP’s word', async () => {
  await store.add([{ code: 'ST70005' }]);
  await tell('items', [item('ST70005', { series: true })]);
  expect((await sync('ST70005')).body.changed).toContain('series');
  expect(await store.database.knex('product').where({ item_code: 'ST70005' }).pluck('has_series')).toEqual([true]);
  expect((await sync('ST70005')).body.changed).toEqual([]);
});

test('a product’s parcels come from the ERP; unreadable ones change nothing', async () => {
  const [id = ''] = await store.add([{ code: 'ST70006' }]);
  await tell('items', [item('ST70006', { packing: '2 de 120 x 40 x 15 cm, 18 kg|armar en casa' })]);
  expect((await sync('ST70006')).body.changed).toContain('packing');
  const packing = {
    parcels: [{ pieces: 2, width: 120, depth: 40, height: 15, weightKg: 18 }],
    builtAtHome: true,
    bare: null,
  };
  expect((await store.call('POST', `/product/findbyid/${id}`)).body).toMatchObject({ packing });
  expect((await sync('ST70006')).body.changed).toEqual([]);
  await tell('items', [item('ST70006', { packing: 'dos cajas grandes' })]);
  expect((await sync('ST70006')).body.changed).toEqual([]);
  expect((await store.call('POST', `/product/findbyid/${id}`)).body).toMatchObject({ packing });
});

test('refuses callers who are not staff, and products that the store or the ERP does not have', async () => {
  await store.add([{ code: 'ST70003' }]);
  await tell('items', [item('ST70004')]);
  expect((await sync('ST70003', null)).body.code).toBe('unauthorized');
  expect((await sync('ST70003', 'client')).body.code).toBe('forbidden');
  expect((await sync('ST70003')).body.code).toBe('product_not_found');
  expect((await sync('ST70004')).body.code).toBe('product_not_found');
  expect((await sync(encodeURIComponent("ST'; drop--/"))).body.code).toBe('product_not_found');
});

test('an ERP that does not answer changes nothing and is told so', async () => {
  await store.add([{ code: 'ST70005', stock: 4 }]);
  await tell('items', [item('ST70005')]);
  await tell('faults', { failNext: 9, fault: 'proxy_error' });
  try {
    const { status, body } = await sync('ST70005');
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(await store.database.knex('stock_source').where({ item_code: 'ST70005' }).first()).toMatchObject({
      received: 4,
    });
  } finally {
    await fetch(`${sandbox.origin}/sap/_control/faults`, { method: 'DELETE' });
  }
});
