import { dashboardHref, readDashboardView } from './dashboard-address';
import { daysIn } from './dashboard-periods';
import { changeWords, daysWords, pointsWords, rangeWords } from './dashboard-words';

test('shows by how much a figure rose or fell compared with the days before', () => {
  expect(changeWords({ now: 118, before: 100 })).toBe('+18 %');
  expect(changeWords({ now: 50, before: 100 })).toBe('−50 %');
  expect(changeWords({ now: 100, before: 100 })).toBe('igual');
  for (const before of [0, null]) expect(changeWords({ now: 1, before })).toBeNull();
  expect(pointsWords({ now: 36, before: 36.8 })).toBe('−0.8 pts');
});

test('writes durations and ranges of days in words', () => {
  expect([daysWords(null), daysWords(0.125), daysWords(2.25)]).toEqual(['—', '3 h', '2.3 días']);
  expect(rangeWords({ start: '2026-11-01', end: '2026-11-18' })).toBe('1/nov al 18/nov/2026');
});

test.each([
  ['hoy', '2026-11-18'],
  ['semana', '2026-11-12'],
  ['mes', '2026-11-01'],
  ['trimestre', '2026-08-21'],
] as const)('the period «%s» begins on %s', (period, start) => {
  expect(daysIn(period, '2026-11-18')).toEqual({ start, end: '2026-11-18' });
});

test('reads a view back from its own address, and drops unknown values', () => {
  const view = { period: 'semana', store: 'cancun' } as const;
  expect(readDashboardView(new URLSearchParams(dashboardHref(view).split('?')[1]))).toEqual(view);
  expect(dashboardHref(readDashboardView(new URLSearchParams('periodo=siglo&tienda=none')))).toBe('/reports/dashboard');
});
