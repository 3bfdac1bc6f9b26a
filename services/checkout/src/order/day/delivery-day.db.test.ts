import { newDayChanges } from '@actual/contracts/facts/delivery/deadlines';
import { storeDay } from '@actual/domain';
import { products } from '../../../testing/catalog';
import { addPayment, drain } from '../../../testing/money';
import { erpOrders, mailsTo } from '../../../testing/outside';
import { isStaffPerson, people, somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const email = 'lucia.entrega@example.com';
const inDays = (count: number) => storeDay(new Date(Date.now() + count * 86_400_000));

/** An order that was promised for a day far enough away to be changed. */
async function ordered(shopper: Shopper, promised = inDays(20)) {
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email });
  const id = String((await shopper.pay(shop, quotation)).body.data.orderId);
  await shop.knex('order_line').where({ order_id: id }).update({ ship_date: promised });
  await shop.knex('orders').where({ id }).update({ delivery_date: promised });
  return { id, promised };
}
const days = (who: Shopper, id: string) => who.call('GET /order/{id}/deliverydays', { params: { id } });
const move = (who: Shopper, id: string, from: string, to: string, half?: string) =>
  who.call('POST /order/{id}/deliveryday', { params: { id }, body: { from, to, half } });
async function firstOffer(who: Shopper, id: string): Promise<string> {
  const { body } = await days(who, id);
  return body.deliveries[0]?.days[0] ?? '';
}

test('the buyer moves a delivery: order, mail and ERP have the new day, and the promised day stays on record', async () => {
  const shopper = new Shopper(shop);
  const { id, promised } = await ordered(shopper);
  await drain(shop);
  const { body } = await days(shopper, id);
  expect(body.deliveries).toHaveLength(1);
  expect(body.deliveries[0]).toMatchObject({ date: promised, lines: [expect.any(String)] });
  const to = body.deliveries[0]?.days.at(-1) ?? '';
  const moved = await move(shopper, id, promised, to);
  expect([moved.status, moved.body]).toEqual([200, { deliveryDate: to }]);
  const order = (await shopper.call('POST /order/findbyid/{id}', { params: { id } })).body;
  expect(order).toMatchObject({ deliveryDate: to, Details: [{ shipDate: to }] });
  await drain(shop);
  const mail = (await mailsTo(shop, email)).findLast(({ subject }) => /nueva fecha de entrega/.test(subject));
  expect(mail?.text).toContain('Llega antes del');
  expect(await erpOrders(shop, id)).toMatchObject([{ DocDueDate: to, DocumentLines: [{ ShipDate: to }] }]);
  expect(await shop.knex('delivery_change').where({ order_id: id })).toMatchObject([
    { from_day: promised, to_day: to, pieces: 1, changed_by: null },
  ]);
});

test('a change that comes before the order is in the ERP is written there with it', async () => {
  const shopper = new Shopper(shop);
  const { id, promised } = await ordered(shopper);
  const to = await firstOffer(shopper, id);
  await move(shopper, id, promised, to);
  await drain(shop);
  await drain(shop);
  expect(await erpOrders(shop, id)).toMatchObject([{ DocDueDate: to }]);
  expect(await shop.knex('outbox').where({ kind: 'erp-dates', done_at: null })).toEqual([]);
});

