import { boundOf, threeOfFour, webVitals } from './web-vitals';

const countsOf = (values: readonly number[]) => {
  const counts = [...webVitals.LCP.bounds, Number.POSITIVE_INFINITY].map(() => 0);
  for (const value of values) counts[boundOf('LCP', value)] = (counts[boundOf('LCP', value)] ?? 0) + 1;
  return counts;
};

test('estimates the value that three of four visits stayed below', () => {
  expect(threeOfFour('LCP', countsOf([]))).toBeNull();
  expect(threeOfFour('LCP', countsOf([400, 900, 1_400, 9_000]))).toBe(1_500);
  expect(threeOfFour('LCP', countsOf([900, 900, 900, 900]))).toBe(875);
});

test('a value beyond every bound is reported as the last bound', () => {
  expect(threeOfFour('LCP', countsOf([60_000]))).toBe(10_000);
});
