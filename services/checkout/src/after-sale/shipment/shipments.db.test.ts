import { randomUUID } from 'node:crypto';
import { storeDay } from '@actual/contracts/store-day';
import { products } from '../../../testing/catalog';
import { drain } from '../../../testing/money';
import { erpOrders, mailsTo } from '../../../testing/outside';
import { somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';
import { ownDiscrepancies } from '../../reconcile/own-discrepancies';

let shop: Shop;
let seller: Shopper;
let manager: Shopper;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('stock_source').update({ received: 200 });
  const settlements = ['Puerto'];
  const there = {
    id: '77710',
    cp: '77710',
    municipality: 'Solidaridad',
    state: 'Quintana Roo',
    state_code: 'ROO',
    settlements,
  };
  await shop.knex('zipcode').insert({ ...there, zone: 'RIVIERA' });
  await shop.knex('delivery_route').insert({ warehouse_code: 'CUN', zone: 'RIVIERA', days: 15 });
  [seller, manager] = await Promise.all([somebody(shop, 'seller'), somebody(shop, 'manager')]);
});
afterAll(() => shop.close());

const today = storeDay();

/** An accepted report of damage about one of two lamps that came today, as staff `noted`; a sofa of the order is to come. */
async function reported({ noted = true, sofa = false } = {}) {
  const shopper = new Shopper(shop);
  const email = `cambio.${randomUUID()}@example.com`;
  const quotation = await shopper.quote(products.lamp, 2);
  const params = { id: quotation.id };
  if (sofa)
    await shopper.call('POST /quotation/adddetail/{id}', { params, body: { productId: products.sofa, quantity: 1 } });
  await shopper.giveAddress(quotation.id, { email });
  const { body: whole } = await shopper.call('POST /quotation/findbyid/{id}', { params });
  const orderId = String((await shopper.pay(shop, whole)).body.data.orderId);
  const lines = shop.knex('order_line').where({ order_id: orderId });
  await lines.clone().update({ ship_date: storeDay(new Date(Date.now() + 16 * 86_400_000)) });
  await lines.clone().where({ product_id: products.lamp }).update({ ship_date: today });
  const [line] = await lines.clone().where({ product_id: products.lamp });
  const note = { day: today, on: today };
  const steps = [
    ['preparing', 'on-the-way'],
    ['on-the-way', 'delivered'],
  ];
  for (const [from, to] of noted ? steps : [])
    await seller.call('POST /order/{id}/deliverystate', { params: { id: orderId }, body: { ...note, from, to } });
  const damage = { kind: 'damage' as const, reason: 'blow', text: 'Llegó con un golpe en la base.' };
  const ask = () =>
    shopper.call('POST /order/{id}/requests', {
      params: { id: orderId },
      body: { ...damage, pieces: [{ line: line.id, quantity: 1 }] },
    });
  const { id, folio } = (await ask()).body;
  await take(id, 'reported', 'accept');
  return { shopper, email, orderId, id, folio, line: String(line.id), code: String(line.item_code), ask };
}
const look = async (id: string) => (await seller.call('GET /servicerequest/{id}', { params: { id } })).body;
const take = (id: string, from: string, step: string, more: object = {}) =>
  seller.call('POST /servicerequest/{id}/step', { params: { id }, body: { from, step, ...more } });
const replace = (id: string, day: string | undefined) =>
  take(id, 'accepted', 'resolve', { resolution: 'replacement', note: 'Sale otra lámpara', day });
/** Decides that another lamp is sent on the first day on offer. @returns that day */
async function replaced(id: string): Promise<string> {
  const [day = ''] = (await look(id)).shippingDays.replacement;
  expect((await replace(id, day)).status).toBe(200);
  return day;
}
const noteState = (orderId: string, request: string, day: string, from: string, to: string, more: object = {}) =>
  seller.call('POST /order/{id}/deliverystate', {
    params: { id: orderId },
    body: { request, day, from, to, ...more },
  });
const sold = async (code: string): Promise<number> =>
  Number(
    (
      await shop
        .knex('stock_sold')
        .whereIn('stock_source_id', shop.knex('stock_source').where({ item_code: code }).select('id'))
        .sum('sold')
        .first()
    )?.sum ?? 0,
  );
const broken = async () => {
  const rows = await Promise.all(
    Object.values(ownDiscrepancies).map(async (one) => (await shop.knex.raw(one?.sql ?? '')).rows),
  );
  return rows.flat();
};
const shipments = async (who: Shopper, id: string) => (await who.order(id)).Shipments;

