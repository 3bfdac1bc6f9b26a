import * as fc from 'fast-check';
import { TakenStock } from './taken-stock';

const pieces = fc.array(fc.record({ id: fc.integer({ min: 1, max: 6 }), pieces: fc.integer({ min: 0, max: 9 }) }));
const step = fc.record({
  sold: fc.uniqueArray(
    pieces.map((list) => list[0] ?? { id: 1, pieces: 0 }),
    { selector: (one) => one.id },
  ),
  held: fc.uniqueArray(
    pieces.map((list) => list[0] ?? { id: 1, pieces: 0 }),
    { selector: (one) => one.id },
  ),
});

test('after any changes it knows the taken pieces, and returns exactly the differences', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const taken = new TakenStock();
      const sold = new Map<number, number>();
      const totals = (held: readonly { id: number; pieces: number }[]) => {
        const all = new Map(sold);
        for (const one of held) all.set(one.id, (all.get(one.id) ?? 0) + one.pieces);
        return all;
      };
      let before = new Map<number, number>();
      for (const one of steps) {
        for (const { id, pieces: count } of one.sold) sold.set(id, count);
        const after = totals(one.held);
        const changed = taken.apply({ ...one, upTo: 1 });
        const ids = new Set([...before.keys(), ...after.keys()]);
        const expected = [...ids].filter((id) => (before.get(id) ?? 0) !== (after.get(id) ?? 0));
        expect(new Map(changed.map((row) => [row.id, row.pieces]))).toEqual(
          new Map(expected.map((id) => [id, after.get(id) ?? 0])),
        );
        before = after;
      }
      expect([...taken.all()].filter((row) => row.pieces > 0).length).toBe([...before.values()].filter(Boolean).length);
    }),
  );
});
