import { saleHolds } from './sale-dates';

const at = (moment: string) => new Date(moment);
const holds = (ends: string, now: string) => saleHolds({ starts: '', ends }, 'day-first', at(now));

test('a sale holds to the end of its last day in the store, and a time ends it at that time', () => {
  expect(holds('02/12/2026 00:00', '2026-12-02T23:59:00-05:00')).toBe(true);
  expect(holds('02/12/2026 00:00', '2026-12-03T00:00:00-05:00')).toBe(false);
  expect(holds('2/12/2026 6:00 p. m.', '2026-12-02T17:59:00-05:00')).toBe(true);
  expect(holds('2/12/2026 6:00 p. m.', '2026-12-02T18:01:00-05:00')).toBe(false);
  expect(holds('2026-12-02T23:59:59', '2026-12-02T23:58:00-05:00')).toBe(true);
});

test('it begins with its first day in the store', () => {
  const starts = (now: string) => saleHolds({ starts: '2026-12-02', ends: '' }, 'day-first', at(now));
  expect(starts('2026-12-01T23:59:00-05:00')).toBe(false);
  expect(starts('2026-12-02T00:00:00-05:00')).toBe(true);
});
