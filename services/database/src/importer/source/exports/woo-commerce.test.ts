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

test('a grouped product is left out, with the names of its parts', async () => {
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

const bed = { SKU: 'CAMA', Name: 'Cama Alba', 'Regular price': '900', 'Sale price': '700' };
const sold = (starts: string, ends: string) => ({
  ...bed,
  'Date sale price starts': starts,
  'Date sale price ends': ends,
});

test.each([
  ['2999-01-01 00:00:00', '2999-01-31 00:00:00', '900'],
  ['01/01/2020 00:00', '25/01/2020 00:00', '900'],
  ['01/11/2020 00:00', '02/12/2999 00:00', '700'],
  ['2020-01-01T00:00:00', '', '700'],
  ['2020-01-01T00:00:00-06:00', '2020-01-31T00:00:00Z', '900'],
  ['', '1/2/2020', '900'],
  ['', '31/12/98', '700'],
  ['43831', '43855', '900'],
  ['43831.5', '', '700'],
  ['1 de enero de 2020', '25 de enero de 2020', '900'],
  ['1-ene-20', '25-dic-98', '700'],
  ['Jan 1, 2020', 'January 25, 2020', '900'],
  ['1577836800', '', '700'],
  ['', '', '700'],
])('a sale from «%s» to «%s» is sold at %s today', async (starts, ends, price) => {
  const [row] = await taken(sold(starts, ends));
  expect([cell(row, 'Price'), row?.broken]).toEqual([price, undefined]);
});

test.each([
  ['', 'pronto'],
  ['', '2020-02-31'],
  ['2999-02-01', '2999-01-01'],
  ['32/01/2020', ''],
])('a sale from «%s» to «%s» is refused, not guessed', async (starts, ends) => {
  const [row] = await taken(sold(starts, ends));
  expect(row?.broken).toMatch(/fecha de oferta|termina antes de empezar/);
});

test('days and months are read as the file shows them; where it shows both, an open one is refused', async () => {
  const american = await taken(sold('', '12/31/2998'), sold('2/1/2020', '3/4/2020'));
  expect(american.map((row) => cell(row, 'Price'))).toEqual(['700', '900']);
  const mixed = await taken(sold('', '12/31/2998'), sold('31/12/2019', ''), sold('', '3/4/2020'));
  expect(mixed.map((row) => row.broken !== undefined)).toEqual([false, false, true]);
});
