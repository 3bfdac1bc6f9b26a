import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { PageCache } from './kept-pages/page-cache';
import { Busy, RenderSemaphore } from './render-semaphore';

/** Work that ends when told, and says who is at it. */
function bench() {
  const at: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    at.push(name);
    return new Promise<string>((resolve) => {
      ends.push(() => {
        at.splice(at.indexOf(name), 1);
        resolve(name);
      });
    });
  };
  const end = async () => {
    ends.shift()?.();
    // the turn passes on behind newly arrived requests
    for (let times = 0; times < 3; times += 1) await setImmediate();
  };
  return { at, work, end };
}
/** As on a machine that gives this process no processor. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const limits = { atOnce: 3, ofAddress: 2, waiting: 4, waitingOfAddress: 3, patience: 60_000 };

test('so many pages at once, and no address takes every turn', async () => {
  const semaphore = new RenderSemaphore(limits);
  const { at, work, end } = bench();
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => semaphore.take('a', work(name)));
  await setImmediate();
  expect(at).toEqual(['a1', 'a2']);
  const other = semaphore.take('b', work('b1'));
  await setImmediate();
  expect(at).toEqual(['a1', 'a2', 'b1']);
  const late = semaphore.take('c', work('c1'));
  await end();
  // the first that may run, even if others have waited longer
  expect(at).toEqual(['a2', 'b1', 'a3']);
  for (let times = 0; times < 5; times += 1) await end();
  await expect(Promise.all([...many, other, late])).resolves.toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
});

test('refuses a flooding caller, but not one who comes once', async () => {
  const semaphore = new RenderSemaphore(limits);
  const { at, work, end } = bench();
  const flood = Array.from({ length: 50 }, (_, nth) =>
    semaphore.take('a', work(`a${nth}`)).catch((error: unknown) => error),
  );
  const visitor = semaphore.take('b', work('b'));
  await setImmediate();
  expect(at).toEqual(['a0', 'a1', 'b']);
  for (let times = 0; times < 6; times += 1) await end();
  expect((await Promise.all(flood)).filter((one) => one instanceof Busy)).toHaveLength(45);
  await expect(visitor).resolves.toBe('b');
});

test('a request that waits too long is refused with Busy, and frees its place', async () => {
  const semaphore = new RenderSemaphore({ ...limits, atOnce: 1, patience: 20 });
  const { work, end } = bench();
  const first = semaphore.take('a', work('a'));
  await expect(semaphore.take('b', work('b'))).rejects.toBeInstanceOf(Busy);
  await end();
  await expect(first).resolves.toBe('a');
  const next = semaphore.take('c', work('c'));
  await end();
  await expect(next).resolves.toBe('c');
});

test('a turn that comes while the process stands still is not lost to a patience that ended meanwhile', async () => {
  const semaphore = new RenderSemaphore({ ...limits, atOnce: 1, patience: 100 });
  const first = semaphore.take('a', () => sleep(20, 'a'));
  const second = semaphore.take('b', async () => 'b');
  standStill(300);
  await expect(Promise.all([first, second])).resolves.toEqual(['a', 'b']);
});

test('background renders run one at a time, behind waiting visitors, and refuse nobody', async () => {
  const semaphore = new RenderSemaphore({ ...limits, atOnce: 2, ofAddress: 1 });
  const { at, work, end } = bench();
  const spare = Array.from({ length: 40 }, (_, nth) => semaphore.takeSpare(work(`s${nth}`)));
  await setImmediate();
  expect(at).toEqual(['s0']);
  const visitors = ['v1', 'v2'].map((name) => semaphore.take('v', work(name)));
  await setImmediate();
  expect(at).toEqual(['s0', 'v1']);
  await end();
  // the next visitor has had their share
  expect(at).toEqual(['v1', 's1']);
  await end();
  expect(at).toEqual(['s1', 'v2']);
  for (let times = 0; times < 60; times += 1) await end();
  await expect(Promise.all(visitors)).resolves.toEqual(['v1', 'v2']);
  await expect(Promise.all(spare)).resolves.toHaveLength(40);
});

test('a visitor of many stale pages gets her next one at once', async () => {
  const semaphore = new RenderSemaphore(limits);
  let now = 0;
  const cache = new PageCache(5_000, () => now, 0);
  const page = { status: 200, html: 'old', nonce: 'n', tag: 't', shared: true };
  const { at, work, end } = bench();
  const make = (path: string) => () => semaphore.take('visitor', work(path)).then(() => page);
  const remake = (path: string) => () => semaphore.takeSpare(work(path)).then(() => page);
  const visit = (path: string) => cache.get(path, make(path), remake(path));
  const paths = Array.from({ length: 30 }, (_, nth) => `/page/${nth}`);
  for (const path of paths) {
    const visited = visit(path);
    await end();
    await visited;
  }
  now = 6_000;
  for (const path of paths) expect((await visit(path)).hit).toBe(true);
  // behind the timers of the cache
  await sleep(1);
  expect(at).toHaveLength(1);
  const next = visit('/register');
  expect(at).toContain('/register');
  for (const _ of [...paths, '/register']) await end();
  await expect(next).resolves.toEqual({ page, hit: false });
});

test('a page that fails gives its turn back', async () => {
  const semaphore = new RenderSemaphore({ ...limits, atOnce: 1 });
  await expect(semaphore.take('a', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(semaphore.take('a', async () => 'good')).resolves.toBe('good');
});

test('a kept page is answered while every turn is taken and others wait', async () => {
  const semaphore = new RenderSemaphore(limits);
  const cache = new PageCache(60_000);
  const { at, work, end } = bench();
  const page = { status: 200, html: 'kept', nonce: 'n', tag: 't', shared: true };
  const make = (address: string, name: string) => () => semaphore.take(address, work(name)).then(() => page);
  const first = cache.get('/kept', make('v', 'kept'));
  await setImmediate();
  await end();
  await first;
  const flood = Array.from({ length: 9 }, (_, nth) =>
    cache.get(`/new/${nth}`, make(`a${nth % 2}`, `new ${nth}`)).catch((error: unknown) => error),
  );
  await setImmediate();
  expect(at).toHaveLength(limits.atOnce);
  // no turn ends meanwhile
  expect(await cache.get('/kept', make('v', 'again'))).toMatchObject({ hit: true, page: { html: 'kept' } });
  for (let times = 0; times < 9; times += 1) await end();
  const refused = (await Promise.all(flood)).filter((one) => one instanceof Busy);
  expect(refused).toHaveLength(9 - limits.atOnce - limits.waiting);
});
