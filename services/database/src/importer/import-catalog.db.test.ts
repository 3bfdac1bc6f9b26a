import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test';
import { deadlineIn } from './deadline';
import { type ImportOptions, importCatalog } from './import-catalog';
import { csvOf, saveReport, summaryOf } from './report';

const fixtures = join(process.cwd(), 'services', 'database', 'src', 'importer', 'fixtures');
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

const run = (options: Partial<ImportOptions> = {}) =>
  importCatalog({
    databaseUrl: database.url,
    file: join(fixtures, 'mercancia.csv'),
    mappingFile: join(fixtures, 'mercancia.json'),
    ...options,
  });
const file = async (text: string): Promise<string> => {
  const path = join(folder, `${Math.random()}.csv`);
  await writeFile(path, text);
  return path;
};
const version = async () => (await database.knex('catalog_version').first('version')).version;
const products = () => database.knex('product').orderBy('item_code');

test("a merchant's file becomes products, and each row that does not says why", async () => {
  const report = await run();
  expect(report).toMatchObject({ rows: 13, created: 4, changed: 0, merged: 1, leftOut: 1, refused: 7 });
  expect(report.details.refused.map(({ line, field, value, reason }) => [line, field, value, reason])).toEqual([
    [7, 'ItemCode', '', 'está vacío'],
    [8, 'Price', 'consultar', 'no es un precio'],
    [9, 'Price', '0', 'debe ser mayor que 0 y de hasta $10,000,000'],
    [10, 'categoria', 'Juguetes', 'la categoría no está en el mapeo'],
    [11, 'fondo', 'noventa', 'no es un número'],
    [12, '', '', 'tiene 3 columnas y el encabezado 10'],
    [13, 'alto', '-5', 'debe estar entre 0 y 5000 cm'],
  ]);
  const found = await products();
  expect(found.map(({ item_code, slug, price_cents }) => [item_code, slug, price_cents])).toEqual([
    ['A-100', 'sofa-ceiba', 838_000],
    ['A-101', 'mesa-ceiba', 500_000],
    ['A-102', 'silla', 180_000],
    ['A-103', 'silla-a-103', 190_000],
  ]);
});

test('spaces are tidied, empty measures are absent, a whole description is no brand', async () => {
  const report = await run();
  const [sofa, table, chair] = await products();
  expect(sofa.description).toBe('Sofá de 3 plazas, 210 cm');
  expect(sofa.dimensions.map(({ name, value }: { name: string; value: number }) => [name, value])).toEqual([
    ['Width', 210],
    ['Depth', 90],
    ['Height', 80],
  ]);
  // cards show the three together, or none
  expect([sofa.facts, table.facts]).toEqual(['210 × 90 × 80 cm', null]);
  expect(table.dimensions).toEqual([]);
  expect(chair.brand_id).toBeNull();
  expect(report.details.warnings).toContainEqual(
    expect.objectContaining({ itemCode: 'A-102', field: 'CustomBrand', reason: 'tiene más de 60 caracteres' }),
  );
});

test('an item in several categories is one product in all of them and those above', async () => {
  const report = await run();
  const handles = await database
    .knex('product_category')
    .join('category', 'category.id', 'category_id')
    .join('product', 'product.id', 'product_id')
    .where('item_code', 'A-100')
    .orderBy('handle')
    .pluck('handle');
  expect(handles).toEqual(['jardin', 'salas', 'sofas']);
  expect(report.details.merged).toEqual([
    expect.objectContaining({ line: 4, reason: 'repetido: queda la línea 2, con las categorías jardin' }),
  ]);
});

test('the second run changes nothing, not even the version that caches go by', async () => {
  await run();
  const before = [await version(), await products()];
  expect(before[0]).toBe(2);
  const report = await run();
  expect(report).toMatchObject({ created: 0, changed: 0, unchanged: 4 });
  expect([await version(), await products()]).toEqual(before);
});