test('refuses a day that is not on offer, one too near and one that was moved already, and changes nothing', async () => {
  const shopper = new Shopper(shop);
  const { id, promised } = await ordered(shopper);
  expect((await move(shopper, id, promised, inDays(300))).code).toBe('delivery_date_unavailable');
  expect((await move(shopper, id, inDays(3), inDays(6))).code).toBe('delivery_date_unavailable');
  const near = await ordered(shopper, inDays(1));
  expect((await days(shopper, near.id)).body.deliveries).toMatchObject([{ until: null, days: [] }]);
  expect((await move(shopper, near.id, near.promised, inDays(9))).code).toBe('delivery_date_fixed');
  const to = await firstOffer(shopper, id);
  const both = await Promise.all([move(shopper, id, promised, to), move(shopper, id, promised, to)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await shop.knex('delivery_change').where({ order_id: id })).toHaveLength(1);
});

test('a half of the day is chosen where the route has halves, on the same day too; order, mail, ERP and record have it', async () => {
  const shopper = new Shopper(shop);
  const { id, promised } = await ordered(shopper);
  await drain(shop);
  expect((await days(shopper, id)).body.deliveries).toMatchObject([{ half: null, halves: false }]);
  expect((await move(shopper, id, promised, promised, 'morning')).code).toBe('delivery_date_unavailable');
  await shop.knex('delivery_route').where({ warehouse_code: 'CUN', zone: 'QROO' }).update({ halves: true });
  await shop.checkout.delivery.renew();
  expect((await days(shopper, id)).body.deliveries).toMatchObject([{ half: null, halves: true }]);
  expect((await move(shopper, id, promised, promised)).code).toBe('delivery_date_unavailable');
  expect((await move(shopper, id, promised, promised, 'noon')).code).toBe('invalid_input');
  expect((await move(shopper, id, promised, promised, 'afternoon')).body).toEqual({ deliveryDate: promised });
  expect((await move(shopper, id, promised, promised, 'afternoon')).code).toBe('delivery_date_unavailable');
  expect((await shopper.order(id)).Details).toMatchObject([{ shipDate: promised, half: 'afternoon' }]);
  await drain(shop);
  expect((await mailsTo(shop, email)).map(({ text }) => text)).toContainEqual(expect.stringContaining('por la tarde'));
  expect(await erpOrders(shop, id)).toMatchObject([{ Comments: expect.stringContaining(`${promised} por la tarde`) }]);
  const to = await firstOffer(shopper, id);
  expect((await move(shopper, id, promised, to)).status).toBe(200);
  expect((await shopper.order(id)).Details).toMatchObject([{ shipDate: to, half: null }]);
  const record = { order_id: id, pieces: 1 };
  expect(await shop.knex('delivery_change').where({ order_id: id }).orderBy('created_at')).toMatchObject([
    { ...record, from_day: promised, to_day: promised, from_half: null, to_half: 'afternoon' },
    { ...record, from_day: promised, to_day: to, from_half: 'afternoon', to_half: null },
  ]);
});

test('an order that waits for its transfer, or was canceled, has no day to change', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email });
  const waiting = await addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1 });
  const canceled = await ordered(new Shopper(shop));
  await shop.knex('orders').where({ id: canceled.id }).update({ status: 'canceled' });
  const seller = await somebody(shop, 'seller');
  for (const id of [String(waiting.body.data.orderId), canceled.id]) {
    expect((await days(seller, id)).body).toEqual({ deliveries: [], code: null });
    expect((await move(seller, id, canceled.promised, inDays(25))).code).toBe('delivery_date_unavailable');
  }
});

test('the buyer may change it ten times; staff as often as they are asked to', async () => {
  const shopper = new Shopper(shop);
  const { id, promised } = await ordered(shopper);
  const { body } = await days(shopper, id);
  const [a = '', b = ''] = body.deliveries[0]?.days ?? [];
  let from = promised;
  for (let at = 0; at < newDayChanges; at += 1) {
    const to = at % 2 === 0 ? a : b;
    expect((await move(shopper, id, from, to)).status).toBe(200);
    from = to;
  }
  const next = from === a ? b : a;
  expect((await move(shopper, id, from, next)).code).toBe('rate_limited');
  const seller = await somebody(shop, 'seller');
  expect((await move(seller, id, from, next)).status).toBe(200);
  const [last] = await shop.knex('delivery_change').where({ order_id: id }).orderBy('created_at', 'desc').limit(1);
  expect(last.changed_by).not.toBeNull();
});

test.each(people)('%s: another’s order is not found; staff reach it', async (who) => {
  const { id, promised } = await ordered(new Shopper(shop));
  const me = await somebody(shop, who);
  const seen = await days(me, id);
  const moved = await move(me, id, promised, '2020-01-01');
  expect(seen.status).toBe(isStaffPerson(who) ? 200 : 404);
  expect(moved.code).toBe(isStaffPerson(who) ? 'delivery_date_unavailable' : 'not_found');
});
