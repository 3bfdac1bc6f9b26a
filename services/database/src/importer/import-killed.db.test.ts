import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@actual/deploy/testing/until';
import { createTestDatabase, type TestDatabase } from '../test-database';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'importer-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const waiting = async (): Promise<boolean> => {
  const { rows } = await database.knex.raw(
    "SELECT 1 FROM pg_stat_activity WHERE application_name = 'catalog-import' AND wait_event_type = 'Lock'",
  );
  return rows.length > 0;
};
const present = async (): Promise<number> => {
  const { rows } = await database.knex.raw("SELECT 1 FROM pg_stat_activity WHERE application_name = 'catalog-import'");
  return rows.length;
};

test('an import killed by force after its products were written leaves the store as it was', async () => {
  await database.knex.raw(
    "INSERT INTO category (id, handle, name, level) SELECT gen_random_uuid(), h, h, 1 FROM unnest(ARRAY['sofas','mesas','sillas','jardin']) AS h",
  );
  const importer = join(process.cwd(), 'services', 'database', 'src', 'importer', 'fixtures');
  // readers pass this lock, writers wait: the import stops between the products and their categories
  const holder = await database.knex.transaction();
  await holder.raw('LOCK TABLE product_category IN SHARE MODE');
  const child = spawn(
    process.execPath,
    [
      'services/deploy/local/catalog-import.mjs',
      join(importer, 'mercancia.csv'),
      '--mapping',
      join(importer, 'mercancia.json'),
    ],
    { env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder }, stdio: 'ignore' },
  );
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await until(waiting);
  child.kill('SIGKILL');
  await gone;
  await holder.rollback();
  await until(async () => (await present()) === 0);
  expect(await database.knex('product')).toEqual([]);
  expect(await database.knex('brand')).toEqual([]);
  expect(await database.knex('catalog_version').pluck('version')).toEqual([1]);
});