test('only real changes count, are listed, and keep the address and what the file does not speak of', async () => {
  await run();
  await database
    .knex('product')
    .where({ item_code: 'A-101' })
    .update({ pictures: ['mesa-ceiba'], name: 'Mesa vieja' });
  await database
    .knex('product_category')
    .whereIn('product_id', database.knex('product').where({ item_code: 'A-103' }).select('id'))
    .delete();
  const report = await run();
  expect(report.details.changed).toEqual([
    { itemCode: 'A-101', line: 3, changes: [{ field: 'Name', before: 'Mesa vieja', after: 'Mesa Ceiba' }] },
    { itemCode: 'A-103', line: 6, changes: [{ field: 'Categories', before: [], after: ['sillas'] }] },
  ]);
  const [, table] = await products();
  expect(table).toMatchObject({ name: 'Mesa Ceiba', slug: 'mesa-ceiba', pictures: ['mesa-ceiba'] });
  expect(await version()).toBe(3);
});

test('a dry run tells what would happen and changes nothing', async () => {
  const report = await run({ dryRun: true });
  expect(report).toMatchObject({ dryRun: true, created: 4, refused: 7 });
  expect(summaryOf(report)).toContain('no se cambió nada');
  expect(await products()).toEqual([]);
  expect(await database.knex('brand')).toEqual([]);
  expect(await version()).toBe(1);
});

test('a Latin-1 file with the names of the specification needs no mapping but its decimal comma', async () => {
  const mappingFile = await file(
    JSON.stringify({
      decimal: ',',
      columns: {
        ItemCode: 'ItemCode',
        Name: 'Name',
        Price: 'Price',
        Categories: 'Categories',
        Description: 'Description',
        keywords: 'keywords',
      },
      dimensions: { Width: 'Width' },
    }),
  );
  await run({ file: join(fixtures, 'latin1.csv'), mappingFile, site: 'actual-home' });
  expect(await products()).toMatchObject([
    { name: 'Buró Jacarandá', price_cents: 129_950, width_cm: 45.5, society: '002' },
    { name: 'Cómoda Ñandú', price_cents: 499_000, description: 'Dos\nrenglones', society: '002' },
  ]);
});

test('stock is given where there is none yet, and left to the store afterwards', async () => {
  const csv = await file('ItemCode,Name,Price,Stock,Warehouse\nS-1,Silla,100,12,CUN\n');
  const again = await file('ItemCode,Name,Price,Stock,Warehouse\nS-1,Silla,100,99,CUN\n');
  await run({ file: csv, mappingFile: undefined });
  expect(await run({ file: again, mappingFile: undefined })).toMatchObject({ created: 0, changed: 0 });
  expect(await database.knex('stock_source').pluck('received')).toEqual([12]);
});

test('a row of an unknown warehouse, or of none, is refused; the others are taken', async () => {
  const csv = await file(
    'ItemCode,Name,Price,Stock,Warehouse\nS-1,Silla,100,1,CUN\nS-2,Silla,100,1,MARTE\nS-3,Silla,100,1,\n',
  );
  const report = await run({ file: csv, mappingFile: undefined });
  expect(report).toMatchObject({ created: 1, refused: 2 });
  expect(report.details.refused.map(({ line, value, reason }) => [line, value, reason])).toEqual([
    [3, 'MARTE', 'la tienda no tiene esta bodega'],
    [4, '', 'da existencias sin bodega: póngala en el mapeo o con --warehouse'],
  ]);
});

