import { randomUUID } from 'node:crypto';
import { isManagerRole, type Role } from '@actual/contracts/facts/access/roles';
import { storeDay } from '@actual/domain';
import { products } from '../../../testing/catalog';
import { drain } from '../../../testing/money';
import { erpOrders, mailsTo } from '../../../testing/outside';
import { isStaffPerson, people, somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
let manager: Shopper;
let seller: Shopper;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('stock_source').update({ received: 200 });
  manager = await somebody(shop, 'manager');
  seller = await somebody(shop, 'seller');
});
afterAll(() => shop.close());

const inDays = (count: number) => storeDay(new Date(Date.now() + count * 86_400_000));

/** A paid order of a sofa and two lamps promised for one day: today unless told, which no buyer can change any more. */
async function ordered(promised = inDays(0)) {
  const shopper = new Shopper(shop);
  const email = `retraso.${randomUUID()}@example.com`;
  const quotation = await shopper.quote(products.sofa);
  const lamps = { productId: products.lamp, quantity: 2 };
  await shopper.call('POST /quotation/adddetail/{id}', { params: { id: quotation.id }, body: lamps });
  await shopper.giveAddress(quotation.id, { email });
  const { body } = await shopper.call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } });
  const id = String((await shopper.pay(shop, { ...quotation, totalPg1: body.totalPg1 })).body.data.orderId);
  const lines: string[] = await shop.knex('order_line').where({ order_id: id }).orderBy('position').pluck('id');
  await shop.knex('quotation_line').whereIn('id', lines).update({ original_ship_date: promised });
  await shop.knex('order_line').where({ order_id: id }).update({ ship_date: promised });
  await shop.knex('orders').where({ id }).update({ delivery_date: promised });
  return { shopper, id, email, promised, lines };
}
const why = { reason: 'not-arrived', note: 'Tu sofá sale del taller el lunes.' };
const putOff = (who: Shopper, id: string, day: string, more: object = {}) =>
  who.call('POST /order/{id}/deliverydelay', { params: { id }, body: { day, ...why, ...more } });
/** Puts a delivery off. @returns the proposed day */
async function delayed({ id, promised }: { id: string; promised: string }): Promise<string> {
  const { status, body } = await putOff(manager, id, promised);
  expect(status).toBe(200);
  return body.proposed;
}
const move = (who: Shopper, id: string, from: string, to: string) =>
  who.call('POST /order/{id}/deliveryday', { params: { id }, body: { from, to } });
const days = async (who: Shopper, id: string) =>
  (await who.call('GET /order/{id}/deliverydays', { params: { id } })).body.deliveries;
const delays = async (who: Shopper, id: string) => (await who.order(id)).Deliveries.flatMap((one) => one.delays);
const preview = async (who: Shopper, id: string, lines: { id: string; quantity: number }[] = []) =>
  (await who.call('POST /order/{id}/cancellation/preview', { params: { id }, body: { lines } })).body;
async function cancel(who: Shopper, id: string, lines: { id: string; quantity: number }[]) {
  const { total, returned } = await preview(who, id, lines);
  return who.call('POST /order/{id}/cancellation', { params: { id }, body: { lines, total, returned } });
}
const answers = (id: string) =>
  shop
    .knex('delivery_delay_answer')
    .whereIn('delay_id', shop.knex('delivery_delay').where({ order_id: id }).select('id'))
    .select('answer', 'day', 'by_staff');

