import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const path = './data-folder.mjs';
let openDataFolder: (folder: string) => void;
beforeAll(async () => {
  ({ openDataFolder } = await import(path));
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mode = (...names: string[]): string => (statSync(join(folder, ...names)).mode & 0o777).toString(8);

test('files that an older version left open become their owner’s alone; others may pass, for the database', () => {
  for (const name of ['logs', 'sandbox', 'registry']) mkdirSync(join(folder, name), { mode: 0o755 });
  for (const file of ['secrets.json', 'store.pid', 'logs/postgres.log', 'sandbox/mail.json'])
    writeFileSync(join(folder, file), '', { mode: 0o644 });
  openDataFolder(folder);
  expect([mode(), mode('logs'), mode('sandbox'), mode('registry')]).toEqual(['711', '700', '700', '700']);
  expect([mode('secrets.json'), mode('store.pid'), mode('logs', 'postgres.log'), mode('sandbox', 'mail.json')]).toEqual(
    ['600', '600', '600', '600'],
  );
});

test('a new folder is made with its parts', () => {
  openDataFolder(join(folder, 'new'));
  const parts = ['logs', 'sandbox', 'registry', 'pictures'].map((name) => mode('new', name));
  expect([mode('new'), ...parts]).toEqual(['711', '700', '700', '700', '700']);
});
