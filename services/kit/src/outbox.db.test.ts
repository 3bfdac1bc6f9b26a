import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { until } from '@actual/deploy/testing/until';
import Fastify from 'fastify';
import { z } from 'zod';
import { type ClaimedMessage, claimMessages, leaseSeconds, Outbox, workDue, workMessage } from './outbox';

let database: TestDatabase;
const { log } = Fastify();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'],
  });
  await database.knex('outbox').delete();
});
afterEach(() => jest.useRealTimers());

const table = 'outbox';
const lease = async (): Promise<number> => {
  const [row] = await database
    .knex(table)
    .select({ left: database.knex.raw('extract(epoch from next_at - now())::float') });
  return row.left;
};
const leaseIs = (left: number) =>
  database.knex(table).update({ next_at: database.knex.raw(`now() + ? * interval '1 second'`, [left]) });

const outbox = new Outbox(table, { hello: z.object({ to: z.string() }) }, ['hello']);
const worker = (hello: () => Promise<{ kind: 'done' }>) => ({
  db: database.knex,
  log,
  outbox,
  works: { hello },
  context: null,
});

/** A worker that has claimed a message and is at work until it is let go. */
async function atWork() {
  await outbox.leave(database.knex, { kind: 'hello', key: 'one', payload: { to: 'ana' } });
  const [message] = (await claimMessages(database.knex, table, 1)) as [ClaimedMessage];
  let finish: () => void = () => undefined;
  const finished = new Promise<{ kind: 'done' }>((resolve) => {
    finish = () => resolve({ kind: 'done' });
  });
  const worked = workMessage(
    worker(() => finished),
    message,
  );
  return { worked, finish };
}

test('a worker busy for longer than a lease keeps its message; a dead one loses it after one lease', async () => {
  const { worked, finish } = await atWork();
  expect(await lease()).toBeLessThanOrEqual(leaseSeconds);
  await leaseIs(2);
  expect(await claimMessages(database.knex, table, 1)).toEqual([]);
  jest.advanceTimersByTime(10_000);
  await until(async () => (await lease()) > 2);
  finish();
  await worked;
  await leaseIs(2);
  // it says nothing more about a message that it is done with
  jest.advanceTimersByTime(60_000);
  expect(await lease()).toBeLessThanOrEqual(2);
});

test('a worker that slept beyond its lease leaves the message to the worker that took it over', async () => {
  const { worked, finish } = await atWork();
  await leaseIs(-1);
  expect(await claimMessages(database.knex, table, 1)).toMatchObject([{ attempts: 2 }]);
  await leaseIs(5);
  jest.advanceTimersByTime(10_000);
  finish();
  await worked;
  expect(await lease()).toBeLessThanOrEqual(5);
});

test('erases the payload of a done message if its kind says so', async () => {
  await outbox.leave(database.knex, { kind: 'hello', key: 'one', payload: { to: 'ana' } });
  expect(
    await workDue(
      worker(async () => ({ kind: 'done' })),
      8,
    ),
  ).toBe(1);
  expect(await database.knex(table)).toMatchObject([{ payload: {}, done_at: expect.any(Date), parked_at: null }]);
});

test.each([
  ['an unknown kind', { kind: 'farewell', payload: { to: 'ana' } }, 'nobody knows the kind farewell'],
  ['a payload that is not its kind’s', { kind: 'hello', payload: { to: 7 } }, 'a payload that is none of hello'],
])('%s waits for a person, and nothing is done for it', async (_, message, last_error) => {
  const hello = jest.fn();
  await database.knex(table).insert({ ...message, key: 'one' });
  await workDue(worker(hello), 8);
  expect(await database.knex(table)).toMatchObject([{ last_error, done_at: null, parked_at: expect.any(Date) }]);
  expect(hello).not.toHaveBeenCalled();
});
