import { randomUUID } from 'node:crypto';
import { products } from '../../../testing/catalog';
import { addPayment } from '../../../testing/money';
import { people, somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { register, Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('store').insert([
    { code: 'cancun', name: 'Cancún', region: 'QR', type: 'studio' },
    { code: 'merida', name: 'Mérida', region: 'YUC', type: 'home' },
    { code: 'bodega', name: 'Bodega', region: 'QR', type: 'home', cedis: true },
  ]);
});
afterAll(() => shop.close());

type Staff = 'seller' | 'manager' | 'admin';
async function worker(role: Staff, store: string | null = 'cancun') {
  const userId = randomUUID();
  const name = { first_name: 'Rosa', last_name: 'Ek', email: `${userId}@example.com`, password_hash: 'x' };
  await shop.knex('app_user').insert({ id: userId, role, main_store: store, ...name });
  return { userId, browser: new Shopper(shop).signIn({ userId, role, clientId: null }) };
}
const put = (who: Shopper, what: 'client' | 'seller' | 'store', id: string, body: object) =>
  who.call(`PUT /quotation/{id}/${what}`, { params: { id }, body });
const row = async (id: string) =>
  (
    await shop
      .knex('quotation')
      .where({ id })
      .select('client_id', 'user_id', 'seller_id', 'store_code', 'guest_address')
  )[0];

test('a seller’s quotation stands in their shop, and becomes the client’s they name', async () => {
  const { userId, browser } = await worker('seller');
  const quotation = await browser.quote(products.shared);
  const client = await register(shop.knex);
  expect((await put(browser, 'client', quotation.id, { Client: client.clientId })).status).toBe(200);
  expect(await row(quotation.id)).toMatchObject({
    client_id: client.clientId,
    user_id: client.userId,
    seller_id: userId,
    store_code: 'cancun',
  });
  // and they find it where they signed in
  const own = await new Shopper(shop)
    .signIn(client)
    .call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } });
  expect(own.body).toMatchObject({ hold: 'own', Client: { id: client.clientId }, User: { firstName: 'Rosa' } });
});

test('another client takes no address along, and buys nothing with the first one’s money', async () => {
  const { browser } = await worker('seller');
  const [one, other] = [await register(shop.knex), await register(shop.knex)];
  const { id } = await browser.quote(products.shared);
  await put(browser, 'client', id, { Client: one.clientId });
  await browser.giveAddress(id);
  expect((await row(id)).guest_address).not.toBeNull();
  await put(browser, 'client', id, { Client: other.clientId });
  expect(await row(id)).toMatchObject({ client_id: other.clientId, guest_address: null });
  await browser.giveAddress(id);
  expect((await addPayment(browser, id, { type: 'cash', amount: 10 })).body.status).toBe('approved');
  expect((await put(browser, 'client', id, { Client: one.clientId })).code).toBe('quotation_part_paid');
});

test.each([
  ['nobody', async () => randomUUID()],
  ['a guest', async () => (await register(shop.knex, { invited: true })).clientId],
])('refuses to sell to %s', async (_who, make) => {
  const { browser } = await worker('seller');
  const { id } = await browser.quote(products.shared);
  const answer = await put(browser, 'client', id, { Client: await make() });
  expect([answer.status, answer.details]).toEqual([400, [{ field: 'Client' }]]);
});

test('a seller hands theirs to another, with the shop, and no more after that; a manager may', async () => {
  const [one, two, three] = [await worker('seller'), await worker('seller', 'merida'), await worker('seller', null)];
  const manager = await worker('manager');
  const { id } = await one.browser.quote(products.shared);
  expect((await put(two.browser, 'seller', id, { User: two.userId })).code).toBe('forbidden');
  expect((await put(one.browser, 'seller', id, { User: two.userId })).status).toBe(200);
  expect(await row(id)).toMatchObject({ seller_id: two.userId, store_code: 'merida' });
  expect((await put(one.browser, 'seller', id, { User: one.userId })).code).toBe('forbidden');
  expect((await put(manager.browser, 'seller', id, { User: three.userId })).status).toBe(200);
  // a seller without a shop keeps the quotation's shop
  expect(await row(id)).toMatchObject({ seller_id: three.userId, store_code: 'merida' });
  const kept = await shop.knex('quotation_handover').where({ quotation_id: id }).orderBy('at');
  expect(kept).toMatchObject([
    { from_user: one.userId, to_user: two.userId, by_user: one.userId },
    { from_user: two.userId, to_user: three.userId, by_user: manager.userId },
  ]);
});

