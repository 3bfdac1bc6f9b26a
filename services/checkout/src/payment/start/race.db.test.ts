import { randomUUID } from 'node:crypto';
import { createMercadoPago } from '@actual/providers';
import { SANDBOX_DEMO_CREDENTIALS } from '@actual/providers/sandbox/app';
import { products } from '../../../testing/catalog';
import { openShop, type Shop } from '../../../testing/shop';
import { cardToken, Shopper } from '../../../testing/shopper';

const pieces = 10;
/** A hundred are a crowd; the whole run sends five. */
const shoppersCount = process.env.TEST_WHOLE === 'true' ? 500 : 100;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // shoppers, shop and provider share this one thread, so the provider's time limit cannot be tested here
  const { mercadoPago: keys } = SANDBOX_DEMO_CREDENTIALS;
  const patient = createMercadoPago({ baseUrl: shop.sandbox.mercadoPagoBaseUrl, ...keys, timeoutMs: 120_000 });
  Object.assign(shop.checkout, { mercadoPago: patient });
});
afterAll(() => shop.close());

/** The shoppers' wishes: the sofa alone, and packages that share it and the lamp, named in either order. */
const wishes = [
  { sofa: 1, lamp: 0 },
  { sofa: 1, lamp: 2, order: ['lamp', 'sofa'] },
  { sofa: 2, lamp: 1, order: ['sofa', 'lamp'] },
  { sofa: 1, lamp: 0 },
  { sofa: 1, lamp: 1, order: ['sofa', 'lamp'] },
] as const;
type Wish = (typeof wishes)[number];

async function ready(at: number) {
  const wish = wishes[at % wishes.length] as Wish;
  const shopper = new Shopper(shop);
  const { body: empty } = await shopper.call('POST /quotation/create', { body: { zipcodeDeliveryId: '77500' } });
  const details = ('order' in wish ? wish.order : (['sofa'] as const)).map((name) => ({
    productId: products[name],
    quantity: wish[name],
  }));
  const { body: quotation } = await shopper.call('POST /quotation/addmultipledetails/{id}', {
    params: { id: empty.id },
    body: { details },
  });
  await shopper.giveAddress(quotation.id);
  return { wish, shopper, quotation, token: await cardToken(shop, 'APRO') };
}

const soldOf = async (itemCode: string): Promise<number> => {
  const [row] = await shop
    .knex('stock_sold')
    .join('stock_source', 'id', 'stock_source_id')
    .where({ warehouse_code: 'CUN', item_code: itemCode })
    .select('sold');
  return row?.sold ?? 0;
};

/** Payments that the provider holds money of. */
async function charged(): Promise<number> {
  const response = await fetch(`${shop.sandbox.mercadoPagoBaseUrl}/v1/payments/search?limit=100`, {
    headers: { authorization: `Bearer ${SANDBOX_DEMO_CREDENTIALS.mercadoPago.accessToken}` },
  });
  const { results } = (await response.json()) as { results: { status: string }[] };
  return results.filter(({ status }) => status === 'approved').length;
}

/** Pays as a page does, again with the same key when nobody answers: of hundreds at once one may get no connection. */
async function payAsPage({ shopper, quotation, token }: Awaited<ReturnType<typeof ready>>) {
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await shopper.pay(shop, quotation, 'APRO', { token }, headers);
    if (answer.status !== 503) return answer;
  }
}

test(`${shoppersCount} shoppers after 10 pieces, alone and in packages: exactly 10 leave, the others read that stock changed`, async () => {
  // as many at once as a browser's worth of shops; the race itself is all of them
  const all: Awaited<ReturnType<typeof ready>>[] = [];
  while (all.length < shoppersCount)
    all.push(...(await Promise.all(Array.from({ length: 25 }, (_, at) => ready(all.length + at)))));

  const answers = await Promise.all(all.map(payAsPage));

  const bought = all.filter((_, at) => answers[at]?.body.status === 'approved').map(({ wish }) => wish);
  const refused = answers.filter(({ body }) => body.status !== 'approved');
  const sum = (name: 'sofa' | 'lamp') => bought.reduce((total, wish) => total + wish[name], 0);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['409 stock_changed']));
  expect(refused.at(-1)?.details).toMatchObject({
    products: expect.arrayContaining([expect.objectContaining({ ItemCode: 'ST1', available: 0 })]),
  });
  expect(sum('sofa')).toBe(pieces);
  expect([await soldOf('ST1'), await soldOf('ST2')]).toEqual([pieces, sum('lamp')]);
  // no charge without its order, no order without its charge
  expect([await charged(), await shop.knex('orders').count('* as n')]).toEqual([bought.length, [{ n: bought.length }]]);
  expect(await shop.knex('reservation').where({ state: 'held' })).toEqual([]);
}, 240_000);
