import { attemptDays } from './attempt-days';
import { dayNumber, weekday } from './calendar';

/** Monday to Saturday. */
const drives = (day: number) => weekday(day) !== 0;
const rules = { businessDaysBefore: 2, reachDays: 7, last: '2026-12-31' };

test('another attempt is offered after the days of notice, and never on a day without a van', () => {
  // a Saturday, its Sunday not counted
  const days = attemptDays('2026-11-28', drives, rules);
  expect(days).toEqual([
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-07',
    '2026-12-08',
  ]);
  expect(days.some((day) => weekday(dayNumber(day)) === 0)).toBe(false);
});

test('no attempt is offered after the last day of storage', () => {
  expect(attemptDays('2026-11-28', drives, { ...rules, last: '2026-12-02' })).toEqual(['2026-12-01', '2026-12-02']);
  expect(attemptDays('2026-11-28', drives, { ...rules, last: '2026-11-20' })).toEqual([]);
});
