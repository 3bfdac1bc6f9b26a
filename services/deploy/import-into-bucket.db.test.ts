import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { importCatalog } from '@actual/database/importer/import-catalog';
import { model, photo } from '@actual/database/importer/testing/sample-files';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { Bucket } from '@actual/files/bucket';
import { type S3Server, startS3 } from './testing/s3-server';

/**
 * An import whose pictures and models go to a bucket: existing ones are found again, and none is named that does not
 * exist.
 */
let server: S3Server;
let bucket: Bucket;
let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  [server, database, folder] = await Promise.all([
    startS3(),
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'import-bucket-')),
  ]);
  // a picture's files do not fit into one answer
  bucket = new Bucket(server.settings, { pageSize: 4 });
  await database.knex.raw(`
    INSERT INTO category (id, handle, name, level) VALUES (gen_random_uuid(), 'salas', 'Salas', 1);
    INSERT INTO warehouse (code, name, time_zone) VALUES ('CUN', 'Cancún', 'America/Cancun')`);
});
afterEach(async () => {
  bucket.close();
  await Promise.all([server.close(), database.close(), rm(folder, { recursive: true, force: true })]);
});

const rows = 'ItemCode,Name,Price,Pictures,Model\nS-1,Silla,100,silla.jpg,silla.glb\n';
/** The file of these rows, and the folder that is handed in with it. */
async function handedIn(csv = rows) {
  const [file, given] = [join(folder, 'a.csv'), await mkdtemp(join(folder, 'given-'))];
  await writeFile(file, csv);
  await writeFile(join(given, 'silla.jpg'), await photo(1_800, 1_200));
  await writeFile(join(given, 'silla.glb'), model());
  return { file, given };
}
async function run({ csv = rows, dryRun = false } = {}) {
  const { file, given } = await handedIn(csv);
  const kept = jest.spyOn(bucket, 'keep');
  const { details } = await importCatalog({
    databaseUrl: database.url,
    file,
    warehouse: 'CUN',
    dryRun,
    files: {
      given,
      store: bucket,
      pictures: { outDir: join(folder, 'pictures') },
      modelDirs: [join(folder, 'models')],
    },
  });
  return { uploads: kept.mock.calls.length, warnings: details.warnings };
}
const products = () => database.knex('product').select('pictures', 'model');
const everything = async () => [...(await bucket.list('pictures')), ...(await bucket.list('models'))];

test('pictures and models go to the bucket alone, and are found again by file and by name', async () => {
  expect(await run()).toEqual({ uploads: 11, warnings: [] });
  const [{ pictures, model: name }] = await products();
  const files = await everything();
  expect(files).toHaveLength(11);
  expect(files.filter((file) => file.startsWith(`${pictures[0]}-`))).toHaveLength(10);
  expect(files.at(-1)).toBe(`${name}.glb`);
  expect((await readdir(folder)).sort()).toEqual(['a.csv', expect.stringMatching(/^given-/)]);
  jest.restoreAllMocks();

  expect(await run()).toEqual({ uploads: 0, warnings: [] });
  const named = `ItemCode,Name,Price,Pictures,Model\nS-2,Otra,100,${pictures[0]},${name}\n`;
  expect(await run({ csv: named })).toEqual({ uploads: 0, warnings: [] });
  expect(await products()).toEqual([
    { pictures, model: name },
    { pictures, model: name },
  ]);
});

test('a dry run looks, and uploads nothing', async () => {
  expect(await run({ dryRun: true })).toEqual({ uploads: 0, warnings: [] });
  expect(await everything()).toEqual([]);
});

test('an upload that is cut off between two files ends the import, and the picture is made again', async () => {
  const keep = bucket.keep.bind(bucket);
  let kept = 0;
  jest.spyOn(bucket, 'keep').mockImplementation(async (...file) => {
    kept += 1;
    if (kept === 5) await server.stop();
    return keep(...file);
  });
  await expect(run()).rejects.toThrow('El bucket fotos no se puede usar');
  expect(await products()).toEqual([]);
  jest.restoreAllMocks();

  await server.start();
  expect(await everything()).toHaveLength(4);
  expect(await run()).toEqual({ uploads: 11, warnings: [] });
  expect(await everything()).toHaveLength(11);
});

test('the command refuses a bucket that refuses its keys in one line, and saves nothing', async () => {
  const { file, given } = await handedIn();
  const child = spawn(
    process.execPath,
    ['services/deploy/local/catalog-import.mjs', file, '--pictures', given, '--warehouse', 'CUN'],
    {
      env: {
        ...process.env,
        ...server.environment,
        S3_ACCESS_KEY_ID: 'nadie',
        S3_SECRET_ACCESS_KEY: 'secreto-equivocado',
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        // Amazon's library tells an older Node which versions will no longer know it
        NODE_NO_WARNINGS: '1',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const [words, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([code, words]).toEqual([1, expect.stringMatching(/^El bucket fotos no deja pasar \(InvalidAccessKeyId\)/)]);
  expect(words.trim().split('\n')).toHaveLength(1);
  expect(words).not.toContain('secreto-equivocado');
  expect(await products()).toEqual([]);
});
