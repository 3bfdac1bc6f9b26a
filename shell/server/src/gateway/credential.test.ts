import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCredential } from './credential';

const [first, second] = ['1'.repeat(43), '2'.repeat(43)];
let folder: string;
let file: string;
let clock: number;
const keep = (...lines: string[]) => {
  writeFileSync(file, `${lines.join('\n')}\n`);
  // another time than before, however fast the machine is
  utimesSync(file, 0, lines.length);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'actual-credential-'));
  file = join(folder, 'public');
  clock = 0;
  keep(first);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a gateway shows the first of its file, and another one within a second of its rotation', () => {
  const credential = openCredential(file, () => clock);
  keep(second, first);
  expect(credential()).toBe(first);
  clock = 1_000;
  expect(credential()).toBe(second);
});

test('a missing or empty file leaves the last credential in use', () => {
  const credential = openCredential(file, () => clock);
  writeFileSync(file, '');
  clock = 1_000;
  expect(credential()).toBe(first);
  rmSync(file);
  clock = 2_000;
  expect(credential()).toBe(first);
});

test('without one it does not start', () => {
  expect(() => openCredential(join(folder, 'none'))).toThrow();
});
