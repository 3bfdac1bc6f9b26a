import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Looks in one file, as the lint step looks in all of them. */
function look(text: string) {
  const file = join(folder, 'settings.txt');
  writeFileSync(file, text);
  const { status, stdout } = spawnSync(process.execPath, [join(__dirname, 'local', 'secrets.mjs'), file], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

test('a key of a provider is found, and is not told', () => {
  const key = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');
  const { status, stdout } = look(`first\nTOKEN=${key}\n`);
  expect(status).toBe(1);
  expect(stdout).toContain('settings.txt:2:');
  expect(stdout).not.toContain(key);
});

test('words about keys are none', () => {
  expect(look('TOKEN=\n# the key of the provider\n')).toEqual({ status: 0, stdout: '' });
});
