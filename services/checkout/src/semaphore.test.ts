import { Turns } from './semaphore';

test('no more than told are under way, the others follow in their order, and a failure frees its place', async () => {
  const turns = new Turns(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) => () => {
    started.push(id);
    return new Promise<number>((resolve, reject) =>
      ends.push(() => (id === 2 ? reject(new Error('no')) : resolve(id))),
    );
  };
  const all = [1, 2, 3, 4].map((id) => turns.take(work(id)).catch(() => 'failed'));
  await Promise.resolve();
  expect(started).toEqual([1, 2]);
  ends[1]?.();
  await all[1];
  expect(started).toEqual([1, 2, 3]);
  ends[0]?.();
  ends[2]?.();
  await all[2];
  ends[3]?.();
  expect(await Promise.all(all)).toEqual([1, 'failed', 3, 4]);
});
