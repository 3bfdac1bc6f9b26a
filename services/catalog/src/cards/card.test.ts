import { type CardRow, plansOf, stillCard } from './card';

const row = (more: Partial<CardRow> = {}): CardRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  item_code: 'ST1',
  name: 'Sofá',
  slug: 'sofa',
  pictures: ['frente', 'lado'],
  finish: null,
  facts: null,
  price_cents: 1_000_000,
  discount_price_cents: 800_000,
  discount_pg1: 20,
  discount_pg2: 15,
  discount_pg3: 10,
  discount_pg4: 5,
  discount_pg5: 0,
  width_cm: null,
  tint: null,
  slow_movement: false,
  is_package: false,
  color_name: null,
  color_code: null,
  size: null,
  colors: null,
  ...more,
});

test('each plan has the price of its own group; 18 months are never shown', () => {
  expect(plansOf(1_000_000, [20, 15, 10, 5, 90]).map((one) => [one.group, one.months, one.total])).toEqual([
    [1, 1, 800_000],
    [2, 3, 850_000],
    [3, 6, 900_000],
    [3, 9, 900_000],
    [4, 12, 950_000],
  ]);
});

test.each([
  [29_999, 1],
  [30_000, 3],
  [59_999, 3],
  [60_000, 6],
  [79_999, 6],
  [80_000, 9],
  [119_999, 9],
  [120_000, 12],
])('at %d centavos the longest plan has %d months', (cents, months) => {
  expect(Math.max(...plansOf(cents, [0, 0, 0, 0, 0]).map((one) => one.months))).toBe(months);
});

test('the charged price, not the list price, has to reach the minimum', () => {
  expect(plansOf(60_000, [0, 60, 0, 0, 0]).map((one) => one.months)).toEqual([1, 6]);
});

test('a card shows the price before only when there is a discount, and the longest plan with its monthly amount', () => {
  expect(stillCard(row())).toMatchObject({
    Price: 10_000,
    DiscountPrice: 8_000,
    priceBefore: 10_000,
    months: { count: 12, amount: 791.67, total: 9_500, discount: 5 },
    url: '/sofa/00000000-0000-4000-8000-000000000001',
    pictureAlt: 'lado',
  });
  const plain = stillCard(row({ discount_pg1: 0, discount_price_cents: 20_000, price_cents: 20_000, pictures: [] }));
  expect(plain).toMatchObject({ priceBefore: null, months: null, picture: 'sin-imagen', pictureAlt: null });
});
