import { setTimeout as sleep } from 'node:timers/promises';
import { PageCache } from './page-cache';

const page = (html: string) => ({ status: 200, html, nonce: 'n', tag: 'W/"t"', shared: true });

test('a page is made once while it is fresh, and once for all who ask together', async () => {
  const now = 0;
  const cache = new PageCache(5000, () => now);
  const make = jest.fn(async () => page('one'));
  const answers = await Promise.all([cache.get('k', make), cache.get('k', make), cache.get('k', make)]);
  expect(answers.map(({ page: p }) => p?.html)).toEqual(['one', 'one', 'one']);
  expect((await cache.get('k', make)).hit).toBe(true);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a stale page is answered at once and made again a moment later, once for all who asked', async () => {
  let now = 0;
  const cache = new PageCache(5000, () => now, 0);
  let word = 'old';
  const make = jest.fn(async () => page(word));
  await cache.get('k', make);
  now = 6000;
  word = 'new';
  for (let times = 0; times < 3; times++) expect((await cache.get('k', make)).page?.html).toBe('old');
  // the files of the page come first
  expect(make).toHaveBeenCalledTimes(1);
  await sleep(0);
  expect((await cache.get('k', make)).page?.html).toBe('new');
  expect(make).toHaveBeenCalledTimes(2);
});

test('what must not be kept is made for each', async () => {
  const cache = new PageCache(5000);
  const make = jest.fn(async () => null);
  expect((await cache.get('k', make)).page).toBeNull();
  await cache.get('k', make);
  expect(make).toHaveBeenCalledTimes(2);
});
