import { backoffSeconds } from './backoff';

test('doubles from two seconds and stops at a quarter of an hour, spread by chance', () => {
  expect([1, 2, 3, 12].map((attempts) => backoffSeconds(attempts, () => 0.5))).toEqual([2, 4, 8, 900]);
  expect(backoffSeconds(3, () => 0)).toBe(4);
  expect(backoffSeconds(3, () => 1)).toBe(12);
});
