import { setImmediate } from 'node:timers/promises';
import { PageCache } from './page-cache';
import { Busy, RenderTurns } from './render-turns';

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
    // the turn passes on behind what came in
    for (let times = 0; times < 3; times += 1) await setImmediate();
  };
  return { at, work, end };
}
const limits = { atOnce: 3, ofAddress: 2, waiting: 4, waitingOfAddress: 3, patience: 60_000 };

test('so many pages at once, and no address takes every turn', async () => {
  const turns = new RenderTurns(limits);
  const { at, work, end } = bench();
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => turns.take('a', work(name)));
  await setImmediate();
  expect(at).toEqual(['a1', 'a2']);
  const other = turns.take('b', work('b1'));
  await setImmediate();
  expect(at).toEqual(['a1', 'a2', 'b1']);
  const late = turns.take('c', work('c1'));
  await end();
  // the first that may, whoever has waited longer
  expect(at).toEqual(['a2', 'b1', 'a3']);
  for (let times = 0; times < 5; times += 1) await end();
  await expect(Promise.all([...many, other, late])).resolves.toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
});

test('who floods is told to come back, who comes once is not', async () => {
  const turns = new RenderTurns(limits);
  const { at, work, end } = bench();
  const flood = Array.from({ length: 50 }, (_, nth) =>
    turns.take('a', work(`a${nth}`)).catch((error: unknown) => error),
  );
  const visitor = turns.take('b', work('b'));
  await setImmediate();
  expect(at).toEqual(['a0', 'a1', 'b']);
  for (let times = 0; times < 6; times += 1) await end();
  expect((await Promise.all(flood)).filter((one) => one instanceof Busy)).toHaveLength(45);
  await expect(visitor).resolves.toBe('b');
});

test('whoever waits too long is told to come back, and leaves no place taken', async () => {
  const turns = new RenderTurns({ ...limits, atOnce: 1, patience: 20 });
  const { work, end } = bench();
  const first = turns.take('a', work('a'));
  await expect(turns.take('b', work('b'))).rejects.toBeInstanceOf(Busy);
  await end();
  await expect(first).resolves.toBe('a');
  const next = turns.take('c', work('c'));
  await end();
  await expect(next).resolves.toBe('c');
});

test('a page that fails gives its turn back', async () => {
  const turns = new RenderTurns({ ...limits, atOnce: 1 });
  await expect(turns.take('a', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(turns.take('a', async () => 'good')).resolves.toBe('good');
});

test('a kept page is answered while every turn is taken and others wait', async () => {
  const turns = new RenderTurns(limits);
  const cache = new PageCache(60_000);
  const { at, work, end } = bench();
  const page = { status: 200, html: 'kept', nonce: 'n', tag: 't', shared: true };
  const make = (address: string, name: string) => () => turns.take(address, work(name)).then(() => page);
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
