import { randomUUID } from 'node:crypto';
import { isManagerRole, type Role } from '@actual/contracts/facts/access/roles';
import { storeDay } from '@actual/domain';
import { products } from '../../../testing/catalog';
import { drain } from '../../../testing/money';
import { mailsTo } from '../../../testing/outside';
import { people, somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
let seller: Shopper;
let manager: Shopper;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('stock_source').update({ received: 200 });
  seller = await somebody(shop, 'seller');
  manager = await somebody(shop, 'manager');
});
afterAll(() => shop.close());

const day = storeDay(new Date(Date.now() - 2 * 86_400_000));

/** A paid order of a lamp, promised for the day before yesterday, of which these states were noted. */
async function noted(...states: [from: string, to: string, more?: object][]) {
  const shopper = new Shopper(shop);
  const email = `error.${randomUUID()}@example.com`;
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email });
  const id = String((await shopper.pay(shop, quotation)).body.data.orderId);
  const [line] = await shop.knex('order_line').where({ order_id: id }).pluck('id');
  await shop.knex('quotation_line').where({ id: line }).update({ original_ship_date: day });
  await shop.knex('order_line').where({ order_id: id }).update({ ship_date: day });
  await shop.knex('orders').where({ id }).update({ delivery_date: day });
  await drain(shop);
  for (const [from, to, more] of states) await note(id, from, to, more);
  return { shopper, id, email, line: String(line), event: await lastEvent(id) };
}
async function note(id: string, from: string, to: string, more: object = {}) {
  const body = { day, from, to, ...more };
  expect((await seller.call('POST /order/{id}/deliverystate', { params: { id }, body })).status).toBe(200);
}
const left: [string, string, object] = ['preparing', 'on-the-way', { carrier: 'Estafeta', guide: '77', on: day }];
const came: [string, string] = ['on-the-way', 'delivered'];
const lastEvent = async (id: string): Promise<number> =>
  Number((await shop.knex('delivery_event').where({ order_id: id }).max('id').first())?.max);
const correct = (who: Shopper, id: string, event: number, mistake = 'Era otro pedido') =>
  who.call('POST /order/{id}/deliverycorrection', { params: { id }, body: { event, mistake } });
const subjects = async (email: string) =>
  (await mailsTo(shop, email)).map(({ subject }) => subject.replace(/^.*: /, ''));
const kept = async (id: string) => (await shop.knex('orders').where({ id }).first()).promises_kept;

test('a delivery that did not come is on its way again with its guide; promises and what may be asked follow, and both steps stay', async () => {
  const { shopper, id, event } = await noted(left, came);
  expect(await kept(id)).toBe(0);
  expect((await correct(manager, id, event)).body).toEqual({ state: 'on-the-way' });
  expect((await shopper.order(id)).Deliveries).toMatchObject([
    {
      state: 'on-the-way',
      events: [
        { state: 'on-the-way' },
        { state: 'delivered', corrects: null },
        { state: 'on-the-way', on: day, carrier: 'Estafeta', guide: '77', corrects: event },
      ],
    },
  ]);
  expect(await kept(id)).toBe(1);
  await note(id, 'on-the-way', 'failed', { reason: 'nobody', on: day });
  const { pieces } = (await shopper.call('GET /order/{id}/requests', { params: { id } })).body;
  expect(pieces[0]?.kinds.find(({ kind }) => kind === 'return')?.obstacle).toBe('not-delivered');
  const rows = await shop.knex('delivery_event').where({ order_id: id }).orderBy('id');
  expect(rows.map(({ mistake }) => mistake)).toEqual([null, null, 'Era otro pedido', null]);
});

