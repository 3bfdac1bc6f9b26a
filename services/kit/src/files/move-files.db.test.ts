import { randomUUID } from 'node:crypto';
import { connect, disconnect, type Knex } from '@actual/database';
import { FILE_TABLES } from '@actual/database/files/file-tables';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { type S3Server, startS3 } from '@actual/deploy/testing/s3-server';
import { Bucket, BucketError } from '@actual/files/bucket';
import { moveFiles, removeFiles } from './move-files';
import { RowFiles } from './row-files';

let server: S3Server;
let bucket: Bucket;
let database: TestDatabase;
let db: Knex;
const told: string[] = [];
const log = { warn: ({ sentence }: { sentence: string }) => told.push(sentence), error: () => told.push('lost') };
const files = () => new RowFiles(log as never, bucket);
beforeAll(async () => {
  [server, database] = await Promise.all([startS3(), createTestDatabase()]);
  bucket = new Bucket(server.settings);
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 4 });
});
afterEach(async () => {
  jest.restoreAllMocks();
  told.length = 0;
  await database.knex('form_attachment').delete();
  await database.knex('file_removal').delete();
});
afterAll(async () => {
  bucket.close();
  await disconnect(db);
  await Promise.all([server.close(), database.close()]);
});

const table = 'form_attachment';
async function kept(words: string): Promise<string> {
  const id = randomUUID();
  await db(table).insert({ id, type: 'application/pdf', content: Buffer.from(words) });
  return id;
}
const rowOf = (id: string) => db(table).where({ id }).first('content', 'file_id');
const words = async (id: string) => String(await files().read(table, await rowOf(id)));
const inBucket = () => bucket.list(table);
const removalsDue = () => database.knex('file_removal').update({ due_at: database.knex.raw('now()') });

test('a file moves to the bucket and is read from there', async () => {
  const id = await kept('una nota');
  expect(await words(id)).toBe('una nota');
  expect(await moveFiles(db, table, bucket)).toBe(1);
  expect(await rowOf(id)).toEqual({ content: null, file_id: expect.any(String) });
  expect(await words(id)).toBe('una nota');
  expect(await moveFiles(db, table, bucket)).toBe(0);
});

test('while the bucket is down files stay in the database, and those already moved are unavailable until it is back', async () => {
  const moved = await kept('se fue');
  await moveFiles(db, table, bucket);
  const stays = await kept('se queda');
  await server.stop();
  await expect(moveFiles(db, table, bucket)).rejects.toThrow(/El bucket fotos no se puede usar/);
  expect(await words(stays)).toBe('se queda');
  await expect(words(moved)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 });
  expect(told).toEqual([expect.stringContaining('no se puede usar')]);
  await server.start();
  await moveFiles(db, table, bucket);
  expect(await Promise.all([words(stays), words(moved)])).toEqual(['se queda', 'se fue']);
});

test('finishes a move that a killed process left halfway, under the same name', async () => {
  const id = await kept('a medias');
  const keep = bucket.keep.bind(bucket);
  jest.spyOn(bucket, 'keep').mockImplementationOnce(async (...file) => {
    await keep(...file);
    throw new Error('killed');
  });
  await expect(moveFiles(db, table, bucket)).rejects.toThrow('killed');
  const { file_id, content } = await rowOf(id);
  expect([String(content), await inBucket()]).toEqual(['a medias', expect.arrayContaining([file_id])]);
  await moveFiles(db, table, bucket);
  expect(await rowOf(id)).toEqual({ content: null, file_id });
});

test('two processes move every file', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, (_, at) => kept(`nota ${at}`)));
  const everything = async () => {
    while ((await moveFiles(db, table, bucket)) > 0);
  };
  await Promise.all([everything(), everything()]);
  expect(await db(table).whereNotNull('content')).toEqual([]);
  expect(await Promise.all(ids.map(words))).toEqual(ids.map((_, at) => `nota ${at}`));
});

