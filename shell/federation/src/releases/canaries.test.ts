import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Entry {
  current: string;
  history: string[];
  withdrawn: string[];
  canary?: { version: string; share: number; brands: string[] };
}
interface Releases {
  publish(folder: string, built: string): Promise<boolean>;
  rollback(folder: string, name: string): Promise<string>;
  publishCanary(folder: string, built: string, who: { share: number; brands: string[] }): Promise<Entry>;
  changeCanary(folder: string, name: string, next: { share: number }): Promise<Entry>;
  stopCanary(folder: string, name: string): Promise<{ stopped: string; current: string } | undefined>;
  finishCanary(folder: string, name: string): Promise<string>;
  canaryOptions(share: string, brands?: string): { share: number; brands: string[] };
}
const files = ['./publishing.mjs', './canaries.mjs', './canary-options.mjs'];
let releases: Releases;
let folder: string;
const kids = { share: 10, brands: ['actual-kids'] };

beforeAll(async () => {
  releases = Object.assign({}, ...(await Promise.all(files.map((file) => import(file))))) as Releases;
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canaries-'));
  await releases.publish(folder, await built('1'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A built version of checkout, as the build leaves it. */
async function built(version: string): Promise<string> {
  const out = join(folder, 'dist', version);
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'remote.json'), JSON.stringify({ name: 'checkout', version, audience: 'public' }));
  return out;
}
const entry = async (audience = 'public'): Promise<Entry> =>
  JSON.parse(await readFile(join(folder, `${audience}.json`), 'utf8')).remotes.checkout;

test('a canary changes nothing for everybody else, in both registries', async () => {
  await releases.publishCanary(folder, await built('2'), kids);
  for (const audience of ['public', 'internal'])
    expect(await entry(audience)).toMatchObject({ current: '1', history: ['1'], canary: { version: '2', ...kids } });
});

test('the share of a canary grows for the same brands', async () => {
  await releases.publishCanary(folder, await built('2'), kids);
  await releases.changeCanary(folder, 'checkout', { share: 40 });
  expect((await entry()).canary).toEqual({ version: '2', share: 40, brands: kids.brands });
});

test('nobody gets a stopped canary, and open tabs still find its files', async () => {
  await releases.publishCanary(folder, await built('2'), kids);
  expect(await releases.stopCanary(folder, 'checkout')).toEqual({ stopped: '2', current: '1' });
  expect(await entry()).toEqual({ current: '1', history: ['1'], withdrawn: ['2'] });
  expect(await releases.stopCanary(folder, 'checkout')).toBeUndefined();
});

test('a finished canary is everybody’s version, and is rolled back like any release', async () => {
  await releases.publishCanary(folder, await built('2'), kids);
  expect(await releases.finishCanary(folder, 'checkout')).toBe('2');
  expect(await entry()).toEqual({ current: '2', history: ['2', '1'], withdrawn: [] });
  expect(await releases.rollback(folder, 'checkout')).toBe('1');
});

test('a rollback stops the canary first: it was the last release', async () => {
  await releases.publish(folder, await built('2'));
  await releases.publishCanary(folder, await built('3'), kids);
  expect(await releases.rollback(folder, 'checkout')).toBe('2');
  expect(await releases.rollback(folder, 'checkout')).toBe('1');
});

test('a canary or a release that comes after it takes its place', async () => {
  await releases.publishCanary(folder, await built('2'), kids);
  await releases.publishCanary(folder, await built('3'), kids);
  expect(await entry()).toMatchObject({ canary: { version: '3' }, withdrawn: ['2'] });
  await releases.publish(folder, await built('4'));
  expect(await entry()).toEqual({ current: '4', history: ['4', '1'], withdrawn: ['3', '2'] });
});

test('explains a canary that is not possible', async () => {
  await expect(releases.publishCanary(folder, await built('1'), kids)).rejects.toThrow('ya es la de todos');
  await expect(releases.changeCanary(folder, 'checkout', { share: 5 })).rejects.toThrow('no tiene canario');
  await expect(releases.finishCanary(folder, 'nobody')).rejects.toThrow('no tiene canario');
  expect(() => releases.canaryOptions('100')).toThrow('un número entero del 1 al 99');
  expect(() => releases.canaryOptions('muchos')).toThrow('«muchos»');
  expect(() => releases.canaryOptions('5', 'actual-kids,actual-pets')).toThrow('«actual-pets» no es una marca');
  expect(releases.canaryOptions('5').brands).toContain('actual-studio');
});
