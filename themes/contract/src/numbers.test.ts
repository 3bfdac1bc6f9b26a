import fc from 'fast-check';
import { grouped } from './numbers';

const intl = (decimals: number) =>
  new Intl.NumberFormat('es-MX', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

test('numbers are written as the language itself writes them', () => {
  expect(grouped(18675)).toBe('18,675');
  expect(grouped(18675.5, 2)).toBe('18,675.50');
  expect(grouped(999)).toBe('999');
  for (const decimals of [0, 2]) {
    const { format } = intl(decimals);
    // amounts are whole centavos, up to a hundred million pesos
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (centavos) => {
        expect(grouped(centavos / 100, decimals)).toBe(format(centavos / 100));
      }),
      { numRuns: 2_000 },
    );
  }
});