test('pieces of several warehouses come from columns of theirs, or from a row each', async () => {
  await database.knex.raw("INSERT INTO warehouse (code, name, time_zone) VALUES ('MID', 'Mérida', 'America/Merida')");
  const stock = () =>
    database
      .knex('stock_source')
      .orderBy(['item_code', 'warehouse_code'])
      .select('item_code', 'warehouse_code', 'received');
  const columns = await file(
    'ItemCode,Name,Price,Stock CUN,Stock (MID)\nS-1,Silla,100,3,5\nS-2,Mesa,100,,2\nS-3,Cama,100,x,\n',
  );
  const report = await run({ file: columns, mappingFile: undefined });
  expect(report.details.refused).toMatchObject([{ field: 'Stock CUN', value: 'x', reason: 'no es un número' }]);
  const rows = await file('ItemCode,Name,Price,Stock,Warehouse\nS-4,Buró,100,1,CUN\nS-4,Buró,100,6,MID\n');
  expect((await run({ file: rows, mappingFile: undefined })).details.merged).toMatchObject([
    { reason: 'repetido: queda la línea 2, con existencias en MID' },
  ]);
  expect((await stock()).map((one) => Object.values(one).join(' '))).toEqual([
    'S-1 CUN 3',
    'S-1 MID 5',
    'S-2 MID 2',
    'S-4 CUN 1',
    'S-4 MID 6',
  ]);
  expect(await run({ file: columns, mappingFile: undefined })).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
});

test('a merchant reads what changed from what, which stock is not taken, and why nobody sees a product', async () => {
  const first = await file(
    'ItemCode,Name,Price,Stock,Warehouse,Categories\nS-1,Silla,100,3,CUN,sillas\nS-2,Mesa,250,,,mesas\n',
  );
  const report = await run({ file: first, mappingFile: undefined });
  expect(report.details.notShown).toEqual([
    { itemCode: 'S-1', line: 2, reasons: ['no tiene foto (Pictures)'] },
    { itemCode: 'S-2', line: 3, reasons: ['no tiene existencias (Stock y Warehouse)', 'no tiene foto (Pictures)'] },
  ]);
  const again = await file(
    'ItemCode,Name,Price,Stock,Warehouse,Categories\nS-1,Silla,120.50,99,CUN,sillas\nS-1,Silla,130,99,CUN,jardin\n',
  );
  const words = summaryOf(await run({ file: again, mappingFile: undefined }));
  const text = words.replace(/[\s│]+/g, ' ');
  expect(text).toContain('S-1 Price $100 $120.50');
  expect(text).toContain('1 Stock no se usa: la tienda ya cuenta las piezas de CUN, de las que entraron 3');
  expect(text).toContain('queda la línea 2, con las categorías jardin, no se usa su precio $130');
  expect(text).toMatch(/1 no tiene foto/);
});

test('a product in categories where its store sells nothing is told, in those of its store it is not', async () => {
  const rows = (society: string) =>
    `ItemCode,Name,Price,Stock,Warehouse,Society,Categories\nK-${society},Silla,100,3,CUN,${society},sofas\n`;
  await run({ file: await file(rows('001').replace('K-', 'S-')), mappingFile: undefined });
  const reasons = async (society: string) =>
    (await run({ file: await file(rows(society)), mappingFile: undefined })).details.notShown.flatMap(
      (one) => one.reasons,
    );
  expect(await reasons('004')).toContain('sus categorías solo tienen productos que su tienda no vende (Society)');
  expect(await reasons('003')).toEqual(['no tiene foto (Pictures)']);
});

test('an import that takes too long ends, and nothing was saved', async () => {
  await expect(run({ deadline: deadlineIn(0) })).rejects.toThrow(
    'La importación tarda más de 0 minutos y no se guardó nada',
  );
  // a statement that waits for another's lock
  const other = await database.knex.transaction();
  await other.raw('LOCK TABLE product IN ACCESS EXCLUSIVE MODE');
  await expect(run({ deadline: deadlineIn(0.02) })).rejects.toThrow('La importación tarda más de');
  await other.rollback();
  expect(await products()).toEqual([]);
});

