import { backoffSeconds } from './backoff';
import { maxAttempts } from './outbox';

test('doubles from two seconds and stops at a quarter of an hour, spread by chance', () => {
  expect([1, 2, 3, 12].map((attempts) => backoffSeconds(attempts, () => 0.5))).toEqual([2, 4, 8, 900]);
  expect(backoffSeconds(3, () => 0)).toBe(4);
  expect(backoffSeconds(3, () => 1)).toBe(12);
});

test('an hour without ERP, mail or invoicing parks no message, whatever the random delays are', () => {
  const shortest = Array.from({ length: maxAttempts - 1 }, (_, at) => backoffSeconds(at + 1, () => 0));
  expect(shortest.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(2 * 3_600);
});