test('deleting a row deletes its file from the bucket an hour later', async () => {
  const [id, other] = [await kept('se borra'), await kept('otra')];
  await moveFiles(db, table, bucket);
  const { file_id } = await rowOf(id);
  await db(table).where({ id }).delete();
  expect(await removeFiles(db, bucket)).toBe(0);
  expect(await inBucket()).toContain(file_id);
  await removalsDue();
  expect(await removeFiles(db, bucket)).toBe(1);
  expect(await inBucket()).not.toContain(file_id);
  expect(await words(other)).toBe('otra');
  expect(await database.knex('file_removal')).toEqual([]);
});

test('a row that goes while its file is sent leaves nothing in the bucket', async () => {
  const id = await kept('se va');
  const keep = bucket.keep.bind(bucket);
  jest.spyOn(bucket, 'keep').mockImplementationOnce(async (...file) => {
    await db(table).where({ id }).delete();
    await keep(...file);
  });
  await moveFiles(db, table, bucket);
  const [{ file_id }] = await database.knex('file_removal');
  expect(await inBucket()).toContain(file_id);
  await removalsDue();
  await removeFiles(db, bucket);
  expect(await inBucket()).not.toContain(file_id);
});

test('a removal that the bucket did not take is tried again', async () => {
  const id = await kept('se borra luego');
  await moveFiles(db, table, bucket);
  await db(table).where({ id }).delete();
  await removalsDue();
  await server.stop();
  await expect(removeFiles(db, bucket)).rejects.toThrow(/no se puede usar/);
  await server.start();
  expect(await removeFiles(db, bucket)).toBe(1);
});

test('asks a hanging bucket for one file at a time, and refuses the others at once', async () => {
  await kept('lejos');
  await moveFiles(db, table, bucket);
  const row = await db(table).first('content', 'file_id');
  const hung: ((error: Error) => void)[] = [];
  const read = jest.spyOn(bucket, 'read').mockImplementation(() => new Promise((_, fail) => hung.push(fail)));
  const late = new BucketError(server.settings, Object.assign(new Error('late'), { name: 'TimeoutError' }));
  const own = files();
  const ask = () => own.read(table, row).catch(({ code }: { code: string }) => code);
  const first = [ask(), ask(), ask()];
  for (const fail of hung.splice(0)) fail(late);
  expect(await Promise.all(first)).toEqual(['unavailable', 'unavailable', 'unavailable']);
  const [second, ...others] = [ask(), ask(), ask()];
  expect(await Promise.all(others)).toEqual(['unavailable', 'unavailable']);
  expect(read).toHaveBeenCalledTimes(4);
  hung[0]?.(late);
  expect(await second).toBe('unavailable');
  read.mockRestore();
  expect(String(await ask())).toBe('lejos');
  expect((await Promise.all([ask(), ask()])).map(String)).toEqual(['lejos', 'lejos']);
});

test('without a bucket a row that goes leaves no note', async () => {
  const id = await kept('nunca salió');
  await db(table).where({ id }).delete();
  expect(await database.knex('file_removal')).toEqual([]);
});

test('answers not_found for a file that the bucket lost, and names the setting where no bucket is set any more', async () => {
  const id = await kept('se pierde');
  await moveFiles(db, table, bucket);
  const row = await rowOf(id);
  await bucket.remove(table, row.file_id);
  expect(await files().read(table, row)).toBeNull();
  await expect(new RowFiles(log as never).read(table, row)).rejects.toMatchObject({ code: 'unavailable' });
  expect(told).toEqual(['lost', expect.stringContaining('S3_PRIVATE_BUCKET')]);
});

test('every table with files notes those that go', async () => {
  const { rows } = await database.knex.raw(
    `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgfoid = 'note_file_removal'::regproc`,
  );
  expect(rows.map(({ name }: { name: string }) => name).sort()).toEqual([...FILE_TABLES].sort());
});
