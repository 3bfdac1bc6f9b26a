import { randomUUID } from 'node:crypto';
import { storeDay } from '@actual/domain';
import { products } from '../../../testing/catalog';
import { drain } from '../../../testing/money';
import { erpOrders, mailsTo } from '../../../testing/outside';
import { isStaffPerson, people, somebody } from '../../../testing/people';
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

const inDays = (count: number) => storeDay(new Date(Date.now() + count * 86_400_000));
const today = inDays(0);

/** A paid order of a sofa and two lamps, all of which were promised for a day. */
async function ordered(promised = inDays(20)) {
  const shopper = new Shopper(shop);
  const email = `entrega.${randomUUID()}@example.com`;
  const quotation = await shopper.quote(products.sofa);
  await shopper.call('POST /quotation/adddetail/{id}', {
    params: { id: quotation.id },
    body: { productId: products.lamp, quantity: 2 },
  });
  await shopper.giveAddress(quotation.id, { email });
  const { body } = await shopper.call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } });
  const id = String((await shopper.pay(shop, { ...quotation, totalPg1: body.totalPg1 })).body.data.orderId);
  const lines = await shop.knex('order_line').where({ order_id: id }).orderBy('position');
  await shop
    .knex('quotation_line')
    .whereIn(
      'id',
      lines.map((line) => line.id),
    )
    .update({ original_ship_date: promised });
  await shop.knex('order_line').where({ order_id: id }).update({ ship_date: promised });
  await shop.knex('orders').where({ id }).update({ delivery_date: promised });
  return { shopper, id, email, promised, lines: lines.map((line) => String(line.id)) };
}
const note = (who: Shopper, id: string, body: object, key: string = randomUUID()) =>
  who.call('POST /order/{id}/deliverystate', { params: { id }, body, headers: { 'idempotency-key': key } });
/** Notes states one after the other, each of the day given. */
async function noteAll(id: string, day: string, ...states: [from: string, to: string, more?: object][]) {
  for (const [from, to, more] of states) expect((await note(seller, id, { day, from, to, ...more })).status).toBe(200);
}
const deliveriesOf = async (who: Shopper, id: string) => (await who.order(id)).Deliveries;
const events = (id: string) => shop.knex('delivery_event').where({ order_id: id }).orderBy('id');

test('staff note that a delivery left with its guide, and that it came: the order shows it and the buyer is told of both by mail', async () => {
  const { shopper, id, email, promised, lines } = await ordered();
  expect(await deliveriesOf(shopper, id)).toMatchObject([
    { day: promised, pieces: 3, state: 'preparing', next: [], events: [] },
  ]);
  const guide = { carrier: 'Paquetexpress', guide: 'PX 881', link: 'https://rastreo.example.com/PX881' };
  await noteAll(id, promised, ['preparing', 'on-the-way', guide]);
  expect(await deliveriesOf(shopper, id)).toMatchObject([{ state: 'on-the-way', events: [{ on: today, ...guide }] }]);
  expect(await deliveriesOf(seller, id)).toMatchObject([{ next: ['delivered', 'failed', 'preparing'] }]);
  await drain(shop);
  await noteAll(id, promised, ['on-the-way', 'delivered']);
  expect(await deliveriesOf(shopper, id)).toMatchObject([{ state: 'delivered', events: [{}, { on: today }] }]);
  expect((await events(id)).map((one) => [one.state, one.lines.toSorted()])).toEqual([
    ['on-the-way', lines.toSorted()],
    ['delivered', lines.toSorted()],
  ]);
  await drain(shop);
  const mails = (await mailsTo(shop, email)).filter(({ subject }) => /en camino|entregamos/.test(subject));
  expect(mails.map(({ subject }) => subject.replace(/^.*: /, '')).sort()).toEqual([
    'entregamos tus piezas',
    'tu entrega va en camino',
  ]);
  expect(mails.some(({ text }) => text.includes(guide.link))).toBe(true);
});

test('pieces that left are not canceled, moved, or sent elsewhere any more, by the buyer or by staff', async () => {
  const { shopper, id, promised, lines } = await ordered();
  const manager = await somebody(shop, 'manager');
  const { body: days } = await shopper.call('GET /order/{id}/deliverydays', { params: { id } });
  const to = days.deliveries[0]?.days[0] ?? '';
  await noteAll(id, promised, ['preparing', 'on-the-way']);
  const move = await seller.call('POST /order/{id}/deliveryday', { params: { id }, body: { from: promised, to } });
  expect(move.code).toBe('delivery_date_fixed');
  const { total, Address } = await shopper.order(id);
  const body = { lines: [{ id: String(lines[0]), quantity: 1 }], total, returned: 10_399, reason: 'Ya no' };
  for (const who of [shopper, manager])
    expect((await who.call('POST /order/{id}/cancellation', { params: { id }, body })).code).toBe('already_left');
  expect((await manager.call('POST /order/{id}/cancel', { params: { id }, body: { reason: 'Ya no' } })).code).toBe(
    'already_left',
  );
  const place = await shopper.call('GET /order/{id}/deliveryplace', { params: { id } });
  expect(place.body).toMatchObject({ until: null, refusal: 'delivery_date_fixed' });
  expect(Address.zipCode).not.toBe('');
  expect(await shop.knex('order_cancellation').where({ order_id: id })).toEqual([]);
});

