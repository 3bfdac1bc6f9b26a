import { dueWords } from './due-words';

const now = Date.parse('2026-12-01T12:00:00Z');
test.each([
  ['2026-12-01T15:30:00Z', 'Vence en 3 h', false],
  ['2026-12-01T12:20:00Z', 'Vence en menos de 1 h', false],
  ['2026-12-01T11:59:00Z', 'Vencida hace menos de 1 h', true],
  ['2026-11-30T10:00:00Z', 'Vencida hace 26 h', true],
])('an answer that is due at %s reads %s', (due, words, isLate) => {
  expect(dueWords(due, now)).toEqual({ words, isLate });
});
