import { channel } from 'node:diagnostics_channel';
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

test('one that rests looks less and less often, and at once when its process is asked', async () => {
  jest.useFakeTimers();
  const work = jest.fn(async () => 0);
  const worker = new Worker('test', 1_000, work, log, { rests: true });
  const looksIn = async (ms: number) => {
    work.mockClear();
    await jest.advanceTimersByTimeAsync(ms);
    return work.mock.calls.length;
  };
  worker.start();
  expect(await looksIn(7_500)).toBe(3); // at 0, 1 and 3 seconds
  await looksIn(60_000);
  expect(await looksIn(80_000)).toBe(10);
  const asks = (url: string) => channel('http.server.request.start').publish({ request: { url } });
  asks('/healthz');
  expect(await looksIn(10)).toBe(0);
  asks('/quotation/1');
  expect(await looksIn(10)).toBe(1);
  for (let turn = 0; turn < 20; turn += 1) {
    await jest.advanceTimersByTimeAsync(500);
    asks('/quotation/1');
  }
  expect(work.mock.calls.length).toBe(11); // a busy process keeps the pace, and no request makes a look of its own
  jest.useRealTimers();
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