test('markup of another shop becomes words', async () => {
  const csv = await file(
    'ItemCode,Name,Price,Description\nS-1,Silla &amp; banco,100,"<p>De <b>encino</b>.</p><ul><li>Firme</li><li>Ligera</li></ul><script>x()</script>"\n',
  );
  await run({ file: csv, mappingFile: undefined });
  expect(await products()).toMatchObject([{ name: 'Silla & banco', description: 'De encino.\n- Firme\n- Ligera' }]);
});

test('units of headings and of cells are read', async () => {
  const csv = await file('ItemCode,Name,Price,Width (in),Height (in),Weight (lb)\nS-1,Silla,100,20,80 cm,10\n');
  await run({ file: csv, mappingFile: undefined });
  const [{ dimensions }] = await products();
  expect(dimensions.map(({ name, value }: { name: string; value: number }) => [name, value])).toEqual([
    ['Width', 50.8],
    ['Height', 80],
    ['Weight', 4.54],
  ]);
});

test.each([
  ['0.8,1.9', '«1.9» (línea 2)'],
  ['850,1900', '«1900» (línea 2)'],
])(
  'lengths such as %s, of which nobody says the unit, are asked about, and the answer is taken',
  async (cells, words) => {
    const rows = `S-1,Cama,100,${cells}\n`;
    const csv = await file(`ItemCode,Name,Price,Width,Length\n${rows}`);
    await expect(run({ file: csv, mappingFile: undefined })).rejects.toThrow(
      `No se sabe en qué unidad están las medidas: ${words} no parece centímetros. Dígalo con --unit`,
    );
    const unit = cells.includes('.') ? 'm' : 'mm';
    await run({ file: csv, mappingFile: undefined, unit });
    expect(await products()).toMatchObject([{ width_cm: unit === 'm' ? 80 : 85 }]);
    const headed = await file(`ItemCode,Name,Price,Width (${unit}),Length (${unit})\n${rows}`);
    expect(await run({ file: headed, mappingFile: undefined })).toMatchObject({ unchanged: 1 });
  },
);

test.each([
  ['1.234,50\n5.000', 123_450],
  ['1234.5\n5.000', 123_450],
])('the decimal sign is found out: %j', async (prices, cents) => {
  const [a, b] = prices.split('\n');
  const csv = await file(`ItemCode;Name;Price\nS-1;Silla;${a}\nS-2;Mesa;${b}\n`);
  await run({ file: csv, mappingFile: undefined });
  expect((await products()).map(({ price_cents }) => price_cents)).toEqual([cents, a?.includes(',') ? 500_000 : 500]);
});

test('a number that may be a thousand or one is asked about, and the answer is taken', async () => {
  const csv = await file('ItemCode;Name;Price\nS-1;Silla;1.234\n');
  await expect(run({ file: csv, mappingFile: undefined })).rejects.toThrow(
    'No se sabe si «1.234» (línea 2) es 1.234 o 1234. Diga cuál es el signo decimal con --decimal',
  );
  await run({ file: csv, mappingFile: undefined, decimal: ',' });
  expect(await products()).toMatchObject([{ price_cents: 123_400 }]);
});

test('two imports at once: the second is told to wait', async () => {
  const other = await database.knex.transaction();
  await other.raw('SELECT pg_advisory_xact_lock(4532003)');
  await expect(run()).rejects.toThrow('Otra importación está en curso');
  await other.rollback();
});