test('a manager puts a delivery off: order, ERP, mail and signed promise have the proposed day, and the buyer is told why', async () => {
  const order = await ordered();
  const { shopper, id, email, promised, lines } = order;
  await drain(shop);
  const proposed = await delayed(order);
  expect(proposed > promised).toBe(true);
  expect(await shopper.order(id)).toMatchObject({ deliveryDate: proposed, Deliveries: [{ day: proposed, pieces: 3 }] });
  expect(await delays(shopper, id)).toMatchObject([
    { from: promised, proposed, ...why, answer: null, until: expect.any(String) },
  ]);
  await drain(shop);
  const mail = (await mailsTo(shop, email)).findLast(({ subject }) => /tu entrega cambia de fecha/.test(subject));
  for (const words of ['una pieza no ha llegado', why.note, 'todo lo que pagaste', 'Si no eliges nada'])
    expect(mail?.text).toContain(words);
  expect(await erpOrders(shop, id)).toMatchObject([{ DocDueDate: proposed }]);
  const signed = await shop.knex('promise').where({ order_id: id }).orderBy('id', 'desc').first('content');
  expect(signed.content).toMatchObject({ tipo: 'cambio-de-dia', por: 'tienda', de: promised, a: proposed });
  const [row] = await shop.knex('delivery_delay').where({ order_id: id });
  expect({ ...row, lines: row.lines.toSorted() }).toMatchObject({
    pieces: 3,
    lines: lines.toSorted(),
    not_before: null,
  });
  expect(await answers(id)).toEqual([]);
});

test('pieces whose buyer reported damage are not put off, until the report is withdrawn', async () => {
  const { shopper, id, promised, lines } = await ordered();
  const report = { kind: 'damage', reason: 'blow', text: 'Llegó con un golpe en la pata.' };
  const pieces = [{ line: lines[0] ?? '', quantity: 1 }];
  const asked = await shopper.call('POST /order/{id}/requests', { params: { id }, body: { ...report, pieces } });
  expect((await putOff(manager, id, promised)).code).toBe('delivery_changed');
  await shopper.call('POST /servicerequest/{id}/withdraw', { params: { id: asked.body.id } });
  expect((await putOff(manager, id, promised)).status).toBe(200);
});

test('the buyer keeps the proposed day, which is written down once and tells nobody', async () => {
  const order = await ordered();
  const { shopper, id } = order;
  const proposed = await delayed(order);
  const messages = () => shop.knex('outbox').whereRaw("payload ->> 'orderId' = ?", [id]).count().first();
  const before = await messages();
  expect((await move(shopper, id, proposed, proposed)).body).toEqual({ deliveryDate: proposed });
  expect(await messages()).toEqual(before);
  expect(await answers(id)).toEqual([{ answer: 'kept', day: proposed, by_staff: null }]);
  expect(await delays(shopper, id)).toMatchObject([{ answer: 'kept', until: null }]);
  expect((await move(shopper, id, proposed, proposed)).code).toBe('delivery_date_unavailable');
  expect((await preview(shopper, id)).lines.every(({ until }) => until !== null && until < proposed)).toBe(true);
});

test('the buyer chooses another day of those that the engine offers, however near the proposed one is; staff do it for them', async () => {
  for (const who of ['buyer', 'seller'] as const) {
    const order = await ordered();
    const { shopper, id } = order;
    const proposed = await delayed(order);
    const [delivery] = await days(shopper, id);
    expect(delivery).toMatchObject({ date: proposed, delay: { from: order.promised, reason: why.reason } });
    expect(delivery?.days).not.toContain(proposed);
    expect((await move(shopper, id, proposed, inDays(300))).code).toBe('delivery_date_unavailable');
    const to = delivery?.days.at(-1) ?? '';
    expect((await move(who === 'buyer' ? shopper : seller, id, proposed, to)).body).toEqual({ deliveryDate: to });
    expect(await answers(id)).toEqual([
      { answer: 'moved', day: to, by_staff: who === 'buyer' ? null : expect.any(String) },
    ]);
    expect((await days(shopper, id))[0]?.delay).toBeNull();
  }
});

