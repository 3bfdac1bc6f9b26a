import { randomUUID } from 'node:crypto';
import { products } from '@actual/checkout-service/testing/catalog';
import { drain } from '@actual/checkout-service/testing/money';
import { somebody } from '@actual/checkout-service/testing/people';
import { openShop, type Shop } from '@actual/checkout-service/testing/shop';
import { Shopper } from '@actual/checkout-service/testing/shopper';
import { storeDay } from '@actual/contracts/store-day';
import { listPromises } from '@actual/staff-service/src/orders/promises.queries';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('stock_source').update({ received: 200 });
});
afterAll(() => shop.close());

const inDays = (count: number) => storeDay(new Date(Date.now() + count * 86_400_000));

/** An order whose day was promised for so many days from now; `isSent`: the ERP has it. */
async function ordered(shopper: Shopper, days: number, isSent = true): Promise<string> {
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  const id = String((await shopper.pay(shop, quotation)).body.data.orderId);
  const day = inDays(days);
  const lines = shop.knex('order_line').where({ order_id: id }).select('id');
  await shop.knex('quotation_line').whereIn('id', lines).update({ original_ship_date: day, ship_date: day });
  await shop.knex('order_line').where({ order_id: id }).update({ ship_date: day });
  await shop.knex('orders').where({ id }).update({ delivery_date: day });
  if (isSent) await drain(shop);
  return id;
}
const risks = async () => {
  const { data } = await listPromises(shop.knex, 1);
  return Object.fromEntries(data.map((one) => [one.orderId, one.risks]));
};

test('a day is at risk while pieces are missing, a purchase arrives on it or later, or an order is near and not in the ERP', async () => {
  const [fine, short, late, far, near] = [
    await ordered(new Shopper(shop), 2),
    await ordered(new Shopper(shop), 20),
    await ordered(new Shopper(shop), 20),
    await ordered(new Shopper(shop), 30, false),
    await ordered(new Shopper(shop), 2, false),
  ];
  const reservationsOf = (id: string) =>
    shop.knex('reservation').whereIn('payment_id', shop.knex('payment').where({ order_id: id }).select('id'));
  await reservationsOf(short).update({ state: 'released' });
  const [source] = await shop
    .knex('stock_source')
    .insert({ item_code: 'ST2', warehouse_code: 'CUN', purchase_document: 'OC-9', arrives_on: inDays(20), received: 5 })
    .returning('id');
  await reservationsOf(late).update({ stock_source_id: source.id });
  const found = await risks();
  expect(found[fine]).toBeUndefined();
  expect(found[far]).toBeUndefined();
  expect(found[near]).toEqual(['not-in-erp']);
  expect(found[short]).toEqual(['pieces-missing']);
  expect(found[late]).toEqual(['pieces-late']);
  const { total, orders, data } = await listPromises(shop.knex, 1);
  expect([total, orders.toSorted()]).toEqual([3, [near, short, late].toSorted()]);
  expect(data.map(({ day }) => day)).toEqual(data.map(({ day }) => day).toSorted());
  await shop.knex('orders').whereIn('id', [near, short, late]).update({ status: 'canceled' });
  expect(await risks()).toEqual({});
});

test('promises of a month are kept, moved by the buyer, or broken by the store', async () => {
  const shopper = new Shopper(shop);
  const seller = await somebody(shop, 'seller');
  const before = (await listPromises(shop.knex, 1)).months[0] ?? { kept: 0, agreed: 0, broken: 0 };
  const [, own, others] = [await ordered(shopper, 20), await ordered(shopper, 20), await ordered(shopper, 20)];
  const from = inDays(20);
  for (const [who, id] of [
    [shopper, own],
    [seller, others],
  ] as const) {
    const { deliveries } = (await who.call('GET /order/{id}/deliverydays', { params: { id } })).body;
    const to = String(deliveries[0]?.days.at(-1));
    expect((await who.call('POST /order/{id}/deliveryday', { params: { id }, body: { from, to } })).status).toBe(200);
  }
  // staff note the half of the day that the buyer had chosen: the day is still the buyer's
  await shop.knex('delivery_route').update({ halves: true });
  await shop.checkout.delivery.renew();
  const [line] = await shop.knex('order_line').where({ order_id: own });
  const same = { from: line.ship_date, to: line.ship_date, half: 'morning' };
  const noted = await seller.call('POST /order/{id}/deliveryday', { params: { id: own }, body: same });
  expect(noted.status).toBe(200);
  const [month] = (await listPromises(shop.knex, 1)).months;
  expect(month).toEqual({
    month: storeDay().slice(0, 7),
    kept: before.kept + 1,
    agreed: before.agreed + 1,
    broken: before.broken + 1,
    daysLate: expect.any(Number),
    mostDaysLate: expect.any(Number),
  });
});

