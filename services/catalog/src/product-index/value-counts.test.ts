import { countValues, noValues, valuesAfter } from './value-counts';

const ids = ['rojo', 'azul', 'madera', 'metal'];
const size = 41;
const values = valuesAfter(noValues, {
  ids,
  size,
  changed: new Map([
    [0, ['rojo']],
    [1, ['metal']],
    [3, ['metal', 'rojo', 'madera']],
    [40, ['rojo', 'nadie']],
  ]),
});
const counts = (positions: number[], of = values) => [...countValues(of, Int32Array.from(positions))];

it('counts the values of the products in a list', () => {
  expect(counts([3, 40])).toEqual([2, 0, 1, 1]);
  expect(counts([1])).toEqual([0, 0, 0, 1]);
  expect(counts([])).toEqual([0, 0, 0, 0]);
});

it('after a change it counts the present values, under their present numbers', () => {
  const after = valuesAfter(values, { ids: ['metal', 'verde', 'rojo'], size, changed: new Map([[3, ['verde']]]) });
  expect(counts([0, 1, 3, 40], after)).toEqual([1, 1, 2]);
});

it('knows a catalog without filters', () => {
  expect(counts([0, 1], noValues)).toEqual([]);
});
