import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..', '..');
const decisions = join(root, 'services', 'deploy', 'decisions');
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Engineers' documents; `mfe-catalog/content` holds the shop's own texts, whose links are addresses of the shop. */
const documents = git('ls-files', '--cached', '--others', '--exclude-standard', '*.md').filter(
  (file) => existsSync(join(root, file)) && !file.startsWith('mfe-catalog/content/'),
);
const records = readdirSync(decisions).filter((name) => name !== 'README.md');

test.each(documents)('every link of %s leads to a file', (file) => {
  const links = [...read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  const here = links.filter((link) => !/^\w+:/.test(link));
  expect(here.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
});

test('every path that «Where things are changed» names is there', () => {
  const [, table = ''] =
    /## Where things are changed\n(.*?)\n## /s.exec(read('services/documents/architecture.md')) ?? [];
  const named = [...table.matchAll(/`([\w.*-]+\/[\w./*-]+)`/g)].map(([, path = '']) => path);
  const whole = named.map((path) => path.replace(/^facts\//, 'services/contracts/src/facts/'));
  // `outbox` and `slots` stand in several parts
  const paths = whole.filter((path) => !/^(outbox|src)\//.test(path));
  expect(paths.length).toBeGreaterThan(70);
  expect(paths.filter((path) => git('ls-files', path).length === 0)).toEqual([]);
});

test('the index lists every decision once, in order', () => {
  const listed = readFileSync(join(decisions, 'README.md'), 'utf8').matchAll(/^\| \[\d{4}\]\(([^)]+)\)/gm);
  expect([...listed].map(([, name]) => name)).toEqual(records.toSorted());
});

test.each(records)('decision %s has at most 250 words', (name) => {
  expect(wordsOf(readFileSync(join(decisions, name), 'utf8'))).toBeLessThanOrEqual(250);
});

test('every decision that a comment names is there', () => {
  const named = git('grep', '-hoiE', 'decision [01][0-9]{3}', '--', '*.ts', '*.tsx', '*.mjs', '*.yaml', '*.jsonc');
  const numbers = new Set(named.map((words) => words.slice(-4)));
  expect([...numbers].filter((number) => !records.some((name) => name.startsWith(number)))).toEqual([]);
});

test.each([
  ['README.md', 900],
  ['CONTRIBUTING.md', 1_500],
  ['GLOSSARY.md', 1_500],
])('%s is read in a few minutes: at most %i words', (file, most) => {
  expect(wordsOf(read(file))).toBeLessThanOrEqual(most);
});