test('a mail about the mistake that did not go is not sent; one that went is followed by a correction, and the way is not told again', async () => {
  const quick = await noted(left, came);
  await correct(seller, quick.id, quick.event);
  await drain(shop);
  expect((await subjects(quick.email)).filter((one) => /entregamos|corrección|en camino/.test(one))).toEqual([]);
  const slow = await noted(left, came);
  await drain(shop);
  await correct(manager, slow.id, slow.event);
  await drain(shop);
  const told = (await subjects(slow.email)).filter((one) => /entregamos|corrección|en camino/.test(one));
  expect(told.toSorted()).toEqual(['corrección sobre tu entrega', 'entregamos tus piezas']);
});

test('pieces noted as stored without ever having left are in preparation again, and can be canceled and moved', async () => {
  const { shopper, id, event } = await noted(['preparing', 'stored']);
  expect((await correct(manager, id, event)).body).toEqual({ state: 'preparing' });
  expect((await shopper.order(id)).Deliveries).toMatchObject([{ day, state: 'preparing' }]);
  const moved = await manager.call('POST /order/{id}/deliverydelay', {
    params: { id },
    body: { day, reason: 'weather' },
  });
  expect(moved.status).toBe(200);
});

test('what was followed, was taken back, or left, is not taken back; of two that do it one does', async () => {
  const { id, event } = await noted(left, came);
  expect((await correct(manager, id, event - 1)).code).toBe('delivery_changed');
  const both = await Promise.all([correct(manager, id, event), correct(manager, id, event)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await correct(manager, id, await lastEvent(id))).code).toBe('delivery_changed');
  const other = await noted(left);
  expect((await correct(manager, other.id, other.event)).code).toBe('delivery_changed');
  expect((await correct(manager, other.id, event)).code).toBe('not_found');
  expect((await correct(manager, other.id, other.event, ' ')).code).toBe('invalid_input');
});

test('refuses to take a step back that a request or a review depends on, unless the request was withdrawn', async () => {
  const asked = await noted(left, came);
  const request = {
    kind: 'damage' as const,
    reason: 'blow',
    text: 'Llegó con un golpe en la base',
    pieces: [{ line: asked.line, quantity: 1 }],
  };
  const opened = await asked.shopper.call('POST /order/{id}/requests', { params: { id: asked.id }, body: request });
  expect(opened.status).toBe(200);
  expect((await correct(manager, asked.id, asked.event)).code).toBe('delivery_settled');
  await shop.knex('service_request').where({ order_id: asked.id }).update({ state: 'withdrawn' });
  expect((await correct(manager, asked.id, asked.event)).status).toBe(200);

  const reviewed = await noted(left, came);
  const [piece] = await shop.knex('order_line').where({ id: reviewed.line });
  const [product] = await shop.knex('product').where({ id: piece.product_id });
  const model_id = product.group_id ?? product.id;
  const opinion = { site: 'actual-studio', rating: 5, body: 'Muy bonita', author: 'Ana R.' };
  await shop
    .knex('review')
    .insert({ id: randomUUID(), order_id: reviewed.id, model_id, product_id: product.id, ...opinion });
  expect((await correct(manager, reviewed.id, reviewed.event)).code).toBe('delivery_settled');
});

test('who noted it takes it back for a quarter of an hour, then a manager; another seller never', async () => {
  const { id, event } = await noted(left, came);
  expect((await correct(await somebody(shop, 'seller'), id, event)).code).toBe('forbidden');
  await shop.knex.raw('ALTER TABLE delivery_event DISABLE TRIGGER delivery_event_append_only');
  await shop
    .knex('delivery_event')
    .where({ id: event })
    .update({ created_at: new Date(Date.now() - 16 * 60_000) });
  await shop.knex.raw('ALTER TABLE delivery_event ENABLE TRIGGER delivery_event_append_only');
  expect((await correct(seller, id, event)).code).toBe('forbidden');
  expect((await correct(manager, id, event)).status).toBe(200);
});

test.each(people)('%s takes another’s note back only as a manager', async (who) => {
  const { id, event } = await noted(left, came);
  const done = await correct(await somebody(shop, who), id, event);
  expect(done.status === 200).toBe(isManagerRole(who as Role));
  expect((await lastEvent(id)) > event).toBe(isManagerRole(who as Role));
});
