import { storageDue, storedUntil } from './storage';

const due = (since: string, until: string) => storageDue({ since, until, valueCents: 1_000_000 });

test('a month costs two percent of what the pieces are worth, and each month begun costs as much', () => {
  expect(due('2026-12-03', '2026-12-04')).toBe(20_000);
  expect(due('2026-12-03', '2027-01-03')).toBe(20_000);
  expect(due('2026-12-03', '2027-01-04')).toBe(40_000);
  expect(due('2026-12-03', '2027-06-03')).toBe(120_000);
});

test('pieces that come no later than promised cost nothing', () => {
  expect(due('2026-12-03', '2026-12-03')).toBe(0);
  expect(due('2026-12-03', '2026-12-01')).toBe(0);
});

test('a month that ends earlier ends on its last day', () => {
  expect(due('2026-12-31', '2027-02-28')).toBe(40_000);
  expect(due('2026-12-31', '2027-03-01')).toBe(60_000);
  expect(storedUntil('2026-08-31')).toBe('2027-02-28');
});

test('nothing is stored for longer than six months', () => {
  expect(storedUntil('2026-12-03')).toBe('2027-06-03');
  expect(() => due('2026-12-03', '2027-06-04')).toThrow(RangeError);
});
