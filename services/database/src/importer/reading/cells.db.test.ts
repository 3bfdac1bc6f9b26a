import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { proposalFor } from '../look-at-file';
import { summaryOf } from '../reports/report';
import { importStore } from '../testing/import-store';

const { file, folder, knex, products, run, url } = importStore();
const heading = 'ItemCode,Name,Price,Categories,CustomBrand,Weight,Width,Description';

test('a wrong optional cell is left out, and a product that has the value keeps it', async () => {
  await run({ file: await file(`${heading}\nA-1,Silla,100,sillas,Taller,5,45,De pino\n`) });
  const report = await run({ file: await file(`${heading}\nA-1,Silla,100,sillas,#¡REF!,~5,noventa,#N/D\n`) });
  expect(report).toMatchObject({ refused: 0, warnings: 4 });
  expect((await products())[0]).toMatchObject({ description: 'De pino' });
});

test.each(['#N/A', '#¡VALOR!', '#DIV/0!', '#¿NOMBRE?'])(
  'refuses the spreadsheet error %s as a name, a code or a price',
  async (cell) => {
    const csv = await file(`ItemCode,Name,Price\nA-1,${cell},100\n${cell},Silla,100\nA-3,Silla,${cell}\n`);
    const report = await run({ file: csv });
    expect(report).toMatchObject({ created: 0, refused: 3 });
    expect(new Set(report.details.refused.map(({ reason }) => reason))).toEqual(
      new Set(['es un error de la hoja de cálculo']),
    );
  },
);

test('ignores empty cells at the end of a row', async () => {
  const csv = await file(`${heading},,\nA-1,Silla,100,sillas,,,,,,\nA-2,Mesa,100,mesas\n`);
  expect(await run({ file: csv })).toMatchObject({ created: 2, refused: 0 });
});

test.each<[string, Buffer]>([
  ['Mac Roman', Buffer.from('ItemCode,Name,Price\nA-1,Sill\u0097n Bur\u0097 Ni\u0096o,100\n', 'latin1')],
  ['DOS (CP850)', Buffer.from('ItemCode,Name,Price\nA-1,Sill\u00a2n Bur\u00a2 Ni\u00a4o,100\n', 'latin1')],
  ['Windows-1252', Buffer.from('ItemCode,Name,Price\nA-1,Sillón Buró Niño,100\n', 'latin1')],
])('a file in %s has its accents, and the report says how it was read', async (name, bytes) => {
  const csv = join(folder(), `${name}.csv`);
  await writeFile(csv, bytes);
  const report = await run({ file: csv });
  expect((await products())[0]).toMatchObject({ name: 'Sillón Buró Niño' });
  expect(report.details.notes).toEqual([`se leyó como ${name}`]);
});

test('one bad byte in UTF-8 is one bad cell', async () => {
  const csv = join(folder(), 'byte.csv');
  const good = 'ItemCode,Name,Price,Description\nA-1,Sillón Buró,100,Cómodo\nA-2,Sillón,100,C';
  await writeFile(csv, Buffer.concat([Buffer.from(good), Buffer.from([0xf3]), Buffer.from('modo\n')]));
  const report = await run({ file: csv });
  expect(report).toMatchObject({ created: 2, refused: 0, warnings: 1 });
  expect((await products()).map(({ name, description }) => [name, description])).toEqual([
    ['Sillón Buró', 'Cómodo'],
    ['Sillón', ''],
  ]);
});

test('codes are kept as they can be: without a spreadsheet’s apostrophe and .0, in plain letters, and never half a number', async () => {
  const codes = ["'7501234567891", '7501234567890.0', 'BURÓ-01', 'SOFA 3P/GRIS', '7.50123E+12'];
  const report = await run({
    file: await file(`ItemCode,Name,Price\n${codes.map((code, at) => `${code},Silla ${at},100`).join('\n')}\n`),
  });
  expect((await products()).map(({ item_code }) => item_code)).toEqual([
    '7501234567890',
    '7501234567891',
    'BURO-01',
    'SOFA-3P-GRIS',
  ]);
  expect(report.details.refused).toMatchObject([
    { value: '7.50123E+12', reason: expect.stringContaining('perdió cifras') },
  ]);
});

test.each([
  ['"$1,299.00 M.N."', 129_900],
  ['1299 pesos', 129_900],
  ['"MX$1,299.00"', 129_900],
  ["$1'299.00", 129_900],
  ['1299.-', 129_900],
])('the price %s is read', async (price, cents) => {
  await run({ file: await file(`ItemCode,Name,Price\nA-1,Silla,${price}\n`), decimal: '.' });
  expect((await products())[0]).toMatchObject({ price_cents: cents });
});