test('after the usual deadline the buyer can still cancel delayed pieces for a full refund; of bargained pieces all or none', async () => {
  const order = await ordered();
  const { shopper, id, lines } = order;
  const [sofa = '', lamps = ''] = lines;
  await shop.knex('order_line').where({ id: lamps }).update({ bigticket_percentage: 5 });
  expect((await preview(shopper, id)).lines.map(({ refusal }) => refusal)).toEqual(['already_left', 'already_left']);
  const proposed = await delayed(order);
  // as if its choice ended tomorrow: nearer than any deadline of the buyer's
  const { lines: free } = await preview(shopper, id);
  expect(free.map(({ quantity, until, together }) => [quantity, String(until) < proposed, together])).toEqual([
    [1, true, false],
    [2, true, true],
  ]);
  expect((await cancel(shopper, id, [{ id: lamps, quantity: 1 }])).code).toBe('agreed_together');
  const { total } = await shopper.order(id);
  const all = await preview(shopper, id, [{ id: lamps, quantity: 2 }]);
  expect((await cancel(shopper, id, [{ id: lamps, quantity: 2 }])).body).toMatchObject({ returned: all.value });
  expect(await answers(id)).toEqual([]);
  const rest = await cancel(shopper, id, [{ id: sofa, quantity: 1 }]);
  expect(rest.body).toMatchObject({ status: 'canceled' });
  expect(Math.round((rest.body.returned + all.returned) * 100)).toBe(Math.round(total * 100));
  expect(await answers(id)).toEqual([{ answer: 'canceled', day: null, by_staff: null }]);
});

test('the day before the proposed one is the last to choose or cancel; who did nothing keeps it', async () => {
  const order = await ordered();
  const { shopper, id, lines } = order;
  const proposed = await delayed(order);
  const near = async (day: string) => {
    // as if the store had proposed another day
    await shop.knex.raw('ALTER TABLE delivery_delay DISABLE TRIGGER delivery_delay_append_only');
    await shop
      .knex('delivery_delay')
      .where({ order_id: id })
      .update({ from_day: inDays(-1), proposed_day: day });
    await shop.knex.raw('ALTER TABLE delivery_delay ENABLE TRIGGER delivery_delay_append_only');
    await shop.knex('order_line').where({ order_id: id }).update({ ship_date: day });
    return (await preview(shopper, id)).lines.map(({ refusal }) => refusal);
  };
  expect(await near(inDays(1))).toEqual(lines.map(() => null));
  expect((await move(shopper, id, inDays(1), inDays(1))).status).toBe(200);
  const other = await ordered();
  await delayed(other);
  expect(await near(inDays(0))).toEqual(lines.map(() => 'already_left'));
  expect((await move(shopper, id, inDays(0), inDays(0))).code).toBe('delivery_date_fixed');
  expect(proposed > inDays(1)).toBe(true);
});

test('a second delay of the same pieces takes the place of the first, whose mail is not sent any more', async () => {
  const order = await ordered();
  const { shopper, id, email } = order;
  const first = await delayed(order);
  const notBefore = inDays(40);
  const again = await putOff(manager, id, first, { notBefore, reason: 'no-van' });
  expect(again.body.proposed >= notBefore).toBe(true);
  expect(await delays(shopper, id)).toMatchObject([{ until: null }, { from: first, reason: 'no-van' }]);
  expect((await days(shopper, id))[0]?.days.every((day) => day >= notBefore)).toBe(true);
  await drain(shop);
  const subjects = (await mailsTo(shop, email)).filter(({ subject }) => /cambia de fecha/.test(subject));
  expect(subjects).toHaveLength(1);
});

