import * as fc from 'fast-check';
import { storageCents, storageMonths } from './storage';

test('storing costs two percent of the value for each month', () => {
  expect(storageCents(1_000_000, 1)).toBe(20_000);
  expect(storageCents(5_000_000, 6)).toBe(600_000);
  expect(storageCents(1_299_950, 1)).toBe(25_999);
});

test('the months cost the same each, in whole centavos, and never less for a dearer piece', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: storageMonths }), (a, b, months) => {
      const fee = storageCents(a, months);
      expect(Number.isInteger(fee)).toBe(true);
      expect(fee).toBe(storageCents(a, 1) * months);
      expect(Math.abs(storageCents(a, 1) - a * 0.02)).toBeLessThanOrEqual(0.5000001);
      if (a <= b) expect(fee).toBeLessThanOrEqual(storageCents(b, months));
    }),
  );
});

test.each([0, storageMonths + 1, 1.5, Number.NaN])('refuses to store for %p months', (months) => {
  expect(() => storageCents(100, months)).toThrow(RangeError);
});
