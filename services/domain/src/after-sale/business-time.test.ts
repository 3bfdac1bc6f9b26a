import * as fc from 'fast-check';
import { dayNumber } from '../delivery/calendar';
import { afterBusinessDays, afterBusinessHours, businessDays } from './business-time';

// 16 November 2026 is a rest day; the 19th is a closed day of this store
const isBusinessDay = businessDays({ closedEverywhere: new Set([dayNumber('2026-11-19')]) });
const after = (moment: string, hours: number) =>
  afterBusinessHours(new Date(moment), hours, isBusinessDay).toISOString();

test.each([
  ['2026-11-09', 5, '2026-11-17', 'over a weekend and a rest day'],
  ['2026-11-17', 1, '2026-11-18', 'the next day'],
  ['2026-11-18', 1, '2026-11-20', 'over a closed day'],
  ['2026-11-14', 1, '2026-11-17', 'from a Saturday'],
])('after %s, %i business days end on %s: %s', (from, count, to) => {
  expect(afterBusinessDays(from, count, isBusinessDay)).toBe(to);
});

test.each([
  ['2026-11-03T12:00:00-05:00', 48, '2026-11-05T17:00:00.000Z', 'two days later at the same time'],
  ['2026-11-06T12:00:00-05:00', 48, '2026-11-10T17:00:00.000Z', 'a Friday noon ends on Tuesday noon'],
  ['2026-11-13T23:00:00-05:00', 50, '2026-11-20T06:00:00.000Z', 'over weekend, rest day and closed day'],
  ['2026-11-15T09:00:00-05:00', 24, '2026-11-18T05:00:00.000Z', 'a Sunday counts nothing'],
])('from %s %i business hours end at %s: %s', (from, hours, to) => {
  expect(after(from, hours)).toBe(to);
});

test('business hours added in two parts end at the same time as added at once', () => {
  const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
  const hours = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(moments, hours, hours, (from, one, other) => {
      const parted = afterBusinessHours(afterBusinessHours(new Date(from), one, isBusinessDay), other, isBusinessDay);
      expect(parted).toEqual(afterBusinessHours(new Date(from), one + other, isBusinessDay));
    }),
  );
});

test('throws for a store that never opens', () => {
  expect(() => afterBusinessDays('2026-11-09', 1, () => false)).toThrow(RangeError);
  expect(() => afterBusinessHours(new Date('2026-11-09T12:00:00Z'), 1, () => false)).toThrow(RangeError);
});
