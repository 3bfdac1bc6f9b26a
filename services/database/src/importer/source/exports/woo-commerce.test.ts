import { exportedRows } from '../../testing/exported-rows';
import type { SourceRow } from '../source';

const usual = { ID: '', Type: 'simple', SKU: '', Name: '', Published: '1', 'Regular price': '', Parent: '' };

const taken = (...rows: Record<string, string>[]) => exportedRows(usual, ...rows);
const cell = (row: SourceRow | undefined, heading: string) => row?.cells.get(heading);

const table = { ID: '7', Type: 'variable', SKU: 'MESA', Name: 'Mesa Luna' };
const white = { ID: '8', Type: 'variation', Parent: 'id:7', 'Regular price': '900' };

test('a variation that stands before its product takes from it all the same', async () => {
  const [first] = await taken(white, table);
  expect([cell(first, 'Name'), cell(first, 'Group'), cell(first, 'GroupName')]).toEqual([
    'Mesa Luna',
    'MESA',
    'Mesa Luna',
  ]);
});

test('a variation whose product is not in the file says so', async () => {
  const [row] = await taken(white);
  expect(row?.broken).toBe('es variante de «id:7», que no está en el archivo');
});

test('a variation of a product that is a draft is not shown', async () => {
  const [, row] = await taken({ ...table, Published: '-1' }, white);
  expect(cell(row, 'Active')).toBe('NO');
});

test('every attribute counts, however many there are', async () => {
  const eighth = { 'Attribute 8 name': 'Color', 'Attribute 8 value(s)': 'Blanco' };
  const [, row] = await taken({ ...table, ...eighth }, { ...white, ...eighth });
  expect(cell(row, 'DetailedColor')).toBe('Blanco');
  expect(cell(row, 'ItemCode')).toBe('MESA-BLANCO');
});

test('a grouped product is left out with what it is made of', async () => {
  const [row] = await taken({ Type: 'grouped', SKU: 'JUEGO', 'Grouped products': 'MESA, SILLA' });
  expect(row?.leftOut).toBe('es un conjunto (MESA, SILLA): ármelo como paquete en /contenido');
  expect(cell(row, 'ItemCode')).toBe('JUEGO');
});

test('a sale that has ended is not the price', async () => {
  const chair = { SKU: 'SILLA', 'Regular price': '900', 'Sale price': '700' };
  const [ended, running] = await taken(
    { ...chair, 'Date sale price ends': '2020-01-31 00:00:00' },
    { ...chair, 'Date sale price ends': '2999-01-31 00:00:00' },
  );
  expect([cell(ended, 'Price'), cell(ended, 'PriceBefore')]).toEqual(['900', '']);
  expect([cell(running, 'Price'), cell(running, 'PriceBefore')]).toEqual(['700', '900']);
});
