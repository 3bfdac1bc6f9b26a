import { randomUUID } from 'node:crypto';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { until } from '@actual/deploy/testing/until';
import { AppError } from '../replies/errors';
import { Idempotency } from './idempotency';
import type { LeaseTimes } from './leases';

const table = 'checkout_idempotency';
const call = () => ({ key: randomUUID(), request: 'the request' });

let database: TestDatabase;
let db: Knex;
const warned = jest.fn();
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('checkout'), applicationName: 'test', pool: 4 });
});
afterAll(async () => {
  for (const one of processes) one.end();
  await disconnect(db);
  await database.close();
});

const processes: Idempotency[] = [];
/** A process of the service, with its own leases. */
function process(times?: LeaseTimes): Idempotency {
  const one = new Idempotency({ db, table, secret: 'a'.repeat(32), log: { warn: warned }, times });
  processes.push(one);
  return one;
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const leasedUntil = async (key: string): Promise<Date> =>
  (await database.knex(table).where({ key }).first('leased_until')).leased_until;
const expire = (key: string) =>
  database
    .knex(table)
    .where({ key })
    .update({ leased_until: database.knex.raw("now() - interval '1 second'") });

/** Work that ends when it is told to. */
function work<T>(answer: T) {
  let finish = (): void => undefined;
  const started = new Promise<void>((begun) => {
    finish = () => begun();
  });
  const run = jest.fn(() => started.then(() => answer));
  return { run, finish: () => finish() };
}

test('a call that runs longer than its lease keeps it, and its answer is everybody’s', async () => {
  const one = process({ holds: 2_000, renewed: 50 });
  const { key, request } = call();
  const long = work({ id: 1 });
  const first = one.once({ key, request }, long.run);
  await until(async () => (await database.knex(table).where({ key })).length > 0);
  const taken = await leasedUntil(key);
  await until(async () => (await leasedUntil(key)) > taken);
  const again = jest.fn(async () => ({ id: 2 }));
  expect(await codeOf(process().once({ key, request }, again))).toBe('conflict');
  long.finish();
  expect(await first).toEqual({ id: 1 });
  expect(await process().once({ key, request }, again)).toEqual({ id: 1 });
  expect(again).not.toHaveBeenCalled();
});

test('the key of a process that died is free within five seconds', async () => {
  const { key, request } = call();
  // as a process leaves it that was killed just after it took the key: nobody renews it
  await process({ holds: 5_000, renewed: 3_600_000 }).begin({ key, request });
  const [{ left = 0 } = {}] = await database
    .knex(table)
    .where({ key })
    .select({ left: database.knex.raw('extract(epoch from leased_until - now())::float') });
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(5);
  const next = () => codeOf(process().once({ key, request }, async () => ({ id: 3 })));
  expect(await next()).toBe('conflict');
  await expire(key);
  expect(await next()).toBe('done');
});

test('a closed service renews no lease: its unfinished calls are free once it ends', async () => {
  const closed = process({ holds: 300, renewed: 20 });
  const [running, late] = [call(), call()];
  await closed.begin(running);
  closed.end();
  await closed.begin(late);
  for (const unfinished of [running, late])
    await until(async () => (await codeOf(process().once(unfinished, async () => ({ id: 4 })))) === 'done');
});

test('a process that slept beyond its lease repeats the answer another process gave meanwhile', async () => {
  const asleep = process({ holds: 5_000, renewed: 3_600_000 });
  const { key, request } = call();
  const slow = work({ id: 'mine' });
  const first = asleep.once({ key, request }, slow.run);
  await until(async () => (await expire(key)) > 0);
  expect(await process().once({ key, request }, async () => ({ id: 'theirs' }))).toEqual({ id: 'theirs' });
  slow.finish();
  expect(await first).toEqual({ id: 'theirs' });
});

test('a process that slept while another was refused keeps its answer, and its refusal frees nobody else’s key', async () => {
  const [asleep, awake] = [process({ holds: 5_000, renewed: 3_600_000 }), process()];
  const { key, request } = call();
  const slow = work({ id: 'mine' });
  const first = asleep.once({ key, request }, slow.run);
  await until(async () => (await expire(key)) > 0);
  expect(await codeOf(awake.once({ key, request }, () => Promise.reject(new AppError('insufficient_stock'))))).toBe(
    'insufficient_stock',
  );
  slow.finish();
  expect(await first).toEqual({ id: 'mine' });
  expect(await awake.once({ key, request }, async () => ({ id: 'again' }))).toEqual({ id: 'mine' });

  const other = call();
  const begun = await asleep.begin(other);
  await expire(other.key);
  const running = await awake.begin(other);
  if (!('running' in begun) || !('running' in running)) throw new Error('both should run');
  await asleep.forget(begun.running);
  expect(await codeOf(process().begin(other))).toBe('conflict');
  await awake.forget(running.running);
  expect(await codeOf(process().begin(other))).toBe('done');
});

test('another request under the same key is refused, also once the first was answered', async () => {
  const { key, request } = call();
  await process().once({ key, request }, async () => 'kept');
  expect(await codeOf(process().once({ key, request: 'another' }, async () => 'x'))).toBe('idempotency_conflict');
});

test('an answer that cannot be kept is answered all the same, and said', async () => {
  const { key, request } = call();
  const away = connect({ url: database.urlFor('checkout'), applicationName: 'test', pool: 1 });
  const one = new Idempotency({ db: away, table, secret: 'a'.repeat(32), log: { warn: warned } });
  const answer = await one.once({ key, request }, async () => {
    await disconnect(away);
    return 'charged';
  });
  expect(answer).toBe('charged');
  expect(warned).toHaveBeenCalledTimes(1);
});
