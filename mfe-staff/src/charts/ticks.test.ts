import { shortPesos, ticksTo } from './ticks';

test.each([
  [0, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [100, [0, 25, 50, 75, 100]],
  [108_420, [0, 50_000, 100_000, 150_000]],
])('a plot up to %d has its lines at %j', (highest, lines) => {
  expect(ticksTo(highest)).toEqual(lines);
});

test.each([
  [999, '$999'],
  [40_000, '$40 k'],
  [1_250_000, '$1.3 M'],
])('writes %d pesos short as %s', (pesos, words) => {
  expect(shortPesos(pesos)).toBe(words);
});
