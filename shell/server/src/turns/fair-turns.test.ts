import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairTurns } from './fair-turns';

test('serves a caller who asks once before the rest of another caller’s many requests', async () => {
  const turns = new FairTurns({ ofAddress: 1_000, sliceMs: 1_000 });
  const begun: string[] = [];
  for (let at = 0; at < 100; at += 1) turns.take('robot', () => begun.push('robot'));
  turns.take('shopper', () => begun.push('shopper'));
  await nextTurn();
  expect(begun).toHaveLength(101);
  expect(begun.indexOf('shopper')).toBe(1);
});

test('limits how many requests of one address run at once; others go on, and its next one begins when one ends', async () => {
  const turns = new FairTurns({ ofAddress: 2, sliceMs: 1_000 });
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  for (let at = 0; at < 4; at += 1)
    turns.take('robot', (end) => {
      begun.push(`robot ${at}`);
      ends.push(end);
    });
  turns.take('shopper', () => begun.push('shopper'));
  await nextTurn();
  expect(begun).toEqual(['robot 0', 'shopper', 'robot 1']);
  ends[0]?.();
  ends[0]?.();
  await nextTurn();
  expect(begun.slice(3)).toEqual(['robot 2']);
});

test('other work of the process gets its turn, however much waits', async () => {
  const turns = new FairTurns({ ofAddress: 1_000, sliceMs: 0 });
  let begun = 0;
  for (let at = 0; at < 50; at += 1)
    turns.take('robot', (end) => {
      begun += 1;
      end();
    });
  await nextTurn();
  expect(begun).toBeLessThan(50);
  while (begun < 50) await nextTurn();
});
