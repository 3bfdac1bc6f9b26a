import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writtenWorkbook } from '../testing/written-workbook';
import { openXlsx } from './xlsx';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'importer-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The cells of a workbook's rows, and which of them are numbers. */
async function read(content: Buffer, options: { sheet?: string } = {}) {
  const file = join(folder, 'libro.xlsx');
  writeFileSync(file, content);
  const source = await openXlsx(file, options);
  const rows: { line: number; cells: Record<string, string>; numeric: string[] }[] = [];
  for await (const { line, cells, numeric = new Set<string>() } of source.rows())
    rows.push({ line, cells: Object.fromEntries(cells), numeric: [...numeric] });
  return rows;
}
const text = (words: string, prefix = '') => `<${prefix}is><${prefix}t>${words}</${prefix}t></${prefix}is>`;
const heading =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>clave</t></is></c><c r="B1" t="inlineStr"><is><t>precio</t></is></c></row>';
const product = '<row r="2"><c r="A2" t="inlineStr"><is><t>S-1</t></is></c><c r="B2"><v>12.5</v></c></row>';
const usual = [{ line: 2, cells: { clave: 'S-1', precio: '12.5' }, numeric: ['precio'] }];

test('elements with the prefix of another writer are read', async () => {
  const rows = (heading + product).replace(/<(\/?)(row|c|is|t|v)\b/g, '<$1x:$2');
  expect(await read(await writtenWorkbook([{ name: 'Precios', rows }], { prefix: 'x:' }))).toEqual(usual);
});

test('rows and cells that do not say where they are follow the one before', async () => {
  const rows = `<row><c t="inlineStr">${text('clave')}</c><c t="inlineStr">${text('precio')}</c></row><row><c t="inlineStr">${text('S-1')}</c><c><v>12.5</v></c></row>`;
  expect(await read(await writtenWorkbook([{ name: 'Precios', rows }]))).toEqual(usual);
});

test.each([
  ['an absolute target', { part: 'xl/worksheets/sheet1.xml', target: '/xl/worksheets/sheet1.xml' }, {}],
  ['a part that is called sheet.xml', { part: 'xl/worksheets/sheet.xml' }, {}],
  ['a part in another folder', { part: 'xl/hojas/datos.xml' }, {}],
  ['a target that goes up', { part: 'hojas/uno.xml', target: '../hojas/uno.xml' }, {}],
  ['a workbook that is elsewhere', {}, { book: 'libro/todo.xml' }],
])('a workbook with %s is read', async (_name, sheet, book) => {
  expect(await read(await writtenWorkbook([{ name: 'Precios', rows: heading + product, ...sheet }], book))).toEqual(
    usual,
  );
});

test('finds a sheet by its name, the first one otherwise, and lists the sheets for an unknown name', async () => {
  const notes = { name: 'Notas', rows: `<row r="1"><c r="A1" t="inlineStr">${text('nota')}</c></row>` };
  const content = await writtenWorkbook([notes, { name: 'Precios', rows: heading + product }]);
  expect(await read(content, { sheet: 'Precios' })).toEqual(usual);
  expect(await read(content)).toEqual([]);
  await expect(read(content, { sheet: 'Otra' })).rejects.toThrow('no tiene la hoja «Otra»; tiene: Notas, Precios.');
});

test('cells have the value that a person sees: shared and rich texts, escapes, results of formulas, booleans, errors', async () => {
  const head = ['a', 'b', 'c', 'd', 'e', 'f'].map((one) => `<c t="inlineStr">${text(one)}</c>`).join('');
  const cells = [
    '<c t="s"><v>1</v></c>',
    '<c t="inlineStr"><is><r><t>So</t></r><r><t xml:space="preserve">fá </t></r><rPh sb="0" eb="1"><t>no</t></rPh></is></c>',
    '<c t="str"><f>A1</f><v>dos_x000A_líneas &amp; más</v></c>',
    '<c><f>1+1</f><v>2.0000000000000000</v></c>',
    '<c t="b"><v>1</v></c>',
    '<c t="e"><v>#N/A</v></c>',
  ].join('');
  const shared = '<si><t>cero</t></si><si><r><t>Silla </t></r><r><t><![CDATA[<b>]]></t></r></si>';
  const content = await writtenWorkbook([{ name: 'H', rows: `<row>${head}</row><row>${cells}</row>` }], { shared });
  expect(await read(content)).toEqual([
    {
      line: 2,
      cells: { a: 'Silla <b>', b: 'Sofá ', c: 'dos\nlíneas & más', d: '2', e: 'true', f: '#N/A' },
      numeric: ['d'],
    },
  ]);
});

test('a cell far to the right takes no extra memory, and XML with missing parts is reported as damaged', async () => {
  const far = `${heading}<row r="2"><c r="A2" t="inlineStr">${text('S-1')}</c><c r="ZZZ2"><v>1</v></c></row>`;
  expect(await read(await writtenWorkbook([{ name: 'H', rows: far }]))).toEqual([
    { line: 2, cells: { clave: 'S-1', precio: '' }, numeric: [] },
  ]);
  const broken = await writtenWorkbook([{ name: 'H', rows: '<row><c t="inlineStr"><is><t>&nada;</t></is></c></row>' }]);
  await expect(read(broken)).rejects.toThrow('está cortado o dañado');
});
