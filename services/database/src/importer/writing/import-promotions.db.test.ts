import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../test-database';
import { importCatalog } from '../import-catalog';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promotions-'));
  database = await createTestDatabase();
  await database.knex.raw(`
    INSERT INTO category (id, handle, name, level) VALUES (gen_random_uuid(), 'salas', 'Salas', 1);
    INSERT INTO promotion (id, public_name, discount_pg1, discount_pg2, discount_pg3, discount_pg4, discount_pg5, ends_on)
    VALUES (gen_random_uuid(), 'Semana de salas', 20, 16, 13, 10, 5, '2999-01-01'),
           (gen_random_uuid(), 'Verano', 50, 50, 50, 50, 50, '2020-08-31')`);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(promotion: string) {
  const file = join(folder, 'a.csv');
  await writeFile(file, `ItemCode,Name,Price,Promotion\nS-1,Sofá,1000,${promotion}\n`);
  return importCatalog({ databaseUrl: database.url, file });
}
const price = () => database.knex('product').first('discount_price_cents', 'discount_pg5');

test('a product gets the promotion that the file names, with its percent, and loses it where the cell is empty', async () => {
  await run('semana de SALAS');
  expect(await price()).toEqual({ discount_price_cents: 80_000, discount_pg5: 5 });
  expect(await run('Semana de salas')).toMatchObject({ changed: 0, unchanged: 1 });
  const report = await run('');
  expect(report.details.changed).toMatchObject([
    { changes: [{ field: 'Promotion', before: 'Semana de salas', after: null }] },
  ]);
  expect(await price()).toEqual({ discount_price_cents: 100_000, discount_pg5: 0 });
});

test('a promotion that has ended takes nothing off, as everywhere', async () => {
  await run('Verano');
  expect(await price()).toEqual({ discount_price_cents: 100_000, discount_pg5: 0 });
});

test('refuses a row whose promotion the store does not have or has twice, because prices are not guessed', async () => {
  const reasons = async () => (await run('Verano')).details.refused.map(({ reason }) => reason);
  await database.knex('promotion').where({ public_name: 'Verano' }).update({ public_name: 'Otoño' });
  expect(await reasons()).toEqual(['la tienda no tiene esta promoción; tiene «Otoño», «Semana de salas»']);
  await database.knex('promotion').update({ public_name: 'Verano' });
  expect(await reasons()).toEqual(['la tienda tiene varias promociones con este nombre']);
});
