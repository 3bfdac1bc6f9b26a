import { join } from 'node:path';
import { summaryOf } from './reports/report';
import { fixtures, importStore } from './testing/import-store';

const { file, knex, products, run } = importStore();
const version = async () => (await knex()('catalog_version').first('version')).version;

test("a merchant's file becomes products, and each row that does not says why", async () => {
  const report = await run();
  expect(report).toMatchObject({ rows: 13, created: 6, changed: 0, merged: 1, leftOut: 1, refused: 5 });
  expect(report.details.refused.map(({ line, field, value, reason }) => [line, field, value, reason])).toEqual([
    [7, 'ItemCode', '', 'está vacío'],
    [8, 'Price', 'consultar', 'no es un precio'],
    [9, 'Price', '0', 'debe ser mayor que 0 y de hasta $10,000,000'],
    [10, 'categoria', 'Juguetes', 'la categoría no está en el mapeo'],
    [12, 'Price', '', 'está vacío'],
  ]);
  // a wrong measure costs the measure
  expect(report.details.warnings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ line: 11, field: 'fondo', value: 'noventa', reason: 'no es un número' }),
      expect.objectContaining({ line: 13, field: 'alto', value: '-5', reason: 'debe estar entre 0 y 5000 cm' }),
    ]),
  );
  const found = await products();
  expect(found.map(({ item_code, slug, price_cents }) => [item_code, slug, price_cents])).toEqual([
    ['A-100', 'sofa-ceiba', 838_000],
    ['A-101', 'mesa-ceiba', 500_000],
    ['A-102', 'silla', 180_000],
    ['A-103', 'silla-a-103', 190_000],
    ['A-107', 'medida-rara', 360_000],
    ['A-109', 'repisa-24-de-pared', 799_800],
  ]);
});

test('tidies spaces, leaves empty measures out, and takes no whole description for a brand', async () => {
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
  const handles = await knex()('product_category')
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
  expect(report).toMatchObject({ created: 0, changed: 0, unchanged: 6 });
  expect([await version(), await products()]).toEqual(before);
});

test('only real changes count and are listed; addresses and fields missing from the file stay', async () => {
  await run();
  await knex()('product')
    .where({ item_code: 'A-101' })
    .update({ pictures: ['mesa-ceiba'], name: 'Mesa vieja' });
  await knex()('product_category')
    .whereIn('product_id', knex()('product').where({ item_code: 'A-103' }).select('id'))
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

test('a dry run reports the result and changes nothing', async () => {
  const report = await run({ dryRun: true });
  expect(report).toMatchObject({ dryRun: true, created: 6, refused: 5 });
  expect(summaryOf(report)).toContain('no se cambió nada');
  expect(await products()).toEqual([]);
  expect(await knex()('brand')).toEqual([]);
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

test('markup of another shop becomes words', async () => {
  const csv = await file(
    'ItemCode,Name,Price,Description\nS-1,Silla &amp; banco,100,"<p>De <b>encino</b>.</p><ul><li>Firme</li><li>Ligera</li></ul><script>x()</script>"\n',
  );
  await run({ file: csv });
  expect(await products()).toMatchObject([{ name: 'Silla & banco', description: 'De encino.\n- Firme\n- Ligera' }]);
});

test('two imports at once: the second is told to wait', async () => {
  const other = await knex().transaction();
  await other.raw('SELECT pg_advisory_xact_lock(4532003)');
  await expect(run()).rejects.toThrow('Otra importación está en curso');
  await other.rollback();
});

test('a database that does not answer is one line', async () => {
  await expect(run({ databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none' })).rejects.toThrow(
    /^No se puede usar la base de datos: .*ECONNREFUSED/,
  );
});
