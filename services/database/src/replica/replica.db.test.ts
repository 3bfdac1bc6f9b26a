import { until } from '@actual/deploy/testing/until';
import { connect, disconnect, type Knex } from '../connect';
import { prepared } from '../prepared-statement';
import { Replica } from './replica';
import { openLine } from './testing/line';
import { type Replicated, startReplicated } from './testing/replicated';

let store: Replicated;
let line: Awaited<ReturnType<typeof openLine>>;
let primary: Knex;
let replica: Replica;

/** Two servers and every migration, on a machine that may be busy with everything else. */
const setUpMs = 600_000;

beforeAll(async () => {
  store = await startReplicated();
  line = await openLine(store.readUrlFor('catalog'));
  primary = connect({ url: store.urlFor('catalog'), applicationName: 'test', pool: 4 });
  replica = open(line.url);
  await store.knex('brand').insert({ id: '10000000-0000-4000-8000-000000000001', name: 'Bruma' });
}, setUpMs);
afterAll(async () => {
  await replica?.close();
  if (primary) await disconnect(primary);
  await line?.close();
  await store?.close();
});

/** A busy machine's replay may take its time: how long it is waited for is another matter. */
const open = (url: string) => new Replica(primary, { url, applicationName: 'test', pool: 4, patienceMs: 60_000 });
const isReplica = async (db: Knex): Promise<boolean> =>
  (await db.raw<{ rows: { is: boolean }[] }>('SELECT pg_is_in_recovery() AS is')).rows[0]?.is ?? false;
const isAway = () => replica.awaySeconds() > 0;
const inUse = () =>
  until(async () => {
    await replica.look();
    return !isAway();
  });
const rename = (name: string) => store.knex('brand').update({ name });
const names = (db: Knex) => prepared<{ name: string }>(db, 'test-brands', 'SELECT name FROM brand', []);

test('reads nothing at a replica that was not checked yet', async () => {
  expect(await replica.read(isReplica)).toBe(false);
});

test('a client reads at the replica what it wrote itself, however many write at the same time', async () => {
  await inUse();
  const before = replica.readings.replica;
  await store.knex.raw('CREATE TABLE written (id int PRIMARY KEY); GRANT SELECT ON written TO store_catalog');
  const seen = Array.from({ length: 40 }, async (_, id) => {
    await store.knex('written').insert({ id });
    return replica.read((db) => db('written').where({ id }).first());
  });
  expect(await Promise.all(seen)).toEqual(Array.from({ length: 40 }, (_, id) => ({ id })));
  expect(await replica.read(isReplica)).toBe(true);
  expect(replica.readings.replica - before).toBe(41);
});

test('a transaction that sees one moment begins after the last write, too', async () => {
  await inUse();
  for (let turn = 0; turn < 30; turn += 1) {
    await rename(`Bruma ${turn}`);
    const read = replica.read((db) =>
      db.transaction(async (moment) => [await isReplica(moment), await names(moment)], {
        isolationLevel: 'repeatable read',
        readOnly: true,
      }),
    );
    expect(await read).toEqual([true, [{ name: `Bruma ${turn}` }]]);
  }
});

test('a write is refused at the replica, and not tried at the primary', async () => {
  await inUse();
  await expect(replica.read((db) => db('brand').update({ name: 'x' }))).rejects.toMatchObject({ code: '25006' });
  expect(isAway()).toBe(false);
});

test('passes a statement’s own error on, and goes on reading at the replica', async () => {
  await inUse();
  await expect(replica.read((db) => db.raw('SELECT 1 / 0'))).rejects.toMatchObject({ code: '22012' });
  expect(await replica.read(isReplica)).toBe(true);
});