test('a database that does not answer is one line', async () => {
  await expect(run({ databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none' })).rejects.toThrow(
    /^No se puede usar la base de datos: .*ECONNREFUSED/,
  );
});

test('the report lists every remark for a spreadsheet, with no cell that it would run as a formula', async () => {
  const csv = await file('ItemCode,Name,Price\nX-1,Silla,=1+1\n');
  const report = await run({ file: csv, mappingFile: undefined });
  expect(csvOf(report).split('\r\n')[1]).toBe("2,X-1,rechazada,Price,'=1+1,no es un precio");
  const saved = await saveReport(report, join(folder, 'imports'));
  expect(JSON.parse(readFileSync(saved.json, 'utf8'))).toMatchObject({ rows: 1, refused: 1 });
});

const variants = async () => {
  const rows = await products();
  const groups = new Map<string, number>(rows.map(({ group_id }) => [group_id, 0]));
  return rows.map(({ item_code, name, price_cents, detailed_color, active, group_id }) => [
    ...[item_code, name, price_cents, detailed_color, active],
    group_id === null ? null : [...groups.keys()].indexOf(group_id),
  ]);
};

test('a Shopify export is taken as it comes: variants with what only their first row says, pictures no products', async () => {
  const shopify = { file: join(fixtures, 'shopify.csv'), mappingFile: undefined, warehouse: 'CUN' };
  const report = await run(shopify);
  expect(report).toMatchObject({ rows: 4, created: 3, leftOut: 1, refused: 0 });
  expect(report.details.leftOut).toMatchObject([
    { line: 4, reason: 'no es otro producto: su foto está con las del suyo' },
  ]);
  expect(await variants()).toEqual([
    ['MACETA', 'Maceta', 24_950, null, false, null],
    ['SC-NAT', 'Silla Ceiba Natural', 189_000, 'Natural', true, 1],
    ['SC-NOG', 'Silla Ceiba Nogal', 199_000, 'Nogal', true, 1],
  ]);
  expect(await database.knex('product_group').pluck('name')).toEqual(['Silla Ceiba']);
  expect((await products())[2]).toMatchObject({ description: 'De tzalam macizo.', weight_kg: 6.5 });
  expect(await database.knex('stock_source').orderBy('item_code').pluck('received')).toEqual([7, 4, 0]);
  expect(await run(shopify)).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
});

test('a WooCommerce export is taken as it comes: variations take from their parent, measures their unit', async () => {
  const report = await run({ file: join(fixtures, 'woocommerce.csv'), mappingFile: undefined, warehouse: 'CUN' });
  expect(report).toMatchObject({ rows: 5, created: 3, leftOut: 2, refused: 0 });
  expect(report.details.leftOut.map(({ itemCode, reason }) => [itemCode, reason])).toEqual([
    ['MESA', 'es la ficha de sus variantes, que se importan una por una'],
    ['JUEGO', 'es un conjunto (sin productos): ármelo como paquete en /contenido'],
  ]);
  expect(await variants()).toEqual([
    ['BANCO', 'Banco Luna', 90_000, null, false, null],
    ['MESA-B', 'Mesa Luna - Blanco', 250_000, 'Blanco', true, 1],
    ['MESA-NEGRO', 'Mesa Luna - Negro', 300_000, 'Negro', true, 1],
  ]);
  const [, white] = await products();
  expect(white.dimensions.map(({ name, value }: { name: string; value: number }) => [name, value])).toEqual([
    ['Width', 76.2],
    ['Depth', 76.2],
    ['Height', 73.66],
    ['Weight', 9.07],
  ]);
});

test('variants stand in the category of what they are variants of, where the mapping knows it', async () => {
  const mapping = { columns: { ItemCode: 'ItemCode', Name: 'Name', Price: 'Price' } };
  const woo = await file(
    JSON.stringify({
      ...mapping,
      category: { column: 'Categories', map: { 'Comedor > Mesas': 'mesas', Comedor: null } },
    }),
  );
  const shop = await file(
    JSON.stringify({ ...mapping, category: { column: 'Type', map: { Sillas: 'sillas', Jardin: null, '': null } } }),
  );
  expect(await run({ file: join(fixtures, 'woocommerce.csv'), mappingFile: woo })).toMatchObject({
    created: 2,
    leftOut: 3,
  });
  const report = await run({ file: join(fixtures, 'shopify.csv'), mappingFile: shop });
  expect(report).toMatchObject({ created: 2, leftOut: 2 });
});
