import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Releases {
  publish(folder: string, built: string): Promise<boolean>;
  rollback(folder: string, name: string): Promise<string>;
}
const path = './publishing.mjs';
let releases: Releases;
let folder: string;

beforeAll(async () => {
  releases = (await import(path)) as Releases;
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A built version, as the build leaves it. */
async function built(name: string, version: string, audience = 'public', requires = {}): Promise<string> {
  const out = join(folder, 'dist', name, version);
  await mkdir(join(out, 'client'), { recursive: true });
  await writeFile(join(out, 'client', 'remoteEntry.js'), version);
  await writeFile(join(out, 'remote.json'), JSON.stringify({ name, version, audience, requires }));
  return out;
}
const currentIn = async (audience: string, name: string): Promise<string | undefined> => {
  const file = join(folder, `${audience}.json`);
  if (!existsSync(file)) return undefined;
  return JSON.parse(await readFile(file, 'utf8')).remotes[name]?.current;
};

test('a release names the new version in both registries and keeps the old one in its place', async () => {
  await releases.publish(folder, await built('checkout', '1'));
  await releases.publish(folder, await built('checkout', '2'));
  expect(await currentIn('public', 'checkout')).toBe('2');
  expect(await currentIn('internal', 'checkout')).toBe('2');
  expect(await readFile(join(folder, 'artifacts/checkout/1/client/remoteEntry.js'), 'utf8')).toBe('1');
});

test('the same version again changes nothing', async () => {
  expect(await releases.publish(folder, await built('checkout', '1'))).toBe(true);
  expect(await releases.publish(folder, await built('checkout', '1'))).toBe(false);
});

test('rollback goes back one version at a time and says when there is none', async () => {
  for (const version of ['1', '2', '3']) await releases.publish(folder, await built('checkout', version));
  expect(await releases.rollback(folder, 'checkout')).toBe('2');
  expect(await releases.rollback(folder, 'checkout')).toBe('1');
  expect(await currentIn('public', 'checkout')).toBe('1');
  await expect(releases.rollback(folder, 'checkout')).rejects.toThrow('no tiene una versión antes de');
  await expect(releases.rollback(folder, 'nobody')).rejects.toThrow('Ningún registro nombra «nobody»');
});

test('a rollback skips a version that was rolled back before', async () => {
  for (const version of ['1', '2']) await releases.publish(folder, await built('checkout', version));
  await releases.rollback(folder, 'checkout');
  await releases.publish(folder, await built('checkout', '3'));
  expect(await releases.rollback(folder, 'checkout')).toBe('1');
});

/** As a gateway does. */
async function setAside(name: string, version: string): Promise<void> {
  await mkdir(join(folder, 'quarantine'), { recursive: true });
  const mark = { remote: name, version, reason: 'its code was running', certain: true, at: '2026-11-22T00:00:00Z' };
  await writeFile(join(folder, 'quarantine', `${name}@${version}.json`), JSON.stringify(mark));
}

test('a rollback skips a version that was set aside', async () => {
  for (const version of ['1', '2', '3']) await releases.publish(folder, await built('checkout', version));
  await setAside('checkout', '2');
  expect(await releases.rollback(folder, 'checkout')).toBe('1');
  await releases.publish(folder, await built('checkout', '4'));
  expect(await releases.rollback(folder, 'checkout')).toBe('1');
});

test('a version that was set aside is let in again by its release, and gateways look', async () => {
  await releases.publish(folder, await built('checkout', '1'));
  await setAside('checkout', '1');
  expect(await releases.publish(folder, await built('checkout', '1'))).toBe(true);
  expect(existsSync(join(folder, 'quarantine', 'checkout@1.json'))).toBe(false);
  const { revision, remotes } = JSON.parse(await readFile(join(folder, 'public.json'), 'utf8'));
  expect([revision, remotes.checkout.history]).toEqual([2, ['1']]);
});

test('releases at the same moment are all there afterwards', async () => {
  const names = ['catalog', 'checkout', 'account', 'staff'];
  const versions = await Promise.all(names.map((name) => built(name, '1')));
  await Promise.all(versions.map((version) => releases.publish(folder, version)));
  for (const audience of ['public', 'internal'])
    expect(await Promise.all(names.map((name) => currentIn(audience, name)))).toEqual(['1', '1', '1', '1']);
});

test('a release takes over the lock of a killed one', async () => {
  const left = join(folder, 'registry.lock');
  await mkdir(left);
  const before = new Date(Date.now() - 60_000);
  await utimes(left, before, before);
  expect(await releases.publish(folder, await built('checkout', '1'))).toBe(true);
});

test('a rollback that was cut off between the registries is finished by the next, which goes back no further', async () => {
  for (const version of ['1', '2', '3']) await releases.publish(folder, await built('checkout', version));
  const behind = await readFile(join(folder, 'internal.json'), 'utf8');
  await releases.rollback(folder, 'checkout');
  await writeFile(join(folder, 'internal.json'), behind);
  expect(await releases.rollback(folder, 'checkout')).toBe('2');
  expect(await currentIn('internal', 'checkout')).toBe('2');
  expect(await currentIn('public', 'checkout')).toBe('2');
});

test('deletes a version a day after the last registry stopped naming it, and none that one still names', async () => {
  for (let version = 1; version <= 22; version += 1)
    await releases.publish(folder, await built('checkout', String(version)));
  const artifact = (version: string) => join(folder, 'artifacts', 'checkout', version);
  expect(existsSync(artifact('1'))).toBe(true);
  const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const version of ['1', '3']) await utimes(artifact(version), before, before);
  await releases.publish(folder, await built('checkout', '22'));
  expect([existsSync(artifact('1')), existsSync(artifact('2')), existsSync(artifact('3'))]).toEqual([
    false,
    true,
    true,
  ]);
});

test('the staff remote never reaches the public registry', async () => {
  await releases.publish(folder, await built('staff', '1', 'internal'));
  expect(await currentIn('internal', 'staff')).toBe('1');
  expect(await currentIn('public', 'staff')).toBeUndefined();
});

test('a version that needs a newer shell than a gateway’s is refused, and nothing changes', async () => {
  await releases.publish(folder, await built('checkout', '1'));
  await writeFile(join(folder, 'public.offers.json'), JSON.stringify({ '@actual/shell-contract': '1.0.0' }));
  const next = await built('checkout', '2', 'public', { '@actual/shell-contract': '^1.1.0' });
  await expect(releases.publish(folder, next)).rejects.toThrow(
    'checkout 2 needs @actual/shell-contract ^1.1.0, and the shell of the public gateway has 1.0.0: release the shell first',
  );
  expect(await currentIn('public', 'checkout')).toBe('1');
  expect(existsSync(join(folder, 'artifacts/checkout/2'))).toBe(false);
  await releases.publish(folder, await built('checkout', '3', 'public', { '@actual/shell-contract': '^1.0.0' }));
  expect(await currentIn('public', 'checkout')).toBe('3');
});
