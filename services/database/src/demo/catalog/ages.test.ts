import { agesOf } from './ages';

test.each([
  ['0 a 12 meses', ['edad:0-2']],
  ['0 a 3 años', ['edad:0-2']],
  ['2 a 6 años · 45 cm de alto', ['edad:0-2', 'edad:3-5']],
  ['4 años y más', ['edad:3-5', 'edad:6-9', 'edad:10-mas']],
  ['10 años y más', ['edad:10-mas']],
  ['5 huecos · 44 × 185 cm', []],
  [undefined, []],
])('furniture for «%s» is found by its ages', (facts, ages) => {
  expect(agesOf(facts)).toEqual(ages);
});
