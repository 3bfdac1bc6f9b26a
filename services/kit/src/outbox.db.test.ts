import { createTestDatabase, type TestDatabase } from '@actual/database/test';
import { until } from '@actual/deploy/testing/until';
import Fastify from 'fastify';
import { claimMessages, leaseSeconds, type OutboxMessage, workMessage } from './outbox';

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

/** A worker that has claimed a message and is at work until it is let go. */
async function atWork() {
  await database.knex(table).insert({ kind: 'order-confirmation', key: 'one', payload: {} });
  const [message] = (await claimMessages(database.knex, table, 1)) as [OutboxMessage];
  let finish: () => void = () => undefined;
  const finished = new Promise<{ kind: 'done' }>((resolve) => {
    finish = () => resolve({ kind: 'done' });
  });
  const complete = ({ id }: OutboxMessage) => database.knex(table).where({ id }).update({ done_at: new Date() });
  const worked = workMessage({ db: database.knex, log, table, complete }, message, () => finished);
  return { worked, finish };
}

test('who is at work longer than a lease keeps the message, and who died loses it after one', async () => {
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

test('who slept beyond its lease leaves the message to whoever has it by then', async () => {
  const { worked, finish } = await atWork();
  await leaseIs(-1);
  expect(await claimMessages(database.knex, table, 1)).toMatchObject([{ attempts: 2 }]);
  await leaseIs(5);
  jest.advanceTimersByTime(10_000);
  finish();
  await worked;
  expect(await lease()).toBeLessThanOrEqual(5);
});
