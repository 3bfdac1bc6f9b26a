import { SaxesParser } from 'saxes';
import { attributesOf, bare } from './workbook';

/** A row of a sheet: its number, the text of its cells by their column, and which of them are numbers. */
export interface SheetRow {
  readonly line: number;
  readonly record: string[];
  readonly numbers: ReadonlySet<number>;
}

/** Columns of a sheet at most, as spreadsheet programs have it. */
const mostColumns = 16_384;

/** The column of `AB12`, from 0; -1 where a cell does not say. */
function columnOf(reference: string | undefined): number {
  const letters = /^([A-Za-z]{1,3})\d*$/.exec(reference ?? '')?.[1]?.toUpperCase() ?? '';
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Signs that XML cannot hold are written `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A cell as the text a person sees in it, by the type that its writer gave it. */
function textOf(type: string, value: string, inline: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'inlineStr') return unescaped(inline);
  if (type === 'str') return unescaped(value);
  if (type === 'b') return value.trim() === '1' ? 'true' : value.trim() === '' ? '' : 'false';
  if (type === 'd') return value.slice(0, 10);
  if (type === 'e' || value.trim() === '') return value.trim();
  const number = Number(value);
  return Number.isFinite(number) ? String(number) : value;
}

/** Collects the parser's findings between two chunks. */
async function* parsed<T>(text: AsyncIterable<string>, parser: SaxesParser, found: T[]): AsyncGenerator<T> {
  parser.on('error', (error) => {
    throw error;
  });
  for await (const chunk of text) {
    parser.write(chunk);
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
}

/** Follows the text within elements; hints on how a word is read aloud are left out. */
class Texts {
  private depth = 0;
  private isText = false;
  text = '';

  open(name: string): void {
    if (name === 'rPh') this.depth += 1;
    this.isText = name === 't' && this.depth === 0;
  }
  add(text: string): void {
    if (this.isText) this.text += text;
  }
  close(name: string): void {
    if (name === 'rPh') this.depth -= 1;
    if (name === 't') this.isText = false;
  }
}

/** The texts that cells share, in their order. @throws the parser's error for a broken part */
export async function sharedTexts(text: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  const found: string[] = [];
  const parser = new SaxesParser();
  let item = new Texts();
  parser.on('opentag', ({ name }) => {
    if (bare(name) === 'si') item = new Texts();
    else item.open(bare(name));
  });
  parser.on('text', (part) => item.add(part));
  parser.on('cdata', (part) => item.add(part));
  parser.on('closetag', ({ name }) => {
    if (bare(name) === 'si') found.push(unescaped(item.text));
    else item.close(bare(name));
  });
  for await (const one of parsed(text, parser, found)) all.push(one);
  return all;
}

/**
 * A sheet's rows as they are read; a row or cell without a place follows the one before.
 * @throws the parser's error for a broken part
 */
export function sheetRows(text: AsyncIterable<string>, shared: readonly string[]): AsyncGenerator<SheetRow> {
  const found: SheetRow[] = [];
  const parser = new SaxesParser();
  let row: { line: number; record: string[]; numbers: Set<number> } = { line: 0, record: [], numbers: new Set() };
  let column = -1;
  let type = '';
  let value = '';
  let isValue = false;
  let inline = new Texts();
  parser.on('opentag', ({ name, attributes }) => {
    const element = bare(name);
    if (element === 'row') {
      const line = Number(attributesOf(attributes).get('r'));
      row = { line: Number.isInteger(line) && line > row.line ? line : row.line + 1, record: [], numbers: new Set() };
      column = -1;
    } else if (element === 'c') {
      const own = attributesOf(attributes);
      const at = columnOf(own.get('r'));
      column = at >= 0 ? at : column + 1;
      type = own.get('t') ?? 'n';
      value = '';
      inline = new Texts();
    } else if (element === 'v') isValue = true;
    else inline.open(element);
  });
  const add = (part: string) => {
    if (isValue) value += part;
    else inline.add(part);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const element = bare(name);
    if (element === 'row') found.push({ ...row, record: Array.from(row.record, (cell) => cell ?? '') });
    else if (element === 'c') {
      if (column >= mostColumns) return;
      const cell = textOf(type, value, inline.text, shared);
      row.record[column] = cell;
      if (type === 'n' && cell !== '') row.numbers.add(column);
    } else if (element === 'v') isValue = false;
    else inline.close(element);
  });
  return parsed(text, parser, found);
}
