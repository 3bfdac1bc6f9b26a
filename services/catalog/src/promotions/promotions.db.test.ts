import { randomUUID } from 'node:crypto';
import type { Product, ProductList } from '@actual/contracts';
import { until } from '@actual/deploy/testing/until';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';
import { applyPromotions, keepPromotions } from './keep-promotions';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
});
afterAll(() => store.close());
afterEach(() => store.clear());

const promotion = async (endsOn: string | null, pg1 = 20) => {
  const id = randomUUID();
  const discounts = { discount_pg1: pg1, discount_pg2: 15, discount_pg3: 10, discount_pg4: 5, discount_pg5: 0 };
  await store.database.knex('promotion').insert({ id, public_name: 'Salas', ...discounts, ends_on: endsOn });
  return id;
};
const page = async (id: string) => (await store.call<Product>('POST', `/product/findbyid/${id}`)).body;
const list = async (body: object) =>
  (await store.call<ProductList>('POST', '/product/searchbyfilters/', body)).body.products;
/** As the service does: apply, then serve the stored content. */
const at = async (today: string) => {
  const changed = await applyPromotions(store.database.knex, today);
  await store.refresh();
  return changed;
};

test('a promotion discounts on its last day and on no later one: lists, filters, page and stored price agree', async () => {
  const ending = await promotion('2026-11-30');
  const [id = '', free = ''] = await store.add([
    { priceCents: 1_000_000, row: { promotion_id: ending } },
    { priceCents: 500_000, discounts: [10, 0, 0, 0, 0] },
  ]);
  expect(await at('2026-11-30')).toBe(1);
  expect(await page(id)).toMatchObject({ Discount: 20, DiscountPrice: 8_000, priceBefore: 10_000 });
  expect((await list({ discounts: ['20'] })).map((one) => one.id)).toEqual([id]);

  expect(await at('2026-12-01')).toBe(1);
  const over = await page(id);
  expect(over).toMatchObject({ Discount: 0, DiscountPrice: 10_000, priceBefore: null, mainPromo: null });
  expect(over.plans.map((plan) => plan.discount)).toEqual([0, 0, 0, 0, 0]);
  expect(await list({ discounts: ['20'] })).toEqual([]);
  // as the checkout reads it
  expect(await store.database.knex('product').where({ id }).first()).toMatchObject({
    discount_pg1: 0,
    discount_pg2: 0,
    discount_price_cents: 1_000_000,
  });
  // a discount without a promotion is nobody's to end
  expect(await page(free)).toMatchObject({ Discount: 10 });
  expect(await at('2026-12-02')).toBe(0);
});

test('a promotion that is given more days, or other percentages, is in force again', async () => {
  const id = await promotion('2026-11-30');
  const [product = ''] = await store.add([{ priceCents: 1_000_000, row: { promotion_id: id } }]);
  await at('2026-12-05');
  expect(await page(product)).toMatchObject({ Discount: 0 });
  await store.database.knex('promotion').where({ id }).update({ ends_on: null, discount_pg1: 25 });
  await at('2026-12-05');
  expect(await page(product)).toMatchObject({ Discount: 25, DiscountPrice: 7_500 });
});

test('keeps the catalog’s version when no price changes', async () => {
  await promotion('2020-01-01');
  const before = await store.database.knex('catalog_version').first();
  expect(await applyPromotions(store.database.knex, '2026-12-05')).toBe(0);
  expect(await store.database.knex('catalog_version').first()).toEqual(before);
});

test('the service applies them by itself, with its own rights', async () => {
  const [product = ''] = await store.add([
    { discounts: [20, 15, 10, 5, 0], row: { promotion_id: await promotion('2020-01-01') } },
  ]);
  const errors: unknown[] = [];
  const keeper = keepPromotions(store.db, (error) => errors.push(error));
  try {
    const discount = async () => (await store.database.knex('product').where({ id: product }).first()).discount_pg1;
    await until(async () => (await discount()) === 0);
  } finally {
    keeper.stop();
  }
  expect(errors).toEqual([]);
});
