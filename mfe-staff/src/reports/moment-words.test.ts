import { dayWords, momentWords } from './moment-words';

test.each([
  ['2026-11-18T17:31:00.000Z', '18/nov 12:31'],
  ['2026-11-18T04:59:00.000Z', '17/nov 23:59'],
  ['2026-01-01T05:00:00.000Z', '1/ene 00:00'],
  ['2025-12-31T17:00:00.000Z', '31/dic/2025 12:00'],
])('writes %s as %s, by the clock of Cancún', (iso, words) => {
  expect(momentWords(iso, 2026)).toBe(words);
});

test.each([
  ['2026-11-29', '29/nov'],
  ['2027-01-04', '4/ene/2027'],
])('writes the day %s as %s: the year only where it is another one', (day, words) => {
  expect(dayWords(day, 2026)).toBe(words);
});