test('pieces in preparation can be moved and canceled after another delivery of the order came, and never join it', async () => {
  const { shopper, id, promised, lines } = await ordered();
  const [sofa = '', lamps = ''] = lines;
  const later = inDays(25);
  await shop.knex('order_line').where({ id: lamps }).update({ ship_date: later });
  await noteAll(id, promised, ['preparing', 'on-the-way'], ['on-the-way', 'delivered']);
  const { deliveries } = (await shopper.call('GET /order/{id}/deliverydays', { params: { id } })).body;
  expect(deliveries.map(({ date }) => date)).toEqual([later]);
  const to = deliveries[0]?.days.includes(promised) ? promised : String(deliveries[0]?.days[0]);
  const moved = await shopper.call('POST /order/{id}/deliveryday', { params: { id }, body: { from: later, to } });
  expect(moved.status).toBe(200);
  const states = (await deliveriesOf(shopper, id)).map(({ lines: some, state }) => [some, state]);
  expect(states).toContainEqual([[sofa], 'delivered']);
  expect(states).toContainEqual([[lamps], 'preparing']);
  const preview = (await shopper.call('POST /order/{id}/cancellation/preview', { params: { id }, body: { lines: [] } }))
    .body;
  expect(preview.lines.map(({ id: line, refusal }) => [line, refusal])).toEqual([
    [sofa, 'already_left'],
    [lamps, null],
  ]);
});

test('a failed attempt gets another day, which order, ERP, mail and the signed promise have; then it is delivered', async () => {
  const { shopper, id, email, promised } = await ordered(today);
  await drain(shop);
  await noteAll(id, promised, ['preparing', 'on-the-way'], ['on-the-way', 'failed', { reason: 'no-access' }]);
  expect((await note(seller, id, { day: promised, from: 'failed', to: 'preparing', newDay: inDays(-1) })).code).toBe(
    'delivery_date_unavailable',
  );
  const next = await workingDay();
  await noteAll(id, promised, ['failed', 'preparing', { newDay: next }]);
  expect(await shopper.order(id)).toMatchObject({
    deliveryDate: next,
    Deliveries: [{ day: next, state: 'preparing' }],
  });
  await drain(shop);
  expect(await erpOrders(shop, id)).toMatchObject([{ DocDueDate: next }]);
  const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining('no pudimos entregar'));
  expect(subjects).toContainEqual(expect.stringContaining('otro día para tu entrega'));
  const signed = await shop.knex('promise').where({ order_id: id }).orderBy('id', 'desc').first('content');
  expect(signed.content).toMatchObject({ tipo: 'cambio-de-dia', por: 'tienda', de: promised, a: next });
  await noteAll(id, next, ['preparing', 'on-the-way'], ['on-the-way', 'delivered']);
  expect(await deliveriesOf(shopper, id)).toMatchObject([{ state: 'delivered', events: [{}, {}, {}, {}, {}] }]);
});

test('a delivery that did not leave after all is prepared again, and can be canceled and moved as before', async () => {
  const { shopper, id, email, promised, lines } = await ordered(await workingDay(12));
  await noteAll(id, promised, ['preparing', 'on-the-way'], ['on-the-way', 'preparing', { newDay: promised }]);
  expect(await deliveriesOf(shopper, id)).toMatchObject([{ day: promised, state: 'preparing' }]);
  const { deliveries } = (await shopper.call('GET /order/{id}/deliverydays', { params: { id } })).body;
  expect(deliveries[0]?.days.length).toBeGreaterThan(0);
  const { body } = await shopper.call('POST /order/{id}/cancellation/preview', { params: { id }, body: { lines: [] } });
  expect(body.lines.map(({ id: line, refusal }) => [line, refusal])).toEqual(lines.map((line) => [line, null]));
  expect((await shop.knex('promise').where({ order_id: id })).map(({ content }) => content.tipo)).toEqual(['pedido']);
  await drain(shop);
  const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining('tu entrega todavía no sale'));
});

/** The first day from so many days on on which everybody works. */
async function workingDay(from = 1): Promise<string> {
  for (let ahead = from; ; ahead += 1) {
    const day = inDays(ahead);
    const closed = await shop.knex('closed_day').where({ day }).first();
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if (weekday > 0 && weekday < 6 && !closed && !day.endsWith('-12-25') && !day.endsWith('-01-01')) return day;
  }
}