test('gives a web quotation to the first of two sellers who take it at once', async () => {
  const [one, two] = [await worker('seller'), await worker('seller')];
  const { id } = await new Shopper(shop).quote(products.shared);
  const taken = await Promise.all(
    [one, two].map(({ browser, userId }) => put(browser, 'seller', id, { User: userId })),
  );
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await shop.knex('quotation_handover').where({ quotation_id: id })).toHaveLength(1);
});

test('hands quotations only to people who sell, and only to shops', async () => {
  const { browser } = await worker('seller');
  const { id } = await browser.quote(products.shared);
  const client = await register(shop.knex);
  expect((await put(browser, 'seller', id, { User: client.userId })).details).toEqual([{ field: 'User' }]);
  expect((await put(browser, 'store', id, { Store: 'bodega' })).details).toEqual([{ field: 'Store' }]);
  expect((await put(browser, 'store', id, { Store: 'merida' })).status).toBe(200);
  expect((await row(id)).store_code).toBe('merida');
});

test('another seller’s quotation is moved to no other shop; a manager may', async () => {
  const [one, two, manager] = [await worker('seller'), await worker('seller', 'merida'), await worker('manager')];
  const { id } = await one.browser.quote(products.shared);
  expect((await put(two.browser, 'store', id, { Store: 'merida' })).code).toBe('forbidden');
  expect((await row(id)).store_code).toBe('cancun');
  expect((await put(manager.browser, 'store', id, { Store: 'merida' })).status).toBe(200);
});

test('a seller cannot give another seller’s quotation to a client; a manager may, and anybody may with one that has no seller', async () => {
  const [one, two, manager] = [await worker('seller'), await worker('seller', 'merida'), await worker('manager')];
  const [theirs, mine] = [await register(shop.knex), await register(shop.knex)];
  const { id } = await one.browser.quote(products.shared);
  expect((await put(two.browser, 'client', id, { Client: mine.clientId })).code).toBe('forbidden');
  await put(one.browser, 'client', id, { Client: theirs.clientId });
  expect((await put(two.browser, 'client', id, { Client: mine.clientId })).code).toBe('forbidden');
  expect((await row(id)).client_id).toBe(theirs.clientId);
  expect((await put(manager.browser, 'client', id, { Client: mine.clientId })).status).toBe(200);
  const ofNobody = await new Shopper(shop).quote(products.shared);
  expect((await put(two.browser, 'client', ofNobody.id, { Client: mine.clientId })).status).toBe(200);
});

test('seller and shop stand on the order, which nobody hands on', async () => {
  const { userId, browser } = await worker('seller');
  const quotation = await browser.quote(products.shared);
  await put(browser, 'store', quotation.id, { Store: 'merida' });
  await browser.giveAddress(quotation.id);
  const amount = quotation.totalPg1;
  const paid = await addPayment(browser, quotation.id, { type: 'cash', amount, received: amount + 51.5 });
  expect(paid.body.data.orderId).toBeTruthy();
  const [order] = await shop.knex('orders').where({ id: paid.body.data.orderId });
  expect(order).toMatchObject({ user_id: userId, store_code: 'merida' });
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  expect(payment.received_cents - payment.amount_cents).toBe(5_150);
  for (const [what, body] of [
    ['seller', { User: userId }],
    ['store', { Store: 'cancun' }],
  ] as const)
    expect((await put(browser, what, quotation.id, body)).code).toBe('quotation_ordered');
});

test.each([
  ['less cash than is paid', { type: 'cash', amount: 100, received: 99.99 }],
  [
    'change from a terminal',
    { type: 'terminal-card', amount: 100, received: 120, terminal: 'BBVA', verificationCode: '1' },
  ],
])('%s is refused, and nothing is booked', async (_what, body) => {
  const { browser } = await worker('seller');
  const { id } = await browser.quote(products.shared);
  await browser.giveAddress(id);
  expect((await addPayment(browser, id, body)).code).toBe('payment_amount_invalid');
  expect(await shop.knex('payment').where({ quotation_id: id })).toEqual([]);
});

test.each(people)('%s', async (who) => {
  const seller = await worker('seller');
  const shopper = await somebody(shop, who);
  const { id } = await shopper.quote(products.shared);
  const client = await register(shop.knex);
  const calls = [
    await put(shopper, 'client', id, { Client: client.clientId }),
    await put(shopper, 'store', id, { Store: 'cancun' }),
    await put(shopper, 'seller', id, { User: seller.userId }),
  ];
  const status = who === 'anonymous' ? 401 : ['seller', 'manager', 'admin'].includes(who) ? 200 : 403;
  expect(calls.map((one) => one.status)).toEqual([status, status, status]);
  expect((await put(shopper, 'store', randomUUID(), { Store: 'cancun' })).status).toBe(status === 200 ? 404 : status);
});
