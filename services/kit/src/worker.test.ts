import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@actual/deploy/testing/until';
import type { FastifyBaseLogger } from 'fastify';
import { Worker } from './worker';

const log = { error: jest.fn() } as unknown as FastifyBaseLogger;

test('works until nothing is left, sleeps, and wakes when nudged', async () => {
  const left = [2, 1, 0];
  const work = jest.fn(async () => left.shift() ?? 0);
  const worker = new Worker('test', 60_000, work, log);
  worker.start();
  await until(() => work.mock.calls.length === 3);
  worker.nudge();
  await until(() => work.mock.calls.length === 4);
  await worker.stop();
});

test('goes on after an error, and stops only when the work under way is done', async () => {
  let finished = false;
  const work = jest
    .fn(async () => {
      await sleep(30);
      finished = true;
      return 0;
    })
    .mockRejectedValueOnce(new Error('database away'));
  const worker = new Worker('test', 5, work, log);
  worker.start();
  await until(() => work.mock.calls.length === 2);
  await worker.stop();
  expect(finished).toBe(true);
  expect(log.error).toHaveBeenCalledTimes(1);
});
