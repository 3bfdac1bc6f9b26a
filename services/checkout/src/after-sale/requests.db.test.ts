import { randomUUID } from 'node:crypto';
import { requestLimits } from '@actual/contracts/facts/delivery/after-sale';
import { storeDay } from '@actual/contracts/store-day';
import sharp from 'sharp';
import { products } from '../../testing/catalog';
import { drain } from '../../testing/money';
import { mailsTo } from '../../testing/outside';
import { isStaffPerson, people, somebody } from '../../testing/people';
import { openShop, type Shop } from '../../testing/shop';
import { Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const email = 'lucia.regresa@example.com';
const inDays = (count: number) => storeDay(new Date(Date.now() + count * 86_400_000));

/** An order of two lamps that came on a day. */
async function delivered(shopper: Shopper, came = inDays(0)) {
  const quotation = await shopper.quote(products.lamp, 2);
  await shopper.giveAddress(quotation.id, { email });
  const id = String((await shopper.pay(shop, quotation)).body.data.orderId);
  await shop.knex('order_line').where({ order_id: id }).update({ ship_date: came });
  await shop.knex('orders').where({ id }).update({ delivery_date: came });
  const [{ id: line }] = await shop.knex('order_line').where({ order_id: id });
  return { id, line: String(line) };
}
const look = (who: Shopper, id: string) => who.call('GET /order/{id}/requests', { params: { id } });
const ask = (who: Shopper, order: { id: string; line: string }, change: object = {}, headers: object = {}) =>
  who.call('POST /order/{id}/requests', {
    params: { id: order.id },
    body: {
      kind: 'return',
      reason: 'changed-mind',
      text: 'La lámpara no combina con mi sala.',
      pieces: [{ line: order.line, quantity: 1 }],
      ...change,
    },
    headers,
  });
const say = (who: Shopper, id: string, text = '¿Cuándo pasan por ella?') =>
  who.call('POST /servicerequest/{id}/message', { params: { id }, body: { text } });
const withdraw = (who: Shopper, id: string) =>
  who.call('POST /servicerequest/{id}/withdraw', { params: { id }, body: {} });

const addPicture = (who: Shopper, id: string, file: Buffer) =>
  who.call('POST /servicerequest/{id}/picture', { params: { id }, file });
const photograph = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#804020' } })
    .withExif({ IFD0: { Copyright: 'Casa de Ana' } })
    .jpeg()
    .toBuffer();

test('the buyer asks to give a piece back: it is answered by an instant, mailed, and its piece cannot be asked for twice', async () => {
  const shopper = new Shopper(shop);
  const order = await delivered(shopper);
  const before = (await look(shopper, order.id)).body;
  expect(before.pieces).toMatchObject([{ line: order.line, quantity: 2, left: 2, hygienic: false }]);
  expect(before.pieces[0]?.kinds.map(({ obstacle }) => obstacle)).toEqual([null, null, null, null]);
  const opened = await ask(shopper, order);
  expect(opened.status).toBe(200);
  expect(opened.body).toMatchObject({
    state: 'reported',
    folio: expect.stringMatching(/^\d{6}$/),
    pieces: [{ line: order.line, quantity: 1, amount: (before.pieces[0]?.amount ?? 0) / 2 }],
    events: [{ kind: 'reported', by: 'buyer', who: null, text: 'La lámpara no combina con mi sala.' }],
    canWithdraw: true,
  });
  expect(Date.parse(opened.body.due ?? '')).toBeGreaterThan(Date.now() + 47 * 3_600_000);
  expect((await ask(shopper, order, { pieces: [{ line: order.line, quantity: 2 }] })).details).toEqual({
    why: 'under-way',
    line: order.line,
  });
  const both = await Promise.all([ask(shopper, order), ask(shopper, order)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await drain(shop);
  const mail = (await mailsTo(shop, email)).findLast(({ subject }) => subject.includes(opened.body.folio));
  expect(mail?.subject).toBe(`Tu solicitud ${opened.body.folio}: la recibimos`);
  expect((await look(shopper, order.id)).body.pieces).toMatchObject([{ left: 0 }]);
});

test('the same key opens one request', async () => {
  const shopper = new Shopper(shop);
  const order = await delivered(shopper);
  const headers = { 'idempotency-key': randomUUID() };
  const both = [await ask(shopper, order, {}, headers), await ask(shopper, order, {}, headers)];
  expect(both[0]?.body).toEqual(both[1]?.body);
  expect(await shop.knex('service_request').where({ order_id: order.id })).toHaveLength(1);
});

test.each([
  ['a return before it came', 3, {}, 'not-delivered'],
  ['a return of a month ago', -30, {}, 'too-late'],
  ['damage on the day after', -1, { kind: 'damage', reason: 'blow' }, 'too-late'],
  ['a textile after four months', -125, { kind: 'warranty', reason: 'textile' }, 'not-so-long'],
  ['a reason of another kind', 0, { reason: 'blow' }, 'reason'],
  ['somebody else’s piece', 0, { pieces: [{ line: randomUUID(), quantity: 1 }] }, 'unknown-piece'],
] as const)('%s is refused, and says why', async (_what, came, change, why) => {
  const shopper = new Shopper(shop);
  const order = await delivered(shopper, inDays(came));
  const refused = await ask(shopper, order, change);
  expect([refused.status, refused.code, refused.details]).toEqual([
    409,
    'request_not_possible',
    expect.objectContaining({ why }),
  ]);
  expect(await shop.knex('service_request').where({ order_id: order.id })).toEqual([]);
});

test('a closed mattress goes back, an opened one does not', async () => {
  const shopper = new Shopper(shop);
  const order = await delivered(shopper);
  const [{ product_id: product }] = await shop.knex('order_line').where({ id: order.line });
  const category = { id: randomUUID(), handle: 'colchones', name: 'Colchones', level: 1 };
  await shop.knex('category').insert(category);
  await shop.knex('product_category').insert({ category_id: category.id, product_id: product });
  expect((await ask(shopper, order)).details).toMatchObject({ why: 'opened' });
  expect((await ask(shopper, order, { closed: true })).status).toBe(200);
  await shop.knex('product_category').where({ category_id: category.id }).delete();
});

test('a picture is drawn anew, shown by a key alone, and is one of six', async () => {
  const shopper = new Shopper(shop);
  const order = await delivered(shopper);
  const { id } = (await ask(shopper, order, { kind: 'damage', reason: 'blow' })).body;
  const added = await addPicture(shopper, id, await photograph());
  expect(added.body.events.at(-1)).toMatchObject({ kind: 'picture', by: 'buyer' });
  const path = String(added.body.events.at(-1)?.picture);
  const shown = await shop.app.inject({ method: 'GET', url: path });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  expect((await shop.app.inject({ method: 'GET', url: path.replace(/key=.*/, 'key=x.y') })).statusCode).toBe(404);
  expect((await addPicture(shopper, id, Buffer.from('<svg/>'))).code).toBe('file_not_taken');
  for (let at = 1; at < requestLimits.pictures; at += 1) await addPicture(shopper, id, await photograph());
  expect((await addPicture(shopper, id, await photograph())).code).toBe('rate_limited');
  expect(await shop.knex('service_request_picture').where({ request_id: id })).toHaveLength(requestLimits.pictures);
});

test('another picture sent with the key of one is refused, not lost', async () => {
  const shopper = new Shopper(shop);
  const { id } = (await ask(shopper, await delivered(shopper), { kind: 'damage', reason: 'blow' })).body;
  const headers = { 'idempotency-key': randomUUID() };
  const send = (file: Buffer) => shopper.call('POST /servicerequest/{id}/picture', { params: { id }, file, headers });
  const [one, other] = [
    await photograph(),
    await sharp(await photograph())
      .rotate(90)
      .jpeg()
      .toBuffer(),
  ];
  const answers = [await send(one), await send(one), await send(other)];
  expect(answers.map(({ status, code }) => code ?? status)).toEqual([200, 200, 'idempotency_conflict']);
});

test('messages of both sides are one timeline; the store’s are mailed, and a buyer does not see whose they are', async () => {
  const shopper = new Shopper(shop);
  const order = await delivered(shopper);
  const { id, folio } = (await ask(shopper, order)).body;
  await say(shopper, id);
  const seller = await somebody(shop, 'seller');
  expect((await say(seller, id, 'El jueves por la mañana.')).body.events.at(-1)).toMatchObject({ who: 'Rosa Ek' });
  const [seen] = (await look(shopper, order.id)).body.requests;
  expect(seen?.events.map(({ kind, by, who }) => [kind, by, who])).toEqual([
    ['reported', 'buyer', null],
    ['message', 'buyer', null],
    ['message', 'store', null],
  ]);
  await drain(shop);
  const mails = (await mailsTo(shop, email)).filter(
    ({ subject }) => subject === `Tu solicitud ${folio}: tienes un mensaje`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('El jueves por la mañana.');
});

test('a request is taken back once, and its pieces can be asked for again', async () => {
  const shopper = new Shopper(shop);
  const order = await delivered(shopper);
  const { id } = (await ask(shopper, order)).body;
  expect([(await withdraw(shopper, id)).status, (await withdraw(shopper, id)).status]).toEqual([200, 200]);
  expect(await shop.knex('service_request_event').where({ request_id: id, kind: 'withdrawn' })).toHaveLength(1);
  expect((await look(shopper, order.id)).body.pieces).toMatchObject([{ left: 2 }]);
  const other = (await ask(shopper, order)).body;
  await shop.knex('service_request').where({ id: other.id }).update({ state: 'received' });
  expect((await withdraw(shopper, other.id)).code).toBe('request_changed');
});

test('an order that waits for its transfer offers nothing', async () => {
  const shopper = new Shopper(shop);
  const order = await delivered(shopper);
  await shop.knex('orders').where({ id: order.id }).update({ status: 'canceled' });
  expect((await look(shopper, order.id)).body.pieces).toEqual([]);
  expect((await ask(shopper, order)).details).toMatchObject({ why: 'not-paid' });
});

test('the timeline cannot be changed', async () => {
  const order = await delivered(new Shopper(shop));
  const seller = await somebody(shop, 'seller');
  const { id } = (await ask(seller, order)).body;
  await expect(shop.knex('service_request_event').where({ request_id: id }).update({ body: 'x' })).rejects.toThrow();
  await expect(shop.knex('service_request_event').where({ request_id: id }).delete()).rejects.toThrow();
});

test.each(people)('%s: another’s requests are not found; staff reach them', async (who) => {
  const shopper = new Shopper(shop);
  const order = await delivered(shopper);
  const { id } = (await ask(shopper, order)).body;
  const me = await somebody(shop, who);
  const calls = [
    await look(me, order.id),
    await ask(me, order),
    await say(me, id),
    await addPicture(me, id, await photograph()),
    await withdraw(me, id),
  ];
  expect(calls.map(({ status }) => status)).toEqual(Array(5).fill(isStaffPerson(who) ? 200 : 404));
});

test('the mail’s link lets its reader request, write and withdraw, and shows nothing of another order', async () => {
  const shopper = new Shopper(shop);
  const order = await delivered(shopper);
  await drain(shop);
  const mail = (await mailsTo(shop, email)).findLast(({ text }) => text.includes(order.id));
  const link = /https?:\/\/[^/\s"]+\/api(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? 'no signed link';
  const friend = new Shopper(shop);
  await friend.follow(link);
  const opened = await ask(friend, order);
  expect(opened.status).toBe(200);
  expect((await say(friend, opened.body.id)).status).toBe(200);
  expect((await withdraw(friend, opened.body.id)).status).toBe(200);
  const other = await delivered(new Shopper(shop));
  expect((await ask(friend, other)).status).toBe(404);
});
