import { setTimeout as sleep } from 'node:timers/promises';
import { gone, PageCache } from './page-cache';

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

test('renders a page that must not be cached for each request', async () => {
  const cache = new PageCache(5000);
  const make = jest.fn(async () => null);
  expect((await cache.get('k', make)).page).toBeNull();
  await cache.get('k', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a page that was begun before everything was forgotten is neither kept nor shared', async () => {
  const cache = new PageCache(5000);
  let finish = (_html: string): void => undefined;
  const slow = () => new Promise<ReturnType<typeof page>>((resolve) => (finish = (html) => resolve(page(html))));
  const before = cache.get('k', slow);
  cache.clear();
  expect((await cache.get('k', async () => page('new'))).page?.html).toBe('new');
  finish('old');
  expect((await before).page?.html).toBe('old');
  expect((await cache.get('k', async () => page('newer'))).page?.html).toBe('new');
});

test('an address that redirects now is not served from the cache; one whose service is away is', async () => {
  let now = 0;
  const cache = new PageCache(5000, () => now, 0);
  await cache.get('product', async () => page('on sale'));
  now = 6000;
  await cache.get('product', async () => null);
  await sleep(0);
  expect((await cache.get('product', async () => gone)).page?.html).toBe('on sale');
  await sleep(0);
  expect(await cache.get('product', async () => gone)).toEqual({ page: null, hit: false });
});
