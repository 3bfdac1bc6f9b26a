import * as fc from 'fast-check';
import { bargainedPercent, discountName, managerBigticketPercent, mostDiscountPercent } from './bigticket';
import { discounted } from './money';
import { lineTotals, quotationTotals } from './pricing';

const percent = fc.integer({ min: 0, max: 100 });
const line = fc.record({
  unitPrice: fc.integer({ min: 100, max: 20_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  discounts: fc.tuple(percent, percent, percent, percent, percent),
  bigticket: fc.integer({ min: 0, max: managerBigticketPercent }),
});

test.each([
  // promotion, bargain, price of one piece of $1,001
  [0, 0, 100_100],
  [0, 10, 90_100],
  [20, 0, 80_100],
  [20, 5, 75_100],
  [60, 40, 10_000],
])('promotion of %i and bargain of %i percent of the list price', (promotion, bigticket, unit) => {
  const discounts = [promotion, 0, 0, 0, 0] as const;
  expect(lineTotals({ unitPrice: 100_100, quantity: 1, discounts, bigticket }, 1).unit).toBe(unit);
});

test('a bargain never raises a price, never makes it free, and is the same for one piece and for many', () => {
  fc.assert(
    fc.property(line, fc.constantFrom(1, 2, 3, 4, 5) as fc.Arbitrary<1 | 2 | 3 | 4 | 5>, (one, group) => {
      const [plain, bargained] = [lineTotals({ ...one, bigticket: 0 }, group), lineTotals(one, group)];
      const single = lineTotals({ ...one, quantity: 1 }, group);
      expect(bargained.unit).toBeLessThanOrEqual(plain.unit);
      if (plain.percent < mostDiscountPercent) expect(bargained.percent).toBeLessThanOrEqual(mostDiscountPercent);
      expect(bargained.total).toBe(single.total * one.quantity);
      expect(bargained.unit).toBe(discounted(one.unitPrice, bargained.percent));
      expect(bargained.subtotal).toBe(bargained.total + bargained.discount);
    }),
    { numRuns: 2_000 },
  );
});

test('a withdrawn bargain restores the price to the centavo', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
      const back = lines.map((one) => ({ ...one, bigticket: 0 }));
      const before = back.reduce(
        (sum, { unitPrice, quantity, discounts }) => sum + discounted(unitPrice, discounts[0]) * quantity,
        0,
      );
      return quotationTotals(back, 1).total === before;
    }),
    { numRuns: 1_000 },
  );
});

test('a promotion beyond the limit of bargains stays as it is', () => {
  expect(bargainedPercent(95, 5)).toBe(95);
  expect(bargainedPercent(88, 5)).toBe(mostDiscountPercent);
});

test.each([
  ['Buen Fin', 20, 0, 'Buen Fin'],
  ['Buen Fin', 20, 5, 'Buen Fin + Descuento especial'],
  ['Buen Fin', 0, 5, 'Descuento especial'],
  [null, 20, 0, 'Promoción'],
  ['Buen Fin', 0, 0, null],
])('the discount of %s, %i and %i percent is called', (name, percentage, bigticket, expected) => {
  expect(discountName({ name, percent: percentage }, bigticket)).toBe(expected);
});
