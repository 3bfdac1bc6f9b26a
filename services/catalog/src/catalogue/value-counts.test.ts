import { bitsOf } from './bits';
import { countValues, valuesByProduct } from './value-counts';

const members = [[0, 3, 40], [], [3], [1, 3]];

it('counts the values of the products in a list', () => {
  const values = valuesByProduct(41, members);
  expect([...countValues(values, bitsOf(41, [3, 40]))]).toEqual([2, 0, 1, 1]);
  expect([...countValues(values, bitsOf(41, [1]))]).toEqual([0, 0, 0, 1]);
  expect([...countValues(values, bitsOf(41, []))]).toEqual([0, 0, 0, 0]);
});

it('knows a catalogue without filters', () => {
  expect([...countValues(valuesByProduct(2, []), bitsOf(2, [0, 1]))]).toEqual([]);
});
