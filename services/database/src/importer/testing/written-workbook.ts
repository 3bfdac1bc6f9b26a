import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';
const relations = (all: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships xmlns="${packaged}">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

interface WrittenSheet {
  readonly name: string;
  /** The content between the tags of `sheetData`, with the writer's own prefix. */
  readonly rows: string;
  /** Where the part is. */
  readonly part?: string;
  /** How the workbook's relations say where it is. */
  readonly target?: string;
}

/** A workbook as some program writes it: its prefix, its parts' places and names. */
export function writtenWorkbook(
  sheets: readonly WrittenSheet[],
  { prefix = '', book = 'xl/workbook.xml', shared }: { prefix?: string; book?: string; shared?: string } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  const put = (name: string, text: string) => zip.addBuffer(Buffer.from(`<?xml version="1.0"?>${text}`), name);
  const folder = book.replace(/[^/]+$/, '');
  const space = prefix ? `xmlns:${prefix.slice(0, -1)}="${main}"` : `xmlns="${main}"`;
  put('_rels/.rels', relations([['rId1', 'officeDocument', `/${book}`]]));
  const whole = sheets.map((sheet, at) => {
    const part = sheet.part ?? `${folder}worksheets/sheet${at + 1}.xml`;
    return { ...sheet, part, target: sheet.target ?? part.replace(folder, ''), id: `rId${at + 1}` };
  });
  put(
    book,
    `<${prefix}workbook ${space} xmlns:r="${office}"><${prefix}sheets>${whole
      .map(({ name, id }, at) => `<${prefix}sheet name="${name}" sheetId="${at + 1}" r:id="${id}"/>`)
      .join('')}</${prefix}sheets></${prefix}workbook>`,
  );
  put(
    `${folder}_rels/${book.slice(folder.length)}.rels`,
    relations([
      ...whole.map(({ id, target }) => [id, 'worksheet', target] as const),
      ...(shared === undefined ? [] : [['rIdS', 'sharedStrings', 'texts.xml'] as const]),
    ]),
  );
  if (shared !== undefined) put(`${folder}texts.xml`, `<${prefix}sst ${space}>${shared}</${prefix}sst>`);
  for (const { part, rows } of whole)
    put(part, `<${prefix}worksheet ${space}><${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`);
  zip.end();
  return buffer(zip.outputStream);
}
