import { randomUUID } from 'node:crypto';
import { storageHours } from '@actual/contracts/facts/delivery/storage';
import { dayNumber, dayText, storageDue, storeDay } from '@actual/domain';
import { products } from '../../../testing/catalog';
import { drain } from '../../../testing/money';
import { erpOrders, mailsTo } from '../../../testing/outside';
import { somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
let seller: Shopper;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('stock_source').update({ received: 200 });
  seller = await somebody(shop, 'seller');
});
afterAll(() => shop.close());

/** A paid order of a lamp, as the engine promised it. */
async function ordered() {
  const shopper = new Shopper(shop);
  const email = `guardado.${randomUUID()}@example.com`;
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email });
  const { body } = await shopper.call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } });
  const id = String((await shopper.pay(shop, { ...quotation, totalPg1: body.totalPg1 })).body.data.orderId);
  const [delivery] = (await shopper.order(id)).Deliveries;
  return { shopper, id, email, day: String(delivery?.day), total: Number(body.totalPg1) };
}
const store = (who: Shopper, id: string, day: string) =>
  who.call('POST /order/{id}/deliverystorage', { params: { id }, body: { day } });
const choose = (who: Shopper, id: string, body: { from: string; state: 'failed' | 'stored'; to: string }) =>
  who.call('POST /order/{id}/deliveryday', { params: { id }, body });
const offered = async (who: Shopper, id: string) =>
  (await who.call('GET /order/{id}/deliverydays', { params: { id } })).body.deliveries;
const subjects = async (email: string) =>
  (await mailsTo(shop, email)).map(({ subject }) => subject.replace(/^.*: /, ''));
const signed = async (id: string) =>
  (await shop.knex('promise').where({ order_id: id }).orderBy('id', 'desc').first('content')).content;

test('the buyer of a delivery that failed chooses its new day: order, ERP, mail and signed promise have it', async () => {
  const { shopper, id, email, day } = await ordered();
  for (const [from, to, more] of [
    ['preparing', 'on-the-way', {}],
    ['on-the-way', 'failed', { reason: 'nobody' }],
  ] as const)
    await seller.call('POST /order/{id}/deliverystate', { params: { id }, body: { day, from, to, ...more } });
  const [failed] = await offered(shopper, id);
  expect(failed).toMatchObject({ date: day, state: 'failed', storable: null, storageCosts: [] });
  const to = String(failed?.days[2]);
  const body = { from: day, state: 'failed', to } as const;
  expect((await choose(shopper, id, { ...body, to: storeDay() })).code).toBe('delivery_date_unavailable');
  expect((await choose(shopper, id, body)).body).toEqual({ deliveryDate: to });
  expect((await choose(shopper, id, body)).code).toBe('delivery_date_unavailable');
  const { Deliveries } = await shopper.order(id);
  expect(Deliveries).toMatchObject([{ day: to, state: 'preparing', storage: null, events: [{}, {}, { newDay: to }] }]);
  await drain(shop);
  expect(await erpOrders(shop, id)).toMatchObject([{ DocDueDate: to }]);
  expect(await subjects(email)).toContain('otro día para tu entrega');
  expect(await signed(id)).toMatchObject({ tipo: 'cambio-de-dia', por: 'cliente', de: day, a: to });
});

test('the buyer has a delivery stored, chooses its day five business days ahead, and knows what each day costs', async () => {
  const { shopper, id, email, day, total } = await ordered();
  const [offer] = await offered(shopper, id);
  expect(offer?.storable).toMatchObject({ monthly: Math.round(total * 2) / 100 });
  expect((await store(shopper, id, day)).body).toEqual({ state: 'stored' });
  const [stored] = await offered(shopper, id);
  expect(stored).toMatchObject({ date: day, state: 'stored', storable: null, halves: false });
  const days = stored?.days ?? [];
  expect(stored?.storageCosts).toEqual(
    days.map((until) => storageDue({ since: day, until, valueCents: total * 100 }) / 100),
  );
  expect(days.every((one) => dayNumber(one) >= dayNumber(storeDay()) + 5)).toBe(true);
  const tooSoon = dayText(dayNumber(storeDay()) + 2);
  expect((await choose(shopper, id, { from: day, state: 'stored', to: tooSoon })).code).toBe(
    'delivery_date_unavailable',
  );
  const to = String(days.at(-1));
  expect((await choose(shopper, id, { from: day, state: 'stored', to })).status).toBe(200);
  const due = stored?.storageCosts.at(-1);
  expect((await seller.order(id)).Deliveries).toMatchObject([
    { day: to, state: 'preparing', storage: { since: day, due } },
  ]);
  // the van finds nobody, and the buyer chooses again: storage ended and was paid before they left
  for (const [from, next, more] of [
    ['preparing', 'on-the-way', {}],
    ['on-the-way', 'failed', { reason: 'nobody' }],
  ] as const)
    await seller.call('POST /order/{id}/deliverystate', { params: { id }, body: { day: to, from, to: next, ...more } });
  const [failed] = await offered(shopper, id);
  expect(failed).toMatchObject({ state: 'failed', storageCosts: [] });
  await choose(shopper, id, { from: to, state: 'failed', to: String(failed?.days.at(-1)) });
  expect((await seller.order(id)).Deliveries).toMatchObject([{ state: 'preparing', storage: { since: day, due: 0 } }]);
  await drain(shop);
  expect(await subjects(email)).toEqual(expect.arrayContaining(['guardamos tus piezas', 'otro día para tu entrega']));
});

test('storage is asked for once, before the hours for it are over, by the buyer alone; asked twice at once it stores once', async () => {
  const { shopper, id, day } = await ordered();
  expect((await store(new Shopper(shop), id, day)).status).toBe(404);
  expect((await store(shopper, id, '2026-01-05')).code).toBe('delivery_changed');
  const codes = (await Promise.all([store(shopper, id, day), store(shopper, id, day)])).map(({ code }) => code);
  expect(codes.filter((code) => code === 'delivery_changed')).toHaveLength(1);
  expect(await shop.knex('delivery_event').where({ order_id: id })).toHaveLength(1);
  const [stored] = await offered(shopper, id);
  await choose(shopper, id, { from: day, state: 'stored', to: String(stored?.days[0]) });
  expect((await offered(shopper, id))[0]?.storable).toBeNull();
  expect((await store(shopper, id, String(stored?.days[0]))).code).toBe('delivery_date_fixed');

  const late = await ordered();
  const before = new Date(Date.now() - storageHours * 3_600_000 - 1000);
  await shop.knex('orders').where({ id: late.id }).update({ created_at: before });
  expect((await store(late.shopper, late.id, late.day)).code).toBe('delivery_date_fixed');
});

test('stored pieces are not canceled or sent elsewhere, and their order is not moved as if they were prepared', async () => {
  const { shopper, id, day } = await ordered();
  await store(shopper, id, day);
  const preview = await shopper.call('POST /order/{id}/cancellation/preview', { params: { id }, body: { lines: [] } });
  expect(preview.body.lines[0]?.refusal).toBe('already_left');
  expect((await shopper.call('GET /order/{id}/deliveryplace', { params: { id } })).body.until).toBeNull();
  const move = await shopper.call('POST /order/{id}/deliveryday', { params: { id }, body: { from: day, to: day } });
  expect(move.code).toBe('delivery_date_fixed');
});
