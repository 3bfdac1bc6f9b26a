import { formatMoment, storeDay, storeYear } from './store-day';

test.each([
  ['2026-11-22T04:59:59Z', '2026-11-21', 2026],
  ['2026-11-22T05:00:00Z', '2026-11-22', 2026],
  ['2027-01-01T03:00:00Z', '2026-12-31', 2026],
])('at %s the store’s day is %s', (moment, day, year) => {
  expect([storeDay(new Date(moment)), storeYear(new Date(moment))]).toEqual([day, year]);
});

test('a deadline is written by the store’s own clock', () => {
  expect(formatMoment('2026-11-22T04:59:00Z')).toBe('21/nov/2026, 23:59 h');
});
