import { lengthShape } from './fields';

test.each([
  ['80 cm', 80],
  ['80cm.', 80],
  ['1,20 m', 120],
  ['1.20 mts', 120],
  ['31 1/2"', 80.01],
  ['31.5"', 80.01],
  ['.5 m', 50],
  ['Ø 45', 45],
  ['45 (cm)', 45],
  ['45 centímetros', 45],
])('«%s» is %d cm, in a file with decimal points', (cell, centimeters) => {
  expect(lengthShape('.', 'cm').parse(cell)).toBe(centimeters);
});

test.each(['80 x 90', '80-90', '~5'])('refuses «%s» as a length', (cell) => {
  expect(lengthShape('.', 'cm').safeParse(cell).success).toBe(false);
});

test('a number that may be a thousand or one is read by the file’s own separator', () => {
  expect(lengthShape('.', 'mm').parse('1,200')).toBe(120);
  expect(lengthShape(',', 'm').parse('1,200')).toBe(120);
});