test('of a delay and what its buyer or the van does at the same moment one wins, and the other is told', async () => {
  const races: ((
    order: Awaited<ReturnType<typeof ordered>>,
  ) => Promise<{ status: number; code?: string | undefined }>)[] = [
    async ({ shopper, id, promised }) => move(shopper, id, promised, (await days(shopper, id))[0]?.days[0] ?? ''),
    ({ id, promised: day }) =>
      seller.call('POST /order/{id}/deliverystate', {
        params: { id },
        body: { day, from: 'preparing', to: 'on-the-way' },
      }),
    ({ id, promised }) => putOff(manager, id, promised),
  ];
  for (const other of races) {
    const order = await ordered(inDays(20));
    const both = await Promise.all([putOff(manager, order.id, order.promised), other(order)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const [refused] = both.filter(({ status }) => status !== 200);
    expect(['delivery_changed', 'delivery_date_unavailable']).toContain(refused?.code);
  }
});

test('a buyer who cancels while the store delays the same pieces gets the money back in either order', async () => {
  for (let at = 0; at < 3; at += 1) {
    const { shopper, id, promised, lines } = await ordered(inDays(20));
    const all = lines.map((line, place) => ({ id: line, quantity: place + 1 }));
    const [delay, canceled] = await Promise.all([putOff(manager, id, promised), cancel(shopper, id, all)]);
    expect(canceled.body).toMatchObject({ status: 'canceled' });
    expect(delay.status === 200 || delay.code === 'delivery_changed').toBe(true);
    expect((await answers(id)).map(({ answer }) => answer)).toEqual(delay.status === 200 ? ['canceled'] : []);
  }
});

test('does not put off pieces that left, that have a request, or of an unpaid order', async () => {
  const left = await ordered();
  const body = { day: left.promised, from: 'preparing', to: 'on-the-way' };
  await seller.call('POST /order/{id}/deliverystate', { params: { id: left.id }, body });
  const waits = await ordered();
  await shop.knex('orders').where({ id: waits.id }).update({ status: 'canceled' });
  const long = await ordered(inDays(-60));
  for (const { id, promised } of [left, waits, long])
    expect((await putOff(manager, id, promised)).code).toBe('delivery_changed');
  const { id } = await ordered();
  expect((await putOff(manager, id, inDays(5))).code).toBe('delivery_changed');
  expect(await shop.knex('delivery_delay').where({ order_id: id })).toEqual([]);
});

test.each([
  ['a reason that is none', { reason: 'mood' }],
  ['a word that never ends', { note: 'x'.repeat(400) }],
  ['a first day that is past', { notBefore: inDays(-1) }],
  ['a first day that is years away', { notBefore: inDays(900) }],
])('%s is refused as bad input', async (_what, wrong) => {
  const { id, promised } = await ordered();
  expect((await putOff(manager, id, promised, wrong)).code).toBe('invalid_input');
});

test.each(people)('%s puts a delivery off only as a manager', async (who) => {
  const { id, promised } = await ordered();
  const me = await somebody(shop, who);
  const done = await putOff(me, id, promised);
  const may = isManagerRole(who as Role);
  expect(done.status === 200).toBe(may);
  if (isStaffPerson(who) && !may) expect(done.code).toBe('forbidden');
  expect(await shop.knex('delivery_delay').where({ order_id: id })).toHaveLength(may ? 1 : 0);
});

test.each(people)('%s cannot choose about another buyer’s delivery; staff choose for the buyer', async (who) => {
  const order = await ordered();
  const proposed = await delayed(order);
  const done = await move(await somebody(shop, who), order.id, proposed, proposed);
  expect(done.code ?? done.status).toBe(isStaffPerson(who) ? 200 : 'not_found');
  expect(await answers(order.id)).toHaveLength(isStaffPerson(who) ? 1 : 0);
});

test('the warehouse lists what waits for its buyer, whatever the day; not what was answered', async () => {
  const list = async () => {
    const query = { day: inDays(0), state: 'waiting' as const };
    const { body } = await seller.call('GET /deliveries/{page}', { params: { page: '1' }, query });
    return new Map(body.data.map(({ orderId, day, waits }) => [orderId, waits ? day : null]));
  };
  const [one, other] = [await ordered(), await ordered()];
  const day = await delayed(one);
  await move(other.shopper, other.id, await delayed(other), inDays(0));
  const proposed = (await other.shopper.order(other.id)).deliveryDate ?? '';
  await move(other.shopper, other.id, proposed, proposed);
  const waiting = await list();
  expect(waiting.get(one.id)).toBe(day);
  expect(waiting.has(other.id)).toBe(false);
});
