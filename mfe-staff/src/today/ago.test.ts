import { ago } from './ago';

const now = Date.parse('2026-11-23T18:00:00Z');
test.each([
  ['2026-11-23T18:00:30Z', 'este minuto'],
  ['2026-11-23T17:48:00Z', 'hace 12 minutos'],
  ['2026-11-23T15:10:00Z', 'hace 2 horas'],
  ['2026-11-22T17:00:00Z', 'ayer'],
  ['2026-11-19T17:00:00Z', 'hace 4 días'],
])('says of %s that it was «%s»', (iso, words) => {
  expect(ago(iso, now)).toBe(words);
});
