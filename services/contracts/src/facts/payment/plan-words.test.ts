import { formatPlan, monthly } from './plan-words';

test('a month is the provider’s: the nearest centavo of the total', () => {
  expect([monthly(1_120_000, 12), monthly(2_241_000, 12), monthly(100_000, 6)]).toEqual([93_333, 186_750, 16_667]);
});

test('a plan is never named without its total', () => {
  expect(formatPlan(1_120_000, 12)).toBe('12 MSI de $933.33, $11,200 en total');
});

test('a plan with a discount names it, so that its total does not read as interest', () => {
  expect(formatPlan(944_100, 12, 10)).toBe('12 MSI de $786.75, con −10%: $9,441');
});
