import { inTurns } from './in-turns';

const list = Array.from({ length: 100 }, (_, at) => at);

test('each is worked on once, so many at a time', async () => {
  const done: number[] = [];
  let underway = 0;
  let most = 0;
  await inTurns(list, 3, Number.POSITIVE_INFINITY, async (one) => {
    underway += 1;
    most = Math.max(most, underway);
    await Promise.resolve();
    underway -= 1;
    done.push(one);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(list);
  expect(most).toBe(3);
});

test('once one fails nothing more is begun, and its failure is told', async () => {
  let begun = 0;
  const work = async () => {
    begun += 1;
    await Promise.resolve();
    if (begun >= 5) throw new Error('no answer');
  };
  await expect(inTurns(list, 2, Number.POSITIVE_INFINITY, work)).rejects.toThrow('no answer');
  const then = begun;
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toBe(then);
  expect(begun).toBeLessThan(10);
});
