import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { products } from '../testing/catalog';
import { misbehave, until } from '../testing/outside';
import { openShop, type Shop } from '../testing/shop';
import { cardOf, cardToken, Shopper } from '../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const wanted = { zipcodeDeliveryId: '77500', detail: { productId: products.lamp, quantity: 1 } };
const create = (shopper: Shopper, key: string, body: unknown = wanted) =>
  shopper.call('POST /quotation/create', { body, headers: { 'idempotency-key': key } });
const open = (shopper: Shopper, id: string) => shopper.call('POST /quotation/findbyid/{id}', { params: { id } });
const rows = () => shop.knex('checkout_idempotency');

test('a browser whose first answer was lost gets its quotation with the answer that was kept', async () => {
  const key = randomUUID();
  const lost = await create(new Shopper(shop), key);
  const browser = new Shopper(shop);
  expect((await create(browser, key)).body).toEqual(lost.body);
  expect((await open(browser, lost.body.id)).status).toBe(200);
});

test('an answer that arrived in part is kept for the browser too: its cookie changes nothing', async () => {
  const key = randomUUID();
  const browser = new Shopper(shop);
  const first = await create(browser, key);
  expect((await create(browser, key)).body.id).toBe(first.body.id);
});

test('a browser that hung up before the answer gets it later', async () => {
  const key = randomUUID();
  await misbehave(shop, 'mercadopago', {});
  const before = await rows().count().first();
  const left = request(`${shop.address}/quotation/create`, {
    method: 'POST',
    headers: { site: 'actual-studio', 'content-type': 'application/json', 'idempotency-key': key },
  });
  left.on('error', () => undefined);
  left.end(JSON.stringify(wanted));
  await until(async () => (await rows().count().first())?.count !== before?.count);
  left.destroy();
  const browser = new Shopper(shop);
  let answer = await create(browser, key);
  await until(async () => {
    if (answer.status === 409) answer = await create(browser, key);
    return answer.status === 200;
  });
  expect((await open(browser, answer.body.id)).status).toBe(200);
  expect(await shop.knex('quotation').where({ id: answer.body.id })).toHaveLength(1);
});

test('keeps neither the key, nor the cookie, nor the quotation readable in the table', async () => {
  const key = randomUUID();
  const { body } = await create(new Shopper(shop), key);
  const kept = JSON.stringify(await rows());
  for (const secret of [key, 'portador', body.id]) expect(kept).not.toContain(secret);
});

test('another body, another call and another brand are other requests', async () => {
  const key = randomUUID();
  const shopper = new Shopper(shop);
  const { body } = await create(shopper, key);
  expect((await create(shopper, key, { ...wanted, fromOffers: true })).code).toBe('idempotency_conflict');
  const kids = await create(new Shopper(shop, 'actual-home'), key);
  expect(kids.body.id).not.toBe(body.id);
});

test('the same bytes are the same request; other bytes are another, even with the same meaning', async () => {
  const key = randomUUID();
  const shopper = new Shopper(shop);
  await create(shopper, key);
  expect((await create(shopper, key, JSON.stringify(wanted, null, 1))).code).toBe('idempotency_conflict');
});

test('a key that could be guessed is refused', async () => {
  expect((await create(new Shopper(shop), 'cart-1')).code).toBe('bad_request');
});

test('while the first call runs the second is told to come back, and then gets its answer', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  await misbehave(shop, 'mercadopago', { slowMs: 700 });
  const body = cardOf(quotation.id, quotation.totalPg1, await cardToken(shop, 'APRO'));
  const headers = { 'idempotency-key': randomUUID() };
  const call = () => shopper.call('POST /processMPpayment', { body, headers });
  const before = await rows().count().first();
  const first = call();
  await until(async () => (await rows().count().first())?.count !== before?.count);
  const second = await call();
  expect([second.code, second.retryAfter]).toEqual(['conflict', 1]);
  await misbehave(shop, 'mercadopago', { slowMs: 0 });
  const answer = await first;
  expect(answer.body.status).toBe('approved');
  expect((await call()).body).toEqual(answer.body);
  expect(await shop.knex('payment').where({ quotation_id: quotation.id })).toHaveLength(1);
});

test('a process that sleeps beyond its lease and wakes charges once', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  await misbehave(shop, 'mercadopago', { slowMs: 700 });
  const body = cardOf(quotation.id, quotation.totalPg1, await cardToken(shop, 'APRO'));
  const headers = { 'idempotency-key': randomUUID() };
  const call = () => shopper.call('POST /processMPpayment', { body, headers });
  const first = call();
  await until(async () => (await shop.knex('payment').where({ quotation_id: quotation.id })).length > 0);
  // as if nobody had renewed it for long
  await rows()
    .whereNull('answer')
    .update({ leased_until: shop.knex.raw("now() - interval '1 second'") });
  const second = await call();
  expect(['payment_in_progress', 'quotation_ordered']).toContain(second.code);
  await misbehave(shop, 'mercadopago', { slowMs: 0 });
  const answer = await first;
  expect(answer.body.status).toBe('approved');
  expect((await call()).body).toEqual(answer.body);
  expect(await shop.knex('payment').where({ quotation_id: quotation.id })).toHaveLength(1);
});

test.each([
  ['with a key', { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-000000000000' }],
  ['without one', {}],
])('a body nested twenty thousand deep is refused, %s', async (_how, headers) => {
  const body = `{"zipcodeDeliveryId":"77500","more":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const answer = await new Shopper(shop).call('POST /quotation/create', { body, headers });
  expect([answer.status, answer.code]).toEqual([400, 'bad_request']);
});
