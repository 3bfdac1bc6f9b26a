import * as fc from 'fast-check';
import {
  countWords,
  formatCents,
  formatClabe,
  formatDate,
  formatNumber,
  formatPesos,
  formatZip,
  readDay,
  readPesos,
  writtenDay,
} from './written';

const intl = (decimals: number) =>
  new Intl.NumberFormat('es-MX', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

test('numbers are written as the language itself writes them', () => {
  const { format } = intl(0);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (value) => expect(formatNumber(value)).toBe(format(value))),
  );
});

test('whole pesos have no decimals; centavos are never rounded away', () => {
  const [whole, exact] = [intl(0), intl(2)];
  // up to a hundred million pesos
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      const { format } = cents % 100 === 0 ? whole : exact;
      expect(formatCents(cents)).toBe(`$${format(cents / 100)}`);
      expect(formatPesos(cents / 100)).toBe(formatCents(cents));
    }),
    { numRuns: 2_000 },
  );
});

test('an amount that is taken off has a real minus', () => {
  expect([formatCents(-721_650), formatCents(-5), formatCents(0)]).toEqual(['−$7,216.50', '−$0.05', '$0']);
});

test('a sum of pesos that JavaScript blurs is written to the centavo', () => {
  expect(formatPesos(0.1 + 0.2)).toBe('$0.30');
});

test('days are written the shop’s way', () => {
  expect(formatDate('2026-11-08')).toBe('8/nov/2026');
});

test('a CLABE is read in groups', () => {
  expect(formatClabe('646180176361230305')).toBe('646 180 17636123030 5');
});

test('a day is written as DD/MM/YYYY and read back; other texts give an empty one', () => {
  expect(writtenDay('2026-11-08')).toBe('08/11/2026');
  for (const text of ['08/11/2026', '8/11/2026', ' 8-11-2026 ', '2026-11-08']) expect(readDay(text)).toBe('2026-11-08');
  for (const text of ['', '31/02/2026', '2026-02-31', '11/2026', 'ayer', '2026-11-08; drop'])
    expect(readDay(text)).toBe('');
});

test('the delivery form of a postal code is written as people know it', () => {
  expect(['_29030', '77500'].map(formatZip)).toEqual(['29030', '77500']);
});

test.each([
  ['1000', 1_000],
  ['1,000', 1_000],
  ['$1,250.50', 1_250.5],
  [' 1 250.5 ', 1_250.5],
  ['12,345,678', 12_345_678],
  ['0.05', 0.05],
  ['1,25', null],
  ['1.000,50', null],
  ['10.555', null],
  ['-5', null],
  ['mil', null],
  ['', null],
])('reads an amount typed as «%s»', (text, pesos) => expect(readPesos(text)).toBe(pesos));

test('one of something is said in the singular, any other count in the plural', () => {
  expect([0, 1, 2, 1_250].map((count) => countWords(count, 'cotización', 'cotizaciones'))).toEqual([
    '0 cotizaciones',
    '1 cotización',
    '2 cotizaciones',
    '1,250 cotizaciones',
  ]);
});