test('a replacement takes a piece of stock for a day on offer; order, mails, «Entregas» and request follow it until it came', async () => {
  const { shopper, email, orderId, id, folio, code } = await reported();
  await drain(shop);
  const [before, order, erp] = [await sold(code), await shopper.order(orderId), await erpOrders(shop, orderId)];
  const day = await replaced(id);
  expect(await sold(code)).toBe(before + 1);
  expect(await shipments(shopper, orderId)).toMatchObject([
    { day, pieces: 1, state: 'preparing', request: { id, folio, resolution: 'replacement' }, next: [], events: [] },
  ]);
  const listed = await seller.call('GET /deliveries/{page}', { params: { page: '1' }, query: { day } });
  expect(listed.body.data.filter(({ orderId: of }) => of === orderId)).toMatchObject([
    { request: { id, resolution: 'replacement' }, pieces: 1, state: 'preparing', next: ['on-the-way', 'stored'] },
  ]);
  const guide = { carrier: 'Estafeta', guide: '77' };
  expect((await noteState(orderId, id, day, 'preparing', 'on-the-way', guide)).status).toBe(200);
  expect((await noteState(orderId, id, day, 'on-the-way', 'delivered')).status).toBe(200);
  expect((await look(id)).request).toMatchObject({
    resolution: 'replacement',
    shipment: { day, state: 'delivered', on: today },
    events: expect.arrayContaining([expect.objectContaining({ kind: 'resolved', day })]),
  });
  await drain(shop);
  const mails = await mailsTo(shop, email);
  expect(mails.find(({ subject }) => subject.includes(`${folio}: resuelta`))?.text).toContain('Llega antes del');
  const came = mails.find(
    ({ subject, text }) => /entregamos tus piezas/.test(subject) && text.includes(`${folio}, cambio de pieza`),
  );
  expect(came?.text).toContain('Repórtalo ese mismo día');
  expect(came?.text).not.toContain('Para devolver o cambiar');
  // nothing was sold: the order, its money and its document are as they were
  const { Shipments: _before, ...kept } = order;
  expect(await shopper.order(orderId)).toMatchObject(kept);
  expect(await erpOrders(shop, orderId)).toEqual(erp);
  expect(await broken()).toEqual([]);
});

test('offers no day for a replacement without stock, and gives the last piece to one of two', async () => {
  const [one, other] = [await reported(), await reported()];
  const [day] = (await look(one.id)).shippingDays.replacement;
  const sources = shop.knex('stock_source').where({ item_code: one.code });
  const left = await sold(one.code);
  await sources
    .clone()
    .update({ received: shop.knex.raw('coalesce((SELECT sold FROM stock_sold WHERE stock_source_id = id), 0)') });
  expect((await look(one.id)).shippingDays).toMatchObject({ replacement: [], part: expect.arrayContaining([day]) });
  expect((await replace(one.id, day)).code).toBe('insufficient_stock');
  expect((await look(one.id)).request).toMatchObject({ state: 'accepted', shipment: null });
  const [first] = await sources.clone().orderBy('id').limit(1);
  await shop.knex('stock_source').where({ id: first.id }).increment('received', 1);
  const [last] = (await look(one.id)).shippingDays.replacement;
  const both = await Promise.all([replace(one.id, last), replace(other.id, last)]);
  expect(both.map(({ code, status }) => code ?? status).sort()).toEqual([200, 'insufficient_stock']);
  expect(await sold(one.code)).toBe(left + 1);
  await sources.clone().update({ received: 200 });
  expect(await broken()).toEqual([]);
});

