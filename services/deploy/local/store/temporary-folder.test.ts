import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'temporary-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const make = async (): Promise<{ folder: string; remove: () => void }> => {
  const { makeTemporaryFolder } = await import('./temporary-folder.mjs' as string);
  return makeTemporaryFolder(parent);
};

test('a folder is there until it is removed', async () => {
  const { folder, remove } = await make();
  expect(existsSync(folder)).toBe(true);
  remove();
  expect(existsSync(folder)).toBe(false);
});

test('the next process removes a killed one’s files; files in use, or of unknown owners, stay', async () => {
  const code = `import('./services/deploy/local/store/temporary-folder.mjs').then(({ makeTemporaryFolder }) => {
    process.stdout.write(makeTemporaryFolder(${JSON.stringify(parent)}).folder);
    process.kill(process.pid, 'SIGKILL');
  });`;
  const root = join(__dirname, '..', '..', '..', '..');
  const left = spawnSync(process.execPath, ['-e', code], { cwd: root, encoding: 'utf8' }).stdout;
  expect(existsSync(left)).toBe(true);
  const nobodys = mkdtempSync(join(parent, 'actual-store-'));
  writeFileSync(join(parent, 'actual-store-file'), '');
  const used = await make();
  const second = await make();
  expect(existsSync(left)).toBe(false);
  expect([used.folder, second.folder, nobodys].map((folder) => existsSync(folder))).toEqual([true, true, true]);
});
