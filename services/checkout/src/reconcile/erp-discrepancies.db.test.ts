import { randomUUID } from 'node:crypto';
import { type Sandbox, startSandbox } from '@actual/providers/sandbox/app';
import { products } from '../../testing/catalog';
import { drain } from '../../testing/money';
import { erpSession, misbehave } from '../../testing/outside';
import { openShop, type Shop } from '../../testing/shop';
import { Shopper } from '../../testing/shopper';
import { reconcile } from './reconcile';

let shop: Shop;
let seller: Shopper;
beforeAll(async () => {
  shop = await openShop();
  seller = new Shopper(shop).signIn({ userId: randomUUID(), role: 'seller', clientId: null });
});
beforeEach(() => shop.knex('reconciliation_break').delete());
let forgetful: Sandbox | undefined;
afterAll(async () => {
  await forgetful?.close();
  await shop.close();
});

async function bought(): Promise<string> {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  const { body } = await shopper.pay(shop, quotation);
  await drain(shop);
  return body.data.orderId ?? '';
}
/** Compares all orders, made old enough to be compared. */
async function compare(): Promise<void> {
  await shop.knex('erp_document').update({
    created_at: shop.knex.raw("now() - interval '1 hour'"),
    compared_at: null,
  });
  await reconcile(shop.checkout);
}
const discrepancies = async () => {
  const { body } = await seller.call('GET /payment/breaks/{page}', { params: { page: '1' }, query: { state: 'open' } });
  return body.data.filter(({ kind }) => kind === 'erp-list');
};
/** Changes a document in the ERP, as somebody there would. */
async function inErp(orderId: string, change: object): Promise<void> {
  const { doc_entry } = await shop.knex('erp_document').where({ order_id: orderId }).first('doc_entry');
  await fetch(`${shop.sandbox.sapBaseUrl}/Orders(${doc_entry})`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: await erpSession(shop) },
    body: JSON.stringify(change),
  });
}

test('reports no discrepancy where the ERP agrees, however many pages its list has', async () => {
  for (let order = 0; order < 22; order += 1) await bought();
  await compare();
  expect(await discrepancies()).toEqual([]);
  expect(await shop.knex('erp_document').whereNull('compared_at')).toEqual([]);
});

test.each([
  [{ DocTotal: 1 }, 'El total en SAP no es el del pedido'],
  [{ Cancelled: 'tYES' }, 'El pedido está vigente aquí y cancelado en SAP'],
  [{ DocNum: 7 }, 'SAP tiene el pedido con otro documento'],
])('lists an order that has %j in the ERP, until the two agree', async (change, sentence) => {
  const orderId = await bought();
  await inErp(orderId, change);
  await compare();
  expect(await discrepancies()).toMatchObject([{ subject: orderId, orderId, sentence }]);
  const order = await shop.knex('orders').where({ id: orderId }).first('total_cents');
  const { document } = await shop.knex('erp_document').where({ order_id: orderId }).first('document');
  await inErp(orderId, { DocTotal: order.total_cents / 100, Cancelled: 'tNO', DocNum: Number(document) });
  await compare();
  expect(await discrepancies()).toEqual([]);
});

test('lists an order that is canceled in the store but not in the ERP, until it is canceled there', async () => {
  const orderId = await bought();
  await shop.knex('orders').where({ id: orderId }).update({ status: 'canceled' });
  await compare();
  expect(await discrepancies()).toMatchObject([
    { subject: orderId, sentence: 'El pedido está cancelado aquí y vigente en SAP' },
  ]);
  await inErp(orderId, { Cancelled: 'tYES' });
  await compare();
  expect(await discrepancies()).toEqual([]);
});

test('an order that ended with the return of its pieces keeps its document in the ERP', async () => {
  const orderId = await bought();
  await shop.knex('orders').where({ id: orderId }).update({ status: 'canceled' });
  const request = {
    order_id: orderId,
    kind: 'return',
    reason: 'changed-mind',
    state: 'resolved',
    resolution: 'refund',
  };
  await shop.knex('service_request').insert({ ...request, id: randomUUID(), due_at: new Date() });
  await compare();
  expect(await discrepancies()).toEqual([]);
});

test('reports no discrepancy while the ERP does not answer, and does not ask it again and again', async () => {
  await bought();
  await misbehave(shop, 'sap', { failNext: 100, fault: 'proxy_error' });
  const list = jest.spyOn(shop.checkout.sap, 'listOrders');
  await compare();
  expect(list).toHaveBeenCalledTimes(1);
  list.mockRestore();
  await misbehave(shop, 'sap', { failNext: 0 });
  expect(await discrepancies()).toEqual([]);
});

test('does not ask the ERP again about orders that were just compared', async () => {
  await bought();
  await compare();
  const list = jest.spyOn(shop.checkout.sap, 'listOrders');
  await reconcile(shop.checkout);
  expect(list).not.toHaveBeenCalled();
  list.mockRestore();
});

test('compares an order of more than a month ago one last time', async () => {
  const orderId = await bought();
  await compare();
  const list = jest.spyOn(shop.checkout.sap, 'listOrders');
  const old = shop.knex.raw("now() - interval '32 days'");
  await shop.knex('erp_document').where({ order_id: orderId }).update({ created_at: old, compared_at: old });
  for (const _round of [1, 2]) await reconcile(shop.checkout);
  expect(list.mock.calls).toEqual([[[orderId]]]);
  list.mockRestore();
});

test('lists each order that an ERP without its data has lost', async () => {
  const orderId = await bought();
  const { port } = new URL(shop.sandbox.origin);
  const smtpPort = Number(new URL(shop.sandbox.smtpUrl).port);
  await shop.sandbox.close();
  forgetful = await startSandbox({ port: Number(port), smtpPort });
  const again = await bought();
  await compare();
  const subjects = await shop
    .knex('reconciliation_break')
    .where({ kind: 'erp-list', sentence: 'SAP ya no tiene un pedido que aquí tiene su documento' })
    .pluck('subject');
  expect(subjects).toContain(orderId);
  expect(subjects).not.toContain(again);
  expect((await discrepancies())[0]?.detail).toMatchObject({ ours: { status: 'completed' }, sap: [] });
});
