import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { hashPassword } from '@actual/account-service/src/people/password';
import { openAccountApp } from '@actual/account-service/src/testing/account-app';
import { createCheckout } from '@actual/checkout-service/src/app';
import { anotherCard } from '@actual/checkout-service/testing/cards';
import { products } from '@actual/checkout-service/testing/catalog';
import { openShop, type Shop } from '@actual/checkout-service/testing/shop';
import { cardOf, cardToken, Shopper } from '@actual/checkout-service/testing/shopper';
import { limits } from '@actual/contracts/facts/limits';
import { connect, disconnect, type Knex } from '@actual/database';
import { tokenKeys } from '@actual/kit/testing/tokens';
import { until } from './testing/until';

/** No copy of a service is alone: each knows the others' counts, leases and ended sessions (decision 0087). */
let shop: Shop;
let other: Pick<Shop, 'address' | 'app'>;
let accountDb: Knex;
let accounts: Shop['app'][];
const password = 'hamaca-azul-7';
const email = 'ana@actual.mx';
beforeAll(async () => {
  shop = await openShop({ settings: { RATE_LIMIT_PER_MINUTE: 100_000 } });
  const { app } = await createCheckout(shop.config, shop.checkout.db, { gatewayOf: () => 'internal', tokenKeys });
  await app.listen({ port: 0, host: '127.0.0.1' });
  other = { app, address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
  accountDb = connect({ url: shop.database.urlFor('account'), applicationName: 'test', pool: 4 });
  accounts = await Promise.all([1, 2].map(() => openAccountApp(accountDb, { perMinute: 100_000 })));
  await shop.knex('app_user').insert({
    id: randomUUID(),
    email,
    role: 'admin',
    password_hash: await hashPassword(password),
    first_name: 'Ana',
    last_name: 'Ruiz',
  });
});
afterAll(async () => {
  await Promise.all(accounts?.map((app) => app.close()) ?? []);
  if (accountDb) await disconnect(accountDb);
  await other?.app.close();
  await shop?.close();
});

const signIn = (copy: number, address: string, secret = password) =>
  accounts[copy % 2]?.inject({
    method: 'POST',
    url: '/auth/signin',
    payload: { email, password: secret },
    headers: { site: 'actual-studio', 'x-forwarded-for': address },
  });

test('sign-ins of an address are counted over both copies', async () => {
  const answers = [];
  for (let at = 0; at < 12; at += 1) answers.push(await signIn(at, '203.0.113.9'));
  expect(answers.map((answer) => answer?.statusCode)).toEqual([...Array(10).fill(200), 429, 429]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await signIn(0, '198.51.100.7'))?.statusCode).toBe(200);
});

test('a session that ends at one copy ends at the other, while its token is still good', async () => {
  const token = (await signIn(0, '198.51.100.8'))?.json().token as string;
  const headers = { site: 'actual-studio', authorization: `Bearer ${token}` };
  const status = async () => (await accounts[1]?.inject({ url: '/me', headers }))?.statusCode;
  expect(await status()).toBe(200);
  await accounts[0]?.inject({ method: 'POST', url: '/auth/signout', headers, payload: {} });
  await until(async () => (await status()) === 401);
});

test('cards that are tried at both copies at the same moment count before the first refusal is known', async () => {
  const tries = Array.from({ length: 44 }, async (_, at) => {
    const shopper = new Shopper(at % 2 === 0 ? shop : other).from('203.0.113.9');
    const quotation = await shopper.quote(products.lamp);
    await shopper.giveAddress(quotation.id, { email: `persona${at}@example.com` });
    return { shopper, quotation, token: await cardToken(shop, 'OTHE', anotherCard()) };
  });
  const ready = await Promise.all(tries);
  const answers = await Promise.all(
    ready.map(({ shopper, quotation, token }) => shopper.pay(shop, quotation, 'OTHE', { token })),
  );
  const refused = answers.filter(({ body }) => body.status === 'rejected');
  // first phases that run at the same moment, four in each copy, do not see each other yet
  expect(refused.length).toBeLessThanOrEqual(limits.cardRefusalsOfAddress.free + 8);
  expect(new Set(answers.filter((one) => !refused.includes(one)).map(({ code }) => code))).toEqual(
    new Set(['proof_required']),
  );
});

test('a call that one copy answered is answered the same by the other, and charged once', async () => {
  const shopper = new Shopper(shop).from('198.51.100.9');
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  const body = cardOf(quotation.id, quotation.totalPg1, await cardToken(shop, 'APRO'));
  const headers = { 'idempotency-key': randomUUID() };
  const first = await shopper.call('POST /processMPpayment', { body, headers });
  const elsewhere = new Shopper(other).stealFrom(shopper).from('198.51.100.9');
  const again = await elsewhere.call('POST /processMPpayment', { body, headers });
  expect(first.body.data.orderId).toBeTruthy();
  expect(again.body).toEqual(first.body);
  expect(await shop.knex('payment').where({ quotation_id: quotation.id })).toHaveLength(1);
});
