import type { FastifyBaseLogger } from 'fastify';
import { Worker } from './worker';

const log = { error: jest.fn() } as unknown as FastifyBaseLogger;
const ticks = (count: number) => new Promise((resolve) => setTimeout(resolve, count));

test('works until nothing is left, sleeps, and wakes when nudged', async () => {
  const left = [2, 1, 0];
  const work = jest.fn(async () => left.shift() ?? 0);
  const worker = new Worker('test', 60_000, work, log);
  worker.start();
  await ticks(20);
  expect(work).toHaveBeenCalledTimes(3);
  worker.nudge();
  await ticks(20);
  expect(work).toHaveBeenCalledTimes(4);
  await worker.stop();
});

test('goes on after an error, and stops only when the work under way is done', async () => {
  let finished = false;
  const work = jest
    .fn(async () => {
      await ticks(30);
      finished = true;
      return 0;
    })
    .mockRejectedValueOnce(new Error('database away'));
  const worker = new Worker('test', 5, work, log);
  worker.start();
  await ticks(15);
  await worker.stop();
  expect(finished).toBe(true);
  expect(log.error).toHaveBeenCalledTimes(1);
});
