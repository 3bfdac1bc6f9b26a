import { join } from 'node:path';
import { fixtures, importStore } from './testing/import-store';

const { file, knex, products, run } = importStore();

const variants = async () => {
  const rows = await products();
  const groups = new Map<string, number>(rows.map(({ group_id }) => [group_id, 0]));
  return rows.map(({ item_code, name, price_cents, detailed_color, active, group_id }) => [
    item_code,
    name,
    price_cents,
    detailed_color,
    active,
    group_id === null ? null : [...groups.keys()].indexOf(group_id),
  ]);
};

test('a Shopify export needs no mapping: variants get the values of their first row, and picture rows are no products', async () => {
  const shopify = { file: join(fixtures, 'shopify.csv'), warehouse: 'CUN' };
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
  expect(await knex()('product_group').pluck('name')).toEqual(['Silla Ceiba']);
  expect((await products())[2]).toMatchObject({ description: 'De tzalam macizo.', weight_kg: 6.5 });
  expect(await knex()('stock_source').orderBy('item_code').pluck('received')).toEqual([7, 4, 0]);
  expect(await run(shopify)).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
});

test('a WooCommerce export is taken as it comes: variations take from their parent, measures their unit', async () => {
  const report = await run({ file: join(fixtures, 'woocommerce.csv'), warehouse: 'CUN' });
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

test('variants are in their parent’s category, where the mapping knows it', async () => {
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
