import { expect, test } from '@playwright/test';
import { ask, brands } from '../support/store';
import { inEveryRoute, releaseToHalf, stopCanary, versionIn } from './faulty-release';

/** A hundred pages each time, which a busy machine takes its time for. */
const patience = { timeout: 300_000 };
const everyGroup = Array.from({ length: 100 }, (_, group) => group);

test('a canary for half of the visitors of Kids: each keeps one version, and nobody has the canary once it is stopped', async () => {
  test.slow();
  const [studio, , kids] = brands().map(({ origin }) => origin) as [string, string, string];
  const good = versionIn((await ask(kids, '/')).body, 'catalog') ?? '';
  const version = await releaseToHalf('catalog', good, 'actual-kids', '');
  const versionFor = async (origin: string, group: number) =>
    versionIn((await ask(origin, '/', { headers: { cookie: `grupo=${group}` } })).body, 'catalog');
  const theirs = async () => {
    const found: number[] = [];
    for (const group of everyGroup) if ((await versionFor(kids, group)) === version) found.push(group);
    return found;
  };
  await expect.poll(async () => (await theirs()).length, patience).toBe(50);
  const canary = await theirs();
  expect(await theirs()).toEqual(canary);
  const [one = 0] = canary;
  expect(await versionFor(studio, one)).toBe(good);

  // its files are there for the visitors who got it, and the other half keeps its own version
  const entry = await ask(kids, `/_mfe/catalog/${version}/remoteEntry.js`);
  expect(entry.status).toBe(200);

  await stopCanary('catalog');
  await expect.poll(() => versionFor(kids, one)).toBe(good);
  expect((await ask(kids, `/_mfe/catalog/${version}/remoteEntry.js`)).status).toBe(200);
});

test('a faulty canary fails for its share of visitors only, and everybody is served once it is stopped', async () => {
  test.slow();
  const [, home] = brands().map(({ origin }) => origin) as [string, string];
  const good = versionIn((await ask(home, '/')).body, 'catalog') ?? '';
  await releaseToHalf('catalog', good, 'actual-home', inEveryRoute('loader', '() => { throw new Error("roto"); }'));
  const statuses = async () => {
    const found: number[] = [];
    for (const group of everyGroup)
      found.push((await ask(home, '/', { headers: { cookie: `grupo=${group}` } })).status);
    return found;
  };
  const well = (all: number[]) => all.filter((status) => status === 200).length;
  try {
    await expect.poll(async () => well(await statuses()), patience).toBe(50);
  } finally {
    // it would fail later steps too
    await stopCanary('catalog');
  }
  await expect.poll(async () => well(await statuses()), patience).toBe(100);
});