test.each([
  ['5.5 kg', 5.5],
  ['.5', 0.5],
  ['5.5kg', 5.5],
  ['"5,500 g"', 5.5],
  ['10 lb', 4.54],
])('the weight %s is read', async (weight, kg) => {
  await run({ file: await file(`ItemCode,Name,Price,Weight\nA-1,Silla,100.00,${weight}\n`) });
  expect((await products())[0]).toMatchObject({ weight_kg: kg });
});

test('a cell says how a product travels; one that cannot be read is left out and said', async () => {
  const cell = '"2 de 120 x 40 x 15 cm, 18 kg|armar en casa"';
  const done = await run({
    file: await file(`ItemCode,Name,Price,Packing\nA-1,Mesa,100.00,${cell}\nA-2,Sofá,100.00,una caja\n`),
  });
  expect((await products()).map(({ packing }) => packing)).toEqual([
    {
      parcels: [{ pieces: 2, width: 120, depth: 40, height: 15, weightKg: 18 }],
      builtAtHome: true,
      bare: null,
    },
    null,
  ]);
  expect(JSON.stringify(done)).toContain('debe ser como');
});

test.each([
  ['80cm.', 80],
  ['1.20 mts', 120],
  ['45 (cm)', 45],
  ['45 centímetros', 45],
  ['"31 1/2"""', 80.01],
])('the length %s is read', async (length, cm) => {
  await run({ file: await file(`ItemCode,Name,Price,Width\nA-1,Silla,100.00,${length}\n`) });
  expect((await products())[0]).toMatchObject({ width_cm: cm });
});

test('categories are named by handle, name or path in any case; a wrong one is reported once, with the nearest ones to paste', async () => {
  await knex()('category').where({ handle: 'sofas' }).update({ name: 'Sofás' });
  await knex()('category').where({ handle: 'salas' }).update({ name: 'Salas' });
  const rows = ['Sofás', 'SOFAS', 'Salas > Sofás', 'Todo / Salas / sofás', 'Sofaz', 'Sofaz', 'Jardinería'];
  const report = await run({
    file: await file(
      `ItemCode,Name,Price,Categories\n${rows.map((one, at) => `A-${at},Sofá,100,${one}`).join('\n')}\n`,
    ),
  });
  expect(report).toMatchObject({ created: 4, refused: 3 });
  expect(report.details.refused[0]?.reason).toBe('la tienda no tiene esta categoría; ¿sofas?');
  expect(report.details.unmapped).toEqual([
    { field: 'Categories', value: 'Sofaz', rows: 2 },
    { field: 'Categories', value: 'Jardinería', rows: 1 },
  ]);
  expect(summaryOf(report)).toContain('"Jardinería": ""');
});

test('products missing from the file are listed, and hidden on request', async () => {
  await run({ file: await file('ItemCode,Name,Price\nA-1,Silla,100\nA-2,Mesa,100\n') });
  const fewer = await file('ItemCode,Name,Price\nA-1,Silla,100\n');
  expect((await run({ file: fewer })).details.missing).toEqual(['A-2']);
  expect((await products()).map(({ active }) => active)).toEqual([true, true]);
  await run({ file: fewer, missing: 'hide', dryRun: true });
  expect((await products()).map(({ active }) => active)).toEqual([true, true]);
  await run({ file: fewer, missing: 'hide' });
  expect((await products()).map(({ active }) => active)).toEqual([true, false]);
});

test('a workbook with titles above its heading is read, and a cell that is a number is that number', async () => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Precios');
  sheet.addRow(['Lista de precios 2026']);
  sheet.addRow([]);
  sheet.addRow(['ItemCode', 'Name', 'Price', 'Weight']);
  sheet.addRow(['A-1', 'Silla', '1299,50', 1.125]);
  const path = join(folder(), 'libro.xlsx');
  await book.xlsx.writeFile(path);
  const report = await run({ file: path });
  expect(report.details.notes).toEqual(['el encabezado está en la fila 3']);
  expect((await products())[0]).toMatchObject({ price_cents: 129_950, weight_kg: 1.13 });
});

test('proposes a mapping from the headings, with categories of similar names', async () => {
  const csv = await file(
    'Clave;Descripción del artículo;P. Público;Línea;Ancho (cm);Alto cm\n1;Silla;100;Sillas;45;90\n2;Mesa;100;Hogar;45;90\n',
  );
  expect(await proposalFor(url(), csv)).toEqual({
    columns: { ItemCode: 'Clave', Name: 'Descripción del artículo', Price: 'P. Público' },
    category: { column: 'Línea', map: { Hogar: '', Sillas: 'sillas' } },
    dimensions: { Width: 'Ancho (cm)', Height: 'Alto cm' },
  });
});
