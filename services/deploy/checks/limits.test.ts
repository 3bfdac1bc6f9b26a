import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Limit, limits, noEnd } from '@actual/contracts/facts/limits';
import { finiteThings } from './limits-table/finite-things';

const root = join(__dirname, '..', '..', '..');
const number = new Intl.NumberFormat('en-US');
const percent = (share: number): string => `${share * 100} %`;

const within = (seconds: number | null): string => {
  if (seconds === null) return 'at the same time';
  if (seconds % 86_400 === 0) return 'a day';
  if (seconds % 3_600 === 0) return 'an hour';
  return seconds === 60 ? 'a minute' : `in ${seconds / 60} minutes`;
};
const share = (count: number, of: number | undefined): string => {
  if (of === undefined) return number.format(count);
  return of === 1 ? 'all' : `${number.format(count)}, or ${percent(of)} of them`;
};

const mostOf = ({ free, most, shares }: Limit): string => {
  if (most === noEnd) return 'any number, each harder';
  return most === free && shares?.most === shares?.free ? 'no more' : share(most, shares?.most);
};

const rowOf = (limit: Limit): string[] => {
  const { counts, per, free, shares, seconds, refusal, because } = limit;
  return [counts, per, `${share(free, shares?.free)} ${within(seconds)}`, mostOf(limit), `\`${refusal}\``, because];
};
const cellsOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table as the data has it. */
const table = [
  cellsOf([
    'what is finite',
    'of whom',
    'so much',
    'with work for each',
    'then',
    'why nobody meets it; or what keeps it',
  ]),
  '|---|---|---|---|---|---|',
  ...Object.values<Limit>(limits).map((limit) => cellsOf(rowOf(limit))),
  ...finiteThings.map(({ what, of, much, afterwards, keptBy }) =>
    cellsOf([what, of, much, '–', afterwards, `[${keptBy}](../../${keptBy})`]),
  ),
].join('\n');

test('LIMITS.md is the table of the data, line by line', () => {
  const page = readFileSync(join(__dirname, '..', 'LIMITS.md'), 'utf8');
  expect(page.slice(page.indexOf('| what is finite')).trim()).toBe(table);
});

test.each(finiteThings)('names an existing file that enforces: $what', ({ keptBy }) => {
  expect(existsSync(join(root, keptBy))).toBe(true);
});

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Everything that runs in a folder of services; comments enforce no limit. */
function code(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'facts', 'testing'].includes(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return code(path);
      return /(?<!\.test)\.ts$/.test(entry.name) ? readFileSync(path, 'utf8').replace(comment, '') : '';
    })
    .join('\n');
}

describe('a service enforces each limit', () => {
  const services = ['kit', 'checkout', 'account', 'catalog', 'staff']
    .map((name) => code(join(root, 'services', name, 'src')))
    .join('\n');
  test.each(Object.keys(limits))('%s', (name) => {
    // of the list, or by its name as a call's or a cap's
    expect(services).toMatch(new RegExp(`limits\\.${name}\\b|'${name}'|[{,]\\s*${name}[:,\\s]`));
  });
});

test('no service sets a limit beside a route instead of in the list of limits', () => {
  const own = ['checkout', 'account', 'catalog', 'staff'].map((name) => code(join(root, 'services', name, 'src')));
  expect(own.join('\n')).not.toMatch(/timeWindow|perMinute: \d|[pP]erMinute = \d/);
});

test.each(Object.entries<Limit>(limits))(
  '%s: proof of work never lowers the limit',
  (_name, { free, most, shares }) => {
    expect(most).toBeGreaterThanOrEqual(free);
    expect(shares?.most ?? 1).toBeGreaterThanOrEqual(shares?.free ?? 1);
  },
);
