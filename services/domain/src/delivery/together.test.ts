import * as fc from 'fast-check';
import { type Demand, deliveredTogether } from './together';

const demand = (itemCode: string, pieces: number, ...groups: [date: string, available: number][]): Demand => ({
  itemCode,
  pieces,
  groups: groups.map(([date, available]) => ({ date, available })),
});

test('everything is there on the soonest day of its slowest item, and comes at once on the days all share', () => {
  const sofa = demand('SOFA', 1, ['2026-12-01', 3], ['2026-12-09', 9]);
  const chairs = demand('SILLA', 4, ['2026-12-01', 2], ['2026-12-03', 4], ['2026-12-09', 20]);
  expect(deliveredTogether([sofa, chairs])).toEqual({ complete: '2026-12-03', shared: ['2026-12-09'], lacking: [] });
});

test('lines of one item share its pieces', () => {
  const line = demand('SILLA', 2, ['2026-12-01', 3], ['2026-12-04', 4]);
  expect(deliveredTogether([line])).toMatchObject({ complete: '2026-12-01' });
  expect(deliveredTogether([line, line])).toMatchObject({ complete: '2026-12-04', shared: ['2026-12-04'] });
});

test('an item that no day has enough of is named, and nothing is promised', () => {
  const few = demand('MESA', 2, ['2026-12-01', 1], ['2026-12-04', 1]);
  expect(deliveredTogether([demand('SOFA', 1, ['2026-12-01', 3]), few, demand('NADA', 1)])).toEqual({
    complete: null,
    shared: [],
    lacking: ['MESA', 'NADA'],
  });
  expect(deliveredTogether([])).toEqual({ complete: null, shared: [], lacking: [] });
});

test('for any demands: shared days have enough of everything, none is before the complete day, none is left out', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'];
  const anyDemand = fc.record({
    itemCode: fc.constantFrom('A', 'B', 'C'),
    pieces: fc.integer({ min: 1, max: 4 }),
    groups: fc
      .subarray(days)
      .chain((some) =>
        fc.tuple(...some.map((date) => fc.integer({ min: 0, max: 9 }).map((available) => ({ date, available })))),
      ),
  });
  fc.assert(
    fc.property(fc.array(anyDemand, { minLength: 1, maxLength: 5 }), (drawn) => {
      // the same item has the same supply in each of its lines
      const supply = new Map<string, Demand['groups']>(drawn.map((one) => [one.itemCode, one.groups]));
      const demands = drawn.map((one) => ({ ...one, groups: supply.get(one.itemCode) ?? [] }));
      const needed = (code: string) =>
        demands.filter((one) => one.itemCode === code).reduce((sum, one) => sum + one.pieces, 0);
      const has = (code: string, day: string) =>
        (supply.get(code)?.find((one) => one.date === day)?.available ?? 0) >= needed(code);
      const codes = [...supply.keys()];
      const { complete, shared, lacking } = deliveredTogether(demands);
      expect([...lacking].sort()).toEqual(codes.filter((code) => !days.some((day) => has(code, day))).sort());
      const plain = lacking.length > 0 ? [] : days.filter((day) => codes.every((code) => has(code, day)));
      expect(shared).toEqual(plain);
      const soonest = codes.map((code) => days.find((day) => has(code, day)) ?? '');
      expect(complete).toBe(lacking.length > 0 ? null : soonest.sort().at(-1));
    }),
  );
});