test('a day that the store put off is broken, whatever later day its buyer chose then', async () => {
  const manager = await somebody(shop, 'manager');
  const before = (await listPromises(shop.knex, 1)).months[0] ?? { kept: 0, agreed: 0, broken: 0 };
  const [kept, moved] = [new Shopper(shop), new Shopper(shop)];
  for (const who of [kept, moved]) {
    const id = await ordered(who, 20);
    const body = { day: inDays(20), reason: 'no-van' as const };
    const from = (await manager.call('POST /order/{id}/deliverydelay', { params: { id }, body })).body.proposed;
    const { deliveries } = (await who.call('GET /order/{id}/deliverydays', { params: { id } })).body;
    const to = who === kept ? from : String(deliveries[0]?.days.at(-1));
    expect((await who.call('POST /order/{id}/deliveryday', { params: { id }, body: { from, to } })).status).toBe(200);
  }
  const [month] = (await listPromises(shop.knex, 1)).months;
  expect(month).toMatchObject({ kept: before.kept, agreed: before.agreed, broken: before.broken + 2 });
});

test('pieces that left are at no risk; a promise is kept, agreed or broken by the day on which the van came', async () => {
  const seller = await somebody(shop, 'seller');
  const month = async () => (await listPromises(shop.knex, 1)).months[0] ?? { kept: 0, agreed: 0, broken: 0 };
  const note = (id: string, from: string, to: string, more: object = {}) =>
    shop
      .knex('order_line')
      .where({ order_id: id })
      .first()
      .then(({ ship_date: day }) =>
        seller.call('POST /order/{id}/deliverystate', { params: { id }, body: { day, from, to, ...more } }),
      );
  const near = await ordered(new Shopper(shop), 2, false);
  expect((await risks())[near]).toEqual(['not-in-erp']);
  expect((await note(near, 'preparing', 'on-the-way')).status).toBe(200);
  expect((await risks())[near]).toBeUndefined();

  const before = await month();
  const counted = async () => {
    const { kept, agreed, broken } = await month();
    return { kept: kept - before.kept, agreed: agreed - before.agreed, broken: broken - before.broken };
  };
  const tried = await ordered(new Shopper(shop), -3);
  // as if its buyer had moved it to today, and nobody was there
  const agreed = { id: randomUUID(), order_id: tried, from_day: inDays(-3), to_day: inDays(0), pieces: 1 };
  await shop.knex('delivery_change').insert(agreed);
  await shop
    .knex('order_line')
    .where({ order_id: tried })
    .update({ ship_date: inDays(0) });
  const late = await ordered(new Shopper(shop), -2);
  expect(await counted()).toEqual({ kept: 1, agreed: 1, broken: 0 });
  await note(tried, 'preparing', 'on-the-way');
  await note(tried, 'on-the-way', 'failed', { reason: 'nobody' });
  await note(late, 'preparing', 'on-the-way');
  await note(late, 'on-the-way', 'delivered');
  expect(await counted()).toEqual({ kept: 0, agreed: 1, broken: 1 });
});

test('of what the store put off it is known how many days late it came, on average and at most', async () => {
  await shop.knex('orders').update({ status: 'canceled' });
  const seller = await somebody(shop, 'seller');
  for (const days of [-2, -7]) {
    const id = await ordered(new Shopper(shop), days);
    const step = (from: string, to: string) =>
      seller.call('POST /order/{id}/deliverystate', { params: { id }, body: { day: inDays(days), from, to } });
    await step('preparing', 'on-the-way');
    expect((await step('on-the-way', 'delivered')).status).toBe(200);
  }
  const [month] = (await listPromises(shop.knex, 1)).months;
  expect(month).toMatchObject({ daysLate: 5, mostDaysLate: 7 });
});