test('refuses a day that is not on offer, and makes one shipment of two presses', async () => {
  const { orderId, id, code } = await reported();
  const before = await sold(code);
  expect((await replace(id, undefined)).code).toBe('invalid_input');
  expect((await replace(id, today)).code).toBe('delivery_date_unavailable');
  const [day] = (await look(id)).shippingDays.replacement;
  const both = await Promise.all([replace(id, day), replace(id, day)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await shop.knex('request_shipment').where({ order_id: orderId })).toHaveLength(1);
  expect(await sold(code)).toBe(before + 1);
});

test('what waits at the warehouse is recalled: its stock comes back once, and the request is decided anew; what left is not', async () => {
  const { shopper, email, orderId, id, folio, code } = await reported();
  const before = await sold(code);
  const day = await replaced(id);
  expect((await look(id)).steps).toEqual(['recall']);
  const recall = () => take(id, 'resolved', 'recall', { note: 'Prefiere su reembolso' });
  const both = await Promise.all([recall(), recall()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await sold(code)).toBe(before);
  expect(await shipments(shopper, orderId)).toEqual([]);
  expect((await look(id)).request).toMatchObject({ state: 'accepted', resolution: null, shipment: null });
  await drain(shop);
  expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining(`${folio}: cancelamos el envío`),
  );
  expect((await noteState(orderId, id, day, 'preparing', 'on-the-way')).code).toBe('delivery_changed');
  const again = await replaced(id);
  await noteState(orderId, id, again, 'preparing', 'on-the-way');
  expect((await recall()).code).toBe('delivery_changed');
  expect((await look(id)).steps).toEqual([]);
  expect(await sold(code)).toBe(before + 1);
  expect(await broken()).toEqual([]);
});

test('once a replacement left its order is not canceled, also where nobody noted that the first pieces came', async () => {
  const { orderId, id, code } = await reported({ noted: false });
  const day = await replaced(id);
  await noteState(orderId, id, day, 'preparing', 'on-the-way');
  const before = await sold(code);
  const cancel = () =>
    manager.call('POST /order/{id}/cancel', { params: { id: orderId }, body: { reason: 'Otra tienda' } });
  expect((await cancel()).code).toBe('already_left');
  await noteState(orderId, id, day, 'on-the-way', 'delivered');
  expect((await cancel()).code).toBe('already_left');
  expect(await sold(code)).toBe(before);
});

test('the rest of an order keeps its address while a replacement is on its way', async () => {
  const { shopper, orderId, id } = await reported({ sofa: true });
  const place = async (query = {}) =>
    (await shopper.call('GET /order/{id}/deliveryplace', { params: { id: orderId }, query })).body;
  expect((await place({ cp: '77710' })).refusal).toBeNull();
  const day = await replaced(id);
  expect((await place()).refusal).toBeNull();
  expect((await place({ cp: '77710' })).refusal).toBe('delivery_date_fixed');
  await noteState(orderId, id, day, 'preparing', 'on-the-way');
  expect((await place()).refusal).toBe('delivery_date_fixed');
  await noteState(orderId, id, day, 'on-the-way', 'delivered');
  expect((await place()).refusal).toBeNull();
});

test('a missing part takes no stock; a failed attempt has another day of its own, and the order keeps its day', async () => {
  const { shopper, orderId, id, code } = await reported();
  await drain(shop);
  const [before, { deliveryDate }] = [await sold(code), await shopper.order(orderId)];
  const [day = ''] = (await look(id)).shippingDays.part;
  await take(id, 'accepted', 'resolve', { resolution: 'part', note: 'Sale la pantalla', day });
  expect(await sold(code)).toBe(before);
  await noteState(orderId, id, day, 'preparing', 'on-the-way');
  await noteState(orderId, id, day, 'on-the-way', 'failed', { reason: 'nobody' });
  const newDay = (await look(id)).days.at(-1);
  expect((await noteState(orderId, id, day, 'failed', 'preparing', { newDay })).status).toBe(200);
  expect(await shipments(shopper, orderId)).toMatchObject([{ day: newDay, state: 'preparing' }]);
  expect((await shopper.order(orderId)).deliveryDate).toBe(deliveryDate);
  expect(
    await shop.knex('outbox').where({ kind: 'erp-dates' }).whereRaw("payload ->> 'orderId' = ?", [orderId]),
  ).toEqual([]);
});

test('its piece is under way until it came; damage of the new one is told on its own day, and then the delivery is not taken back', async () => {
  const { shopper, orderId, id, line, ask } = await reported();
  const pieces = async () => (await shopper.call('GET /order/{id}/requests', { params: { id: orderId } })).body.pieces;
  const day = await replaced(id);
  expect(await pieces()).toMatchObject([{ line, left: 1 }]);
  await noteState(orderId, id, day, 'preparing', 'on-the-way');
  await noteState(orderId, id, day, 'on-the-way', 'delivered');
  // the first lamps came long ago
  await shop.knex.raw('ALTER TABLE delivery_event DISABLE TRIGGER delivery_event_append_only');
  await shop.knex('delivery_event').where({ order_id: orderId, day: today }).update({ happened_on: '2026-01-05' });
  await shop.knex.raw('ALTER TABLE delivery_event ENABLE TRIGGER delivery_event_append_only');
  const [piece] = await pieces();
  expect(piece).toMatchObject({ left: 2 });
  expect(piece?.kinds.filter(({ obstacle }) => obstacle === null).map(({ kind }) => kind)).toEqual([
    'damage',
    'warranty',
  ]);
  expect((await ask()).status).toBe(200);
  const event = Number((await shop.knex('delivery_event').where({ order_id: orderId }).max('id').first())?.max);
  const correction = { event, mistake: 'Era otro pedido' };
  expect(
    (await manager.call('POST /order/{id}/deliverycorrection', { params: { id: orderId }, body: correction })).code,
  ).toBe('delivery_settled');
});
