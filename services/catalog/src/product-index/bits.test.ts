import * as fc from 'fast-check';
import { bitsOf, count, countBoth, difference, each, has, intersection, positionsOf, union } from './bits';

const size = 100;
const positions = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));

test('unions, intersections and counts of bits are those of plain sets', () => {
  fc.assert(
    fc.property(positions, positions, (a, b) => {
      const [x, y] = [bitsOf(size, a), bitsOf(size, b)];
      const both = a.filter((one) => b.includes(one)).sort((p, q) => p - q);
      const seen: number[] = [];
      each(intersection(x, y), (position) => seen.push(position));
      expect(seen).toEqual(both);
      expect([...positionsOf(intersection(x, y))]).toEqual(both);
      expect(countBoth(x, y)).toBe(both.length);
      expect(count(union(size, [x, y]))).toBe(new Set([...a, ...b]).size);
      expect(count(difference(x, y))).toBe(a.length - both.length);
      expect(a.every((one) => has(x, one))).toBe(true);
    }),
  );
});
