import { tableOf } from './report-tables';

const head = ['línea', 'código', 'motivo'];
const rows = [['2', 'SILLA-1', 'no es una foto JPEG, PNG, WebP ni AVIF: se deja fuera']];

test('a table fits the terminal, breaking its longest cells between words', () => {
  for (const width of [60, 80, 120]) {
    const lines = tableOf(head, rows, width).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
    expect(lines.join(' ').replace(/[\s│]+/g, ' ')).toContain('no es una foto JPEG, PNG, WebP ni AVIF: se deja fuera');
  }
});

test('without a width, as in a file, every row is one line', () => {
  expect(tableOf(head, rows).split('\n')).toHaveLength(4);
});
