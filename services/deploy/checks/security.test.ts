import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Row {
  name: string;
  files: string[];
}
const rows: Row[] = readFileSync(join(__dirname, '..', 'SECURITY.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, row = '', , by = ''] = line.split('|').map((cell) => cell.trim());
    const name = /^(API|V)\d+/.exec(row)?.[0];
    return name ? [{ name, files: [...by.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file) }] : [];
  });
const numbered = (prefix: string, many: number) => Array.from({ length: many }, (_, at) => `${prefix}${at + 1}`);

test('every row of the Top 10 and every chapter of the ASVS is on the page', () => {
  expect(rows.map(({ name }) => name)).toEqual([...numbered('API', 10), ...numbered('V', 17)]);
});

/** A test, or a part of the attack, which is one test of the last step. */
const isTried = /\.(test|spec)\.tsx?$|^\.\.\/attack\/src\/\w+\/\w+\.ts$/;

test.each(rows.filter(({ name }) => name !== 'V10' && name !== 'V17'))(
  'names existing tests for $name',
  ({ files }) => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !isTried.test(file) || !existsSync(join(__dirname, '..', file)))).toEqual([]);
  },
);
