import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Release {
  commit: string;
  contract: string;
}
// a script, without types of its own
const path = './previous-releases.mjs';
let previousReleases: (folder: string, named?: string) => Promise<Release[]>;
let home: string;
let repository: string;

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.mx', ...args], { cwd: folder, stdio: 'pipe' })
    .toString()
    .trim();
const write = (contract: string, page: string): void => {
  writeFileSync(join(repository, 'shell', 'contract', 'package.json'), JSON.stringify({ version: contract }));
  writeFileSync(join(repository, 'page.ts'), page);
};
/** @returns the commit */
function commit(contract: string, page: string): string {
  write(contract, page);
  git(repository, 'add', '.');
  git(repository, 'commit', '-m', page);
  return git(repository, 'rev-parse', 'HEAD');
}

beforeAll(async () => {
  ({ previousReleases } = await import(path));
});
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'releases-'));
  repository = join(home, 'repository');
  mkdirSync(join(repository, 'shell', 'contract'), { recursive: true });
  git(repository, 'init', '--quiet');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('the commit that brought today’s contract, and the last one before it', async () => {
  commit('1.0.0', 'a');
  const before = commit('1.0.0', 'b');
  const brought = commit('1.1.0', 'c');
  commit('1.1.0', 'd');
  expect(await previousReleases(repository)).toEqual([
    { commit: brought, contract: '1.1.0' },
    { commit: before, contract: '1.0.0' },
  ]);
});

test('a release that was reverted and brought back counts from then on', async () => {
  commit('1.0.0', 'a');
  commit('1.1.0', 'b');
  const before = commit('1.0.0', 'c');
  const brought = commit('1.1.0', 'd');
  write('1.1.0', 'e');
  expect(await previousReleases(repository)).toEqual([
    { commit: brought, contract: '1.1.0' },
    { commit: before, contract: '1.0.0' },
  ]);
});

test('sources that have just brought a contract are compared with the one before', async () => {
  const before = commit('1.0.0', 'a');
  write('1.1.0', 'a');
  expect(await previousReleases(repository)).toEqual([{ commit: before, contract: '1.0.0' }]);
  commit('1.1.0', 'b');
  expect(await previousReleases(repository)).toEqual([{ commit: before, contract: '1.0.0' }]);
});

test('a contract with a single version is compared with the commit that brought it', async () => {
  const first = commit('1.0.0', 'a');
  await expect(previousReleases(repository)).rejects.toThrow('nothing was released before');
  commit('1.0.0', 'b');
  expect(await previousReleases(repository)).toEqual([{ commit: first, contract: '1.0.0' }]);
});

test('compares with a named release, and reports an unknown name', async () => {
  const first = commit('1.0.0', 'a');
  git(repository, 'tag', 'v1');
  commit('1.1.0', 'b');
  expect(await previousReleases(repository, 'v1')).toEqual([{ commit: first, contract: '1.0.0' }]);
  await expect(previousReleases(repository, 'v9')).rejects.toThrow('PREVIOUS_RELEASE=v9');
});

test('a clone whose history is cut off, or that has none, says so', async () => {
  commit('1.0.0', 'a');
  commit('1.1.0', 'b');
  commit('1.1.0', 'c');
  const shallow = join(home, 'shallow');
  git(home, 'clone', '--quiet', '--depth=2', pathToFileURL(repository).href, shallow);
  await expect(previousReleases(shallow)).rejects.toThrow('git fetch --unshallow');
  rmSync(join(repository, '.git'), { recursive: true });
  await expect(previousReleases(repository)).rejects.toThrow('Without git’s history');
});