test('a promise is kept or broken by the day on which the van came; returns and damage count from it', async () => {
  const kept = async (id: string) => (await shop.knex('orders').where({ id }).first()).promises_kept;
  const late = await ordered(inDays(-2));
  expect(await kept(late.id)).toBe(2);
  await noteAll(late.id, late.promised, ['preparing', 'on-the-way'], ['on-the-way', 'delivered']);
  expect(await kept(late.id)).toBe(0);
  const early = await ordered();
  await noteAll(early.id, early.promised, ['preparing', 'on-the-way'], ['on-the-way', 'delivered']);
  expect(await kept(early.id)).toBe(2);
  const tried = await ordered(today);
  await noteAll(tried.id, today, ['preparing', 'on-the-way'], ['on-the-way', 'failed', { reason: 'nobody' }]);
  await noteAll(tried.id, today, ['failed', 'preparing', { newDay: await workingDay() }]);
  expect(await kept(tried.id)).toBe(2);
  const kinds = async ({ shopper, id }: { shopper: Shopper; id: string }) => {
    const { pieces } = (await shopper.call('GET /order/{id}/requests', { params: { id } })).body;
    return Object.fromEntries(pieces[0]?.kinds.map(({ kind, obstacle }) => [kind, obstacle]) ?? []);
  };
  expect(await kinds(early)).toMatchObject({ damage: null, return: null });
  expect(await kinds(late)).toMatchObject({ damage: null, return: null });
  expect(await kinds(tried)).toMatchObject({ return: 'not-delivered' });
});

test('of two that note the same state one does; the other, and one that cannot follow, are told that it changed', async () => {
  const { id, promised } = await ordered();
  const left = { day: promised, from: 'preparing', to: 'on-the-way' };
  const both = await Promise.all([note(seller, id, left), note(seller, id, left)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await note(seller, id, { day: promised, from: 'on-the-way', to: 'stored' })).code).toBe('delivery_changed');
  expect((await note(seller, id, { ...left, day: inDays(3) })).code).toBe('delivery_changed');
  const key = randomUUID();
  const came = { day: promised, from: 'on-the-way', to: 'delivered' };
  expect((await note(seller, id, came, key)).status).toBe(200);
  expect((await note(seller, id, came, key)).status).toBe(200);
  expect(await events(id)).toHaveLength(2);
  const waiting = await ordered();
  await shop.knex('orders').where({ id: waiting.id }).update({ status: 'canceled' });
  expect((await note(seller, waiting.id, { ...left, day: waiting.promised })).code).toBe('delivery_changed');
});

test.each([
  ['a link that is no https', { link: 'javascript:alert(1)' }],
  ['a link of another scheme', { link: 'http://rastreo.example.com' }],
  ['a link that never ends', { link: `https://a.mx/${'x'.repeat(600)}` }],
  ['a carrier that never ends', { carrier: 'x'.repeat(100) }],
  ['a day to come', { on: inDays(1) }],
  ['a day long ago', { on: inDays(-90) }],
  ['a reason of another state', { reason: 'nobody' }],
  ['a day of another state', { newDay: inDays(9) }],
  ['a state that is none', { to: 'lost' }],
])('%s is refused as bad input, and nothing is noted', async (_what, wrong) => {
  const { id, promised } = await ordered();
  expect((await note(seller, id, { day: promised, from: 'preparing', to: 'on-the-way', ...wrong })).code).toBe(
    'invalid_input',
  );
  expect(await events(id)).toEqual([]);
});

test.each(people)('%s notes the state of a delivery only as staff', async (who) => {
  const { id, promised } = await ordered();
  const me = await somebody(shop, who);
  const done = await note(me, id, { day: promised, from: 'preparing', to: 'on-the-way' });
  expect(done.status === 200).toBe(isStaffPerson(who));
  expect(await events(id)).toHaveLength(isStaffPerson(who) ? 1 : 0);
});

test('the warehouse lists the deliveries of a day, by warehouse and state', async () => {
  const day = inDays(11);
  const [one, other] = [await ordered(day), await ordered(day)];
  await noteAll(one.id, day, ['preparing', 'on-the-way', { carrier: 'Estafeta', guide: '77' }]);
  const list = (query: Record<string, string>) =>
    seller.call('GET /deliveries/{page}', { params: { page: '1' }, query: { day, ...query } });
  const { body } = await list({});
  expect([body.total, body.warehouses.map(({ code }) => code)]).toEqual([2, ['CUN']]);
  expect(body.data.map(({ orderId, state, pieces, guide }) => [orderId, state, pieces, guide])).toEqual([
    [one.id, 'on-the-way', 3, 'Estafeta 77'],
    [other.id, 'preparing', 3, null],
  ]);
  expect((await list({ state: 'preparing' })).body.data.map(({ orderId }) => orderId)).toEqual([other.id]);
  expect((await list({ warehouse: 'NONE' })).body.total).toBe(0);
  // the database's calendar has no year 0
  expect((await list({ day: '0000-01-01' })).code).toBe('bad_request');
});
