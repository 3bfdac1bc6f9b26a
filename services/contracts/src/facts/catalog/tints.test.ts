import { tintOf } from './tints';

test.each([
  ['sky-1', 1],
  ['sun-1', 2],
  ['coral-1', 3],
  ['leaf-1', 4],
  [null, 1],
  ['unknown', 1],
])('shows the tint %s as number %i', (tint, expected) => {
  expect(tintOf({ tint })).toBe(expected);
});
