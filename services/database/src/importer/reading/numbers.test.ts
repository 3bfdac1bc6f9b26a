import { centsFrom, numberFrom } from './numbers';

test.each([
  ['SR 2,375', 237_500],
  ['$1,999.50', 199_950],
  ['$ 1,999.50 MXN', 199_950],
  ['MX$ 80', 8_000],
  ['2095.0', 209_500],
  ['12 500', 1_250_000],
])('reads the price «%s» as %i centavos', (text, cents) => {
  expect(centsFrom(text, '.')).toBe(cents);
});

test('a scaled price is rounded to the nearest centavo, without the dust of binary fractions', () => {
  expect(centsFrom('2095.0', '.', 4.6)).toBe(963_700);
  expect(centsFrom('1.005', '.', 1)).toBe(101);
});

test.each(['consultar', 'SR 25/4 pack', '2,37', '1,2345', '--5', '', '12.5.1', '1e5'])(
  'refuses «%s» as a price',
  (text) => {
    expect(centsFrom(text, '.')).toBeNull();
  },
);

test('a decimal comma swaps the two signs', () => {
  expect(numberFrom('1.299,50', ',')).toBe(1299.5);
  expect(numberFrom('1,299.50', ',')).toBeNull();
  expect(numberFrom('4.990', ',')).toBe(4990);
});
