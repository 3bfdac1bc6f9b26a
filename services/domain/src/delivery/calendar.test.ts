import { dayText, restDays, wallClock } from './calendar';

const texts = (year: number) => restDays(year).map(dayText);

test('lists the mandatory rest days of 2026', () => {
  expect(texts(2026)).toEqual([
    '2026-01-01',
    '2026-02-02',
    '2026-03-16',
    '2026-05-01',
    '2026-09-16',
    '2026-11-16',
    '2026-12-25',
  ]);
});

test('1 October is a rest day every six years only, and 1 December no longer is', () => {
  expect(texts(2024)).toContain('2024-10-01');
  expect(texts(2024)).not.toContain('2024-12-01');
  expect(texts(2029)).not.toContain('2029-10-01');
  expect(texts(2030)).toContain('2030-10-01');
});

test('the first Monday is found in months that begin on any day', () => {
  expect(texts(2021)).toContain('2021-02-01');
  expect(texts(2027)).toContain('2027-02-01');
  expect(texts(2025)).toContain('2025-02-03');
  expect(texts(2032)).toContain('2032-02-02');
});

test('the same moment is another hour, and may be another day, in Cancún and in Mexico City', () => {
  const now = new Date('2026-07-02T05:30:00Z');
  const city = wallClock(now, 'America/Mexico_City');
  const cancun = wallClock(now, 'America/Cancun');
  expect([dayText(city.day), city.hour]).toEqual(['2026-07-01', 23]);
  expect([dayText(cancun.day), cancun.hour]).toEqual(['2026-07-02', 0]);
});
