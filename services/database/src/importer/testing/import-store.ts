import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../test-database';
import { type ImportOptions, importCatalog } from '../import-catalog';

/** Folder of the files that tests import. */
export const fixtures = join(process.cwd(), 'services', 'database', 'src', 'importer', 'fixtures');

/** A store of each test's own, with a few categories and one warehouse, into which files are imported. */
export function importStore() {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'importer-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    database = await createTestDatabase();
    await database.knex.raw(`
      INSERT INTO category (id, handle, name, level, parent_id)
      SELECT gen_random_uuid(), handle, handle, 1, NULL FROM unnest(ARRAY['salas','mesas','sillas','jardin','recamaras']) AS handle;
      INSERT INTO category (id, handle, name, level, parent_id)
      SELECT gen_random_uuid(), c.handle, c.handle, 2, p.id
      FROM (VALUES ('sofas','salas'), ('buros','recamaras'), ('comodas','recamaras')) AS c(handle, above)
      JOIN category p ON p.handle = c.above;
      INSERT INTO warehouse (code, name, time_zone) VALUES ('CUN', 'Cancún', 'America/Cancun')`);
  });
  afterEach(() => database.close());
  return {
    knex: () => database.knex,
    url: () => database.url,
    folder: () => folder,
    products: () => database.knex('product').orderBy('item_code'),
    /** Imports a file; the merchant's sample with its mapping unless told. */
    run: (options: Partial<ImportOptions> = {}) =>
      importCatalog({
        databaseUrl: database.url,
        file: join(fixtures, 'mercancia.csv'),
        ...(options.file ? {} : { mappingFile: join(fixtures, 'mercancia.json') }),
        ...options,
      }),
    /** Writes a file of these words. @returns where it is */
    file: async (text: string): Promise<string> => {
      const path = join(folder, `${Math.random()}.csv`);
      await writeFile(path, text);
      return path;
    },
  };
}