test('a replica that is behind hands over to the primary, and is read again once it has caught up', async () => {
  const hurried = new Replica(primary, { url: line.url, applicationName: 'test', pool: 4 });
  const told: unknown[] = [];
  hurried.onChange((fault) => told.push((fault as Error | null)?.name ?? null));
  const used = () =>
    until(async () => {
      await hurried.look();
      return hurried.awaySeconds() === 0;
    });
  await used();
  told.length = 0;
  await store.pause();
  try {
    await rename('Brisa');
    expect(await hurried.read(async (db) => [await isReplica(db), await names(db)])).toEqual([
      false,
      [{ name: 'Brisa' }],
    ]);
    await hurried.look();
    expect(hurried.awaySeconds()).toBeGreaterThan(0);
    expect(told).toEqual(['ReplicaBehind']);
  } finally {
    await store.resume();
  }
  await used();
  expect(told).toEqual(['ReplicaBehind', null]);
  await hurried.close();
});

test('every reading is answered at the very moment in which a replica is given up', async () => {
  const hurried = new Replica(primary, { url: line.url, applicationName: 'test', pool: 4 });
  await until(async () => {
    await hurried.look();
    return hurried.awaySeconds() === 0;
  });
  await store.pause();
  try {
    await rename('Brasa');
    const readings: Promise<unknown>[] = [];
    // readings ask the primary first, so some are still asking when the first of them gives the replica up
    while (hurried.awaySeconds() === 0) {
      readings.push(hurried.read(names));
      await new Promise(setImmediate);
    }
    expect(new Set((await Promise.all(readings)).map((rows) => JSON.stringify(rows)))).toEqual(
      new Set([JSON.stringify([{ name: 'Brasa' }])]),
    );
  } finally {
    await store.resume();
    await hurried.close();
  }
});

test('does not take a log that stands still for lag', async () => {
  await inUse();
  const at = async () => (await primary.raw('SELECT pg_current_wal_flush_lsn()::text AS at')).rows[0].at;
  await until(async () => {
    const stood = await at();
    await replica.look();
    expect(await replica.read(isReplica)).toBe(true);
    return (await at()) === stood;
  });
});

test('repeats a reading at the primary when replay cancels it at the replica', async () => {
  await inUse();
  await store.knex.raw('CREATE TABLE gone AS SELECT n FROM generate_series(1, 100) n');
  await store.knex.raw('GRANT SELECT ON gone TO store_catalog');
  const places: boolean[] = [];
  const count = await replica.read((db) =>
    db.transaction(
      async (moment) => {
        const [row] = await moment('gone').count<{ count: number }[]>({ count: '*' });
        places.push(await isReplica(moment));
        if (places[0] && places.length === 1) {
          await store.knex('gone').where('n', '>', 10).delete();
          await store.knex.raw('VACUUM gone');
          // until replay does not wait for this moment any more
          for (;;) await moment.raw('SELECT 1');
        }
        return row?.count;
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    ),
  );
  expect(places).toEqual([true, false]);
  expect(count).toBe(10);
});

test('a reading does not fail when the replica dies under it, nor do the ones after', async () => {
  await inUse();
  const places: boolean[] = [];
  const reading = replica.read(async (db) => {
    places.push(await isReplica(db));
    if (places.length === 1) {
      await store.kill();
      await db.raw('SELECT 1');
    }
    return names(db);
  });
  expect(await reading).toEqual(await names(store.knex));
  expect(places).toEqual([true, false]);
  expect(isAway()).toBe(true);
  expect(await replica.read(isReplica)).toBe(false);
  await replica.look();
  expect(isAway()).toBe(true);
  await store.revive();
  await inUse();
  expect(await replica.read(isReplica)).toBe(true);
});

test('a check gives up on a replica that hangs, and the primary answers the waiting reading', async () => {
  await inUse();
  const places: boolean[] = [];
  const reading = replica.read(async (db) => {
    places.push(await isReplica(db));
    if (places.length === 1) line.die();
    return names(db);
  });
  await until(() => places.length === 1);
  await replica.look();
  expect(await reading).toEqual(await names(store.knex));
  expect(isAway()).toBe(true);
  line.revive();
  await inUse();
});

test('a primary that is taken for a replica is never read as one', async () => {
  const wrong = open(store.urlFor('catalog'));
  await wrong.look();
  expect(wrong.awaySeconds()).toBeGreaterThan(0);
  await wrong.close();
});
