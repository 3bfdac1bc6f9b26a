import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const path = './log-files.mjs';
let rotateFull: (folder: string, limitBytes: number, kept: number) => void;
beforeAll(async () => {
  ({ rotateFull } = await import(path));
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

test('a full log is emptied while it is written to, nothing is lost, and only so many are kept', () => {
  const log = openSync(join(folder, 'checkout.log'), 'a', 0o600);
  let written = '';
  for (let line = 0; line < 40; line += 1) {
    const text = `line ${String(line).padStart(3, '0')}\n`;
    writeSync(log, text);
    written += text;
    rotateFull(folder, 90, 3);
  }
  closeSync(log);
  expect(readdirSync(folder).sort()).toEqual(['checkout.log', 'checkout.log.1', 'checkout.log.2', 'checkout.log.3']);
  const left = [3, 2, 1].map((at) => read(`checkout.log.${at}`)).join('') + read('checkout.log');
  expect(written.endsWith(left)).toBe(true);
  expect(left.length).toBeGreaterThanOrEqual(270);
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(90);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
});

test('files that are no logs, and logs that are not full, stay as they are', () => {
  for (const [name, text] of [
    ['jest.json', 'x'.repeat(100)],
    ['staff.log', 'short'],
  ] as const) {
    const file = openSync(join(folder, name), 'a');
    writeSync(file, text);
    closeSync(file);
  }
  rotateFull(folder, 90, 3);
  rotateFull(join(folder, 'nowhere'), 90, 3);
  expect(readdirSync(folder).sort()).toEqual(['jest.json', 'staff.log']);
});
