import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Looks in files, by name, as the lint step looks in all of them. */
function lookIn(texts: Readonly<Record<string, string>>) {
  const files = Object.entries(texts).map(([name, text]) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  });
  const { status, stdout } = spawnSync(process.execPath, [join(__dirname, '..', 'local', 'secrets.mjs'), ...files], {
    encoding: 'utf8',
  });
  return { status, stdout };
}
const look = (text: string) => lookIn({ 'settings.txt': text });

const key = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');

test('finds a provider’s key, and reports its place without the key', () => {
  const { status, stdout } = look(`first\nTOKEN=${key}\n`);
  expect(status).toBe(1);
  expect(stdout).toContain('settings.txt:2:');
  expect(stdout).not.toContain(key);
});

test('a file that switches the search off does not hide other files', () => {
  const { status, stdout } = lookIn({ 'a.txt': '// secretlint-disable\n', 'b.txt': `TOKEN=${key}\n` });
  expect([status, stdout]).toEqual([1, expect.stringContaining('b.txt:1:')]);
});

test('ignores empty settings and comments about keys', () => {
  expect(look('TOKEN=\n# the key of the provider\n')).toEqual({ status: 0, stdout: '' });
});
