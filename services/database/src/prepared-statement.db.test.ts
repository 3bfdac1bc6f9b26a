import { until } from '@actual/deploy/testing/until';
import { connect, disconnect, type Knex } from './connect';
import { prepared } from './prepared-statement';
import { createTestDatabase, type TestDatabase } from './test-database';

let database: TestDatabase;
let db: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.url, applicationName: 'test', pool: 1, keyed: true });
  await db.raw('CREATE TABLE thing (id int PRIMARY KEY, words text[])');
});
afterAll(async () => {
  await disconnect(db);
  await database.close();
});

const awkward = ['', 'a,b', 'quo"te', 'back\\slash', '{brace}', 'NULL', 'línea\nñandú 🛋', "o'clock"];

test('values come back as they went, the first time and every other', async () => {
  const sql = `SELECT ?::text AS text, ?::text AS none, ?::boolean AS yes, ?::bigint AS big, ?::float AS part,
    ?::text[] AS words, ?::int[] AS numbers, ?::jsonb AS json, date '2026-11-21' AS day, now() AS moment`;
  const values = ['ñ', null, true, 4_000_000_000, -1.5, [...awkward, null], [1, null, 3], '{"a": [1, "ü"]}'] as const;
  for (let time = 0; time < 3; time += 1) {
    expect(await prepared(db, 'echo', sql, values)).toEqual([
      {
        text: 'ñ',
        none: null,
        yes: true,
        big: 4_000_000_000,
        part: -1.5,
        words: [...awkward, null],
        numbers: [1, null, 3],
        json: { a: [1, 'ü'] },
        day: '2026-11-21',
        moment: expect.any(Date),
      },
    ]);
  }
});

test('statements without rows, and with none to answer, answer no rows', async () => {
  for (const id of [1, 2])
    expect(await prepared(db, 'add', 'INSERT INTO thing VALUES (?, ?)', [id, awkward])).toEqual([]);
  const find = (id: number) => prepared(db, 'find', 'SELECT id, words FROM thing WHERE id = ?', [id]);
  expect(await find(9)).toEqual([]);
  expect(await find(2)).toEqual([{ id: 2, words: awkward }]);
  expect(await find(9)).toEqual([]);
});

test('throws PostgreSQL’s refusal with its code, and keeps the connection usable', async () => {
  const add = () => prepared(db, 'add', 'INSERT INTO thing VALUES (?, ?)', [1, []]);
  await expect(add()).rejects.toMatchObject({ code: '23505' });
  await expect(prepared(db, 'wrong', 'SELECT nothing FROM nowhere WHERE ?::int = 1', [1])).rejects.toMatchObject({
    code: '42P01',
  });
  await expect(prepared(db, 'find', '', ['no number'])).rejects.toMatchObject({ code: '22P02' });
  expect(await prepared(db, 'find', '', [1])).toEqual([{ id: 1, words: awkward }]);
});

test('in a transaction that is undone nothing stays, and many at once share the connection', async () => {
  const undone = db.transaction(async (trx) => {
    await prepared(trx, 'add', '', [3, []]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const found = await Promise.all([1, 2, 3].map((id) => prepared<{ id: number }>(db, 'find', '', [id])));
  expect(found.map((rows) => rows[0]?.id)).toEqual([1, 2, undefined]);
});

test('a connection that ends while a statement runs fails that statement only', async () => {
  const ended = prepared(db, 'leave', 'SELECT pg_terminate_backend(pg_backend_pid()) WHERE ?::int = 1', [1]);
  await expect(ended).rejects.toThrow();
  // the pool hears of it when the socket closes
  await until(() =>
    prepared(db, 'find', '', [1]).then(
      (found) => found.length === 1,
      () => false,
    ),
  );
});

test('parameters go by their names, each once however often it is named; casts and literals keep their colons', async () => {
  const sql = `SELECT :word::text AS word, :word::text || '::tail' AS twice, :count::int + :count AS sum, '10:30'::time AS at`;
  const values = { count: 2, word: 'ñandú' };
  for (let time = 0; time < 2; time += 1)
    expect(await prepared(db, 'by-name', sql, values)).toEqual([
      { word: 'ñandú', twice: 'ñandú::tail', sum: 4, at: '10:30:00' },
    ]);
  await expect(prepared(db, 'by-name', sql, { count: 2 })).rejects.toThrow('by-name was given no word');
});
