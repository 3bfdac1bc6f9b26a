import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../test-database';
import { importCatalog } from '../import-catalog';
import { summaryOf } from '../reports/report';

const fixtures = join(process.cwd(), 'services', 'database', 'src', 'importer', 'fixtures');
let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filters-'));
  database = await createTestDatabase();
  await database.knex.raw(`
    INSERT INTO category (id, handle, name, level) VALUES (gen_random_uuid(), 'salas', 'Salas', 1);
    INSERT INTO warehouse (code, name, time_zone) VALUES ('CUN', 'Cancún', 'America/Cancun');
    INSERT INTO filter (id, handle, name) VALUES (gen_random_uuid(), 'material', 'Material'), (gen_random_uuid(), 'color', 'Color');
    INSERT INTO filter_value (id, filter_id, handle, name, code)
    SELECT gen_random_uuid(), f.id, v.handle, v.name, v.code FROM filter f JOIN (VALUES
      ('material', 'madera', 'Madera', NULL), ('color', 'blanco', 'Blanco', '#FFFFFF')
    ) AS v(filter, handle, name, code) ON v.filter = f.handle`);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const file = async (text: string, name = 'a.csv'): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};
const run = async (text: string, options: object = {}) =>
  importCatalog({ databaseUrl: database.url, file: await file(text), ...options });
/** `S-1 material:madera` for each value of each product. */
const given = async () => {
  const { rows } = await database.knex.raw<{ rows: { text: string }[] }>(
    `SELECT p.item_code || ' ' || f.handle || ':' || v.handle AS text FROM product_filter_value pv
     JOIN product p ON p.id = pv.product_id JOIN filter_value v ON v.id = pv.filter_value_id JOIN filter f ON f.id = v.filter_id`,
  );
  return rows.map(({ text }) => text).sort();
};
const reasons = (report: { details: { warnings: readonly { value: string; reason: string }[] } }) =>
  report.details.warnings.map(({ value, reason }) => `${value}: ${reason}`);

test('a value that the file names by its handle, and the store does not have, is left out and said', async () => {
  const csv = 'ItemCode,Name,Price,FilterValues\nS-1,Silla,100,material:madera|material:oro\n';
  expect(reasons(await run(csv))).toEqual(['material:oro: la tienda no tiene este valor de filtro: se deja fuera']);
  expect(await given()).toEqual(['S-1 material:madera']);
  expect(await run(csv)).toMatchObject({ changed: 0, unchanged: 1 });
});

test('a column that is a filter becomes one, with the values that the store lacks; the others it knows by their name', async () => {
  const csv =
    'ItemCode,Name,Price,Filter Material,Filtro Tapizado\nS-1,Silla,100,MADERA|Ratán,Lino fino\nS-2,Mesa,100,,\n';
  const tried = await run(csv, { dryRun: true });
  expect(tried.details.filters).toEqual(['Material: Ratán', 'Tapizado: Lino fino']);
  expect(summaryOf(tried)).toContain('Valores de filtro que se crearían');
  expect(await database.knex('filter')).toHaveLength(2);
  await run(csv);
  expect(await given()).toEqual(['S-1 material:madera', 'S-1 material:ratan', 'S-1 tapizado:lino-fino']);
  expect(await database.knex('filter').where({ handle: 'tapizado' })).toMatchObject([{ name: 'Tapizado' }]);
  const again = await run(csv);
  expect(again).toMatchObject({ changed: 0, unchanged: 2 });
  expect(again.details.filters).toEqual([]);
});

test('a mapping names the columns that are filters, their separators and the meaning of their values', async () => {
  const columns = { ItemCode: 'ItemCode', Name: 'Name', Price: 'Price' };
  const filters = { Material: { column: 'tela', listSeparator: ' y ', map: { wood: 'Madera', 'N/A': null } } };
  const mappingFile = await file(JSON.stringify({ columns, filters }), 'mapping.json');
  await run('ItemCode,Name,Price,tela\nS-1,Silla,100,wood y Lino\nS-2,Mesa,100,N/A\n', { mappingFile });
  expect(await given()).toEqual(['S-1 material:lino', 'S-1 material:madera']);
});

test('a file replaces the filters it names, and leaves the others alone', async () => {
  await run('ItemCode,Name,Price,FilterValues\nS-1,Silla,100,material:madera|color:blanco\n');
  const report = await run('ItemCode,Name,Price,Filter Material\nS-1,Silla,100,Ratán\n');
  expect(report.details.changed).toMatchObject([
    { changes: [{ field: 'FilterValues', before: ['material:madera'], after: ['material:ratan'] }] },
  ]);
  expect(await given()).toEqual(['S-1 color:blanco', 'S-1 material:ratan']);
});

test('impossible filters and values are left out and reported, once per filter', async () => {
  const report = await run(
    'ItemCode,Name,Price,Filter Marca,Filter Color,Filter Material\n' +
      `S-1,Silla,100,x,Nogal,${'largo '.repeat(8)}\nS-2,Mesa,100,y,Blanco,\n`,
  );
  expect(reasons(report)).toEqual([
    'Marca: no puede llamarse así un filtro',
    'Nogal: no es un color de la tienda: no se filtra por él',
    `${'largo '.repeat(8).trim()}: tiene más de 40 letras para un filtro`,
  ]);
  expect(await given()).toEqual(['S-2 color:blanco']);
});

test('attributes of a WooCommerce product that are filters of the store become its values', async () => {
  await importCatalog({
    databaseUrl: database.url,
    file: join(fixtures, 'woocommerce.csv'),
    warehouse: 'CUN',
  });
  expect(await given()).toEqual(['BANCO material:hierro', 'BANCO material:pino', 'MESA-B color:blanco']);
});

test('the option «Material» of a Shopify product is a value of the filter Material', async () => {
  await run(
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price\n' +
      'mesa,Mesa,Material,Madera,Patas,Altas,100\nmesa,,,Cristal,,Bajas,200\n',
  );
  expect(await given()).toEqual(['MESA-CRISTAL-BAJAS material:cristal', 'MESA-MADERA-ALTAS material:madera']);
});
