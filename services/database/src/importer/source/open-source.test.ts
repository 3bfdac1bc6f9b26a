import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import ExcelJS from 'exceljs';
import { ZipFile } from 'yazl';
import { openSource } from './open-source';
import type { SourceRow } from './source';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'importer-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string | Buffer): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
async function read(file: string): Promise<{ headings: readonly string[]; rows: SourceRow[] }> {
  const source = await openSource(file, {});
  const rows: SourceRow[] = [];
  for await (const row of source.rows()) rows.push(row);
  return { headings: source.headings, rows };
}
const cellsOf = ({ rows }: { rows: SourceRow[] }) => rows.map(({ cells }) => Object.fromEntries(cells));

test('commas, semicolons, tabs and bars are told apart by the heading', async () => {
  for (const [at, sign] of [',', ';', '\t', '|'].entries()) {
    const found = await read(write(`sign-${at}.csv`, `a${sign}"b,;x"${sign}c\n1${sign}2${sign}3\n`));
    expect(cellsOf(found)).toEqual([{ a: '1', 'b,;x': '2', c: '3' }]);
  }
});

test('UTF-8 with a byte-order mark, UTF-16, Windows-1252 and packed files give the same text', async () => {
  const text = 'código,nombre\n1,Cómoda Ñandú – 3½\n';
  const files = [
    write('bom.csv', `\ufeff${text}`),
    write('plain.csv', text),
    write('wide.csv', Buffer.from(`\ufeff${text}`, 'utf16le')),
    write('wide-be.csv', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()),
    // the dash is 0x96 in Windows-1252
    write('latin.csv', Buffer.from(text.replace('–', '\u0096'), 'latin1')),
    write('packed.bin', gzipSync(text)),
  ];
  for (const file of files) expect(cellsOf(await read(file))).toEqual([{ código: '1', nombre: 'Cómoda Ñandú – 3½' }]);
});

test('a row is known by the line it begins on, empty lines and cells of several lines counted', async () => {
  const found = await read(write('lines.csv', 'a,b\r\n1,"x\r\ny"\r\n\r\n2,z\r\n3\r\n'));
  expect(found.rows.map(({ line }) => line)).toEqual([2, 5, 6]);
  expect(cellsOf(found)[2]).toEqual({ a: '3', b: '' });
});

test('cells beyond the heading break a row where they say something', async () => {
  const found = await read(write('wide-row.csv', 'a,b,c\n1,2,3,\n1,2,3,4\n'));
  expect(found.rows.map(({ broken }) => broken)).toEqual([undefined, 'tiene 4 columnas y el encabezado 3']);
});

test('an XLSX gives the values that a person sees in its first sheet', async () => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Productos');
  sheet.addRow(['clave', 'nombre', 'precio']);
  sheet.addRow(['A-1', { richText: [{ text: 'Sofá ' }, { text: 'Ceiba' }] }, { formula: '1+1', result: 2 }]);
  sheet.addRow([]);
  sheet.addRow([7, 'Mesa', 12.5]);
  const file = join(folder, 'libro.xlsx');
  await book.xlsx.writeFile(file);
  const found = await read(file);
  expect(found.headings).toEqual(['clave', 'nombre', 'precio']);
  expect(cellsOf(found)).toEqual([
    { clave: 'A-1', nombre: 'Sofá Ceiba', precio: '2' },
    { clave: '7', nombre: 'Mesa', precio: '12.5' },
  ]);
  expect(found.rows.map(({ line }) => line)).toEqual([2, 4]);
});

test.each([
  ['', /está vacío/],
  ['\n\n', /está vacío/],
  ['a,a\n1,2\n', /repite la columna «a»/],
  ['a,b\n1,"2\n3,4\n', /comillas sin cerrar/],
])('the broken file %j is one clear line', async (content, words) => {
  await expect(read(write('broken.csv', content))).rejects.toThrow(words);
});

test('a packed file that breaks off is told so', async () => {
  await expect(read(write('cut.gz', gzipSync('a,b\n1,2\n'.repeat(500)).subarray(0, 30)))).rejects.toThrow(
    /cut\.gz no se puede leer: está cortado o dañado/,
  );
});

test('a file that is not there is told so', async () => {
  await expect(read('/nada/aqui.csv')).rejects.toThrow('No se encontró el archivo /nada/aqui.csv.');
});

test('a bomb is stopped while it is unpacked, by size or by how much it grows', async () => {
  const rows = gzipSync(`a,b\n${'1,2\n'.repeat(5_000_000)}`);
  await expect(read(write('bomb.csv.gz', rows))).rejects.toThrow(/crece más de 100 veces al descomprimirlo/);
});

test('reports a truncated workbook or a zip bomb in Spanish', async () => {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Hoja').addRow(['a', 'b']);
  const whole = Buffer.from(await book.xlsx.writeBuffer());
  await expect(read(write('cut.xlsx', whole.subarray(0, whole.length - 40)))).rejects.toThrow(/está cortado o dañado/);
  const bomb = Buffer.from(whole);
  // the size of its first file in the central directory
  bomb.writeUInt32LE(0xf0000000, bomb.indexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
  await expect(read(write('bomb.xlsx', bomb))).rejects.toThrow(/tiene más de 300 MB al descomprimirlo/);
});

test('a workbook that unpacks to more than its list says, or than it lists, is stopped where it grows', async () => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Hoja');
  sheet.addRow(['a', 'b']);
  for (let row = 0; row < 20_000; row += 1) sheet.addRow(['largo', 'texto']);
  const whole = Buffer.from(await book.xlsx.writeBuffer());
  const central = Buffer.from('PK\u0001\u0002', 'latin1');
  const small = Buffer.from(whole);
  // every packed file of the directory is one kilobyte
  for (let at = small.indexOf(central); at >= 0; at = small.indexOf(central, at + 1))
    if (small.readUInt16LE(at + 10) === 8) small.writeUInt32LE(1_024, at + 24);
  await expect(read(write('liar.xlsx', small))).rejects.toThrow(/liar\.xlsx no se puede leer: está cortado o dañado/);
  // a part that only who reads from the front would find
  const hidden = new ZipFile();
  hidden.addBuffer(Buffer.from('<worksheet>'.repeat(1_000_000)), 'xl/worksheets/sheet9.xml');
  hidden.end();
  const front = await buffer(hidden.outputStream);
  const joined = Buffer.concat([front.subarray(0, front.indexOf(central)), whole]);
  await expect(read(write('hidden.xlsx', joined))).rejects.toThrow(/está cortado o dañado/);
});

test('a row of a million characters is one broken row', async () => {
  const found = await read(write('long.csv', `a,b\n1,${'x'.repeat(1_000_001)}\n2,z\n`));
  expect(found.rows.map(({ line, broken }) => [line, broken])).toEqual([
    [2, 'tiene más de 1000000 caracteres'],
    [3, undefined],
  ]);
});
