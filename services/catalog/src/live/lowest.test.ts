import * as fc from 'fast-check';
import { lowest } from './lowest';

test('for any numbers and limit: returns the first of all when sorted', () => {
  const number = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(fc.array(number, { maxLength: 600 }), fc.integer({ min: 1, max: 12 }), (numbers, limit) => {
      const sorted = [...numbers].sort((a, b) => a - b);
      expect([...lowest(Int32Array.from(numbers), limit)]).toEqual(sorted.slice(0, limit));
    }),
  );
});
