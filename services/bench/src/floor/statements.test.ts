import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedIn } from './statements.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'statements-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entry = (session: string, words: string, user = 'store_checkout') => `\u00b6${session} ${user} ${words}\n`;

test('the log of two sessions becomes transactions in the order they began, with the values that were sent', () => {
  const file = join(folder, 'postgres.log');
  writeFileSync(
    file,
    [
      'before the prefix was set\n',
      entry('a.1', 'LOG:  statement: BEGIN;'),
      entry('b.2', 'LOG:  execute <unnamed>: SELECT 1'),
      entry('a.1', 'LOG:  execute lines: INSERT INTO t\n\tVALUES ($1, $2, $3)'),
      entry('a.1', "DETAIL:  Parameters: $1 = 'it''s', $2 = NULL, $3 = 'two\n\tlines, $9 = ''x'''"),
      entry('c.3', 'LOG:  statement: SELECT of another service', 'store_catalog'),
      entry('c.3', 'LOG:  checkpoint complete', ''),
      entry('a.1', 'LOG:  statement: COMMIT;'),
      entry('a.1', 'LOG:  statement: SELECT 2'),
    ].join(''),
  );
  expect(recordedIn(file)).toEqual([
    [
      { text: 'BEGIN;', values: [] },
      { name: 'lines', text: 'INSERT INTO t\nVALUES ($1, $2, $3)', values: ["it's", null, "two\nlines, $9 = 'x'"] },
      { text: 'COMMIT;', values: [] },
    ],
    [{ text: 'SELECT 1', values: [] }],
    [{ text: 'SELECT 2', values: [] }],
  ]);
});
