import { randomUUID } from 'node:crypto';
import { leaseSeconds } from '@actual/kit/outbox';
import { products } from '../../../testing/catalog';
import { addPayment, drain } from '../../../testing/money';
import { erpOrders, misbehave } from '../../../testing/outside';
import { isStaffPerson, people, somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
let seller: Shopper;
beforeAll(async () => {
  shop = await openShop();
  seller = await somebody(shop, 'seller');
});
afterAll(() => shop.close());
afterEach(() => misbehave(shop, 'sap', {}));

const create = (id: string, who = seller) => who.call('POST /order/{id}/ordersap', { params: { id } });
const message = (id: string) => shop.knex('outbox').where({ kind: 'erp-order', key: id }).first();

/** An order that is paid and not in the ERP yet. */
async function paidOrder() {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  return String((await shopper.pay(shop, quotation)).body.data.orderId);
}

test('staff create an order in the ERP, which completes it; asked again it is the same document', async () => {
  const id = await paidOrder();
  const made = await create(id);
  expect(made.body).toMatchObject({ status: 'completed', state: 'created', reason: null });
  expect(made.body.document).toMatch(/^\d+$/);
  expect((await create(id)).body).toEqual(made.body);
  expect(await erpOrders(shop, id)).toHaveLength(1);
  expect((await message(id)).done_at).not.toBeNull();
});

test('retries an order that the ERP refused for good, and says why if it is refused again', async () => {
  const id = await paidOrder();
  const lines = shop.knex('order_line').where({ order_id: id });
  const [{ item_code: code }] = await lines.clone().select('item_code');
  await lines.clone().update({ item_code: '' });
  await drain(shop);
  expect((await message(id)).parked_at).not.toBeNull();
  const refused = await create(id);
  expect(refused.body).toMatchObject({ status: 'pending-sap', state: 'parked', document: null });
  expect(refused.body.reason).toMatch(/Invalid line/);
  await lines.clone().update({ item_code: code });
  expect((await create(id)).body).toMatchObject({ status: 'completed', state: 'created' });
});

test('finds a document whose answer was lost instead of writing it twice', async () => {
  const id = await paidOrder();
  await drain(shop);
  const [{ document }] = await shop.knex('erp_document').where({ order_id: id });
  await shop.knex('erp_document').where({ order_id: id }).delete();
  await shop.knex('orders').where({ id }).update({ status: 'canceled' });
  await shop.knex('orders').where({ id }).update({ status: 'pending-sap' });
  await shop
    .knex('outbox')
    .where({ kind: 'erp-order', key: id })
    .update({ done_at: null, parked_at: shop.knex.fn.now() });
  expect((await create(id)).body.document).toBe(document);
  expect(await erpOrders(shop, id)).toHaveLength(1);
});

test('an order that a worker is writing to the ERP is left to it, and answered as waiting', async () => {
  const id = await paidOrder();
  const soon = shop.knex.raw("now() + ? * interval '1 second'", [leaseSeconds - 5]);
  await shop.knex('outbox').where({ kind: 'erp-order', key: id }).update({ attempts: 1, next_at: soon });
  expect((await create(id)).body).toMatchObject({ state: 'waiting', document: null });
  expect(await erpOrders(shop, id)).toHaveLength(0);
});

test('writes nothing of an order that waits for its transfer, and does not find an unknown one', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  const { body } = await addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1 });
  expect((await create(String(body.data.orderId))).code).toBe('conflict');
  expect((await create(randomUUID())).code).toBe('not_found');
});

test.each(people)('creates orders in the ERP or is refused: %s', async (who) => {
  const { status } = await create(randomUUID(), await somebody(shop, who));
  expect(status).toBe(who === 'anonymous' ? 401 : isStaffPerson(who) ? 404 : 403);
});
