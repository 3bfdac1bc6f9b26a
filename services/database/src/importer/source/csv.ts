import { pipeline, Readable } from 'node:stream';
import { importedFile } from '@actual/contracts/facts/capacities';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../import-error';
import { tidy } from '../reading/text';
import { bytesOf, type Kind, lookAt } from './bytes';
import { decoderOf, type Encoding } from './encodings';
import { checkedHeadings, headingAt, titleRows } from './headings';
import { unreadable } from './limits';
import type { SourceFile, SourceOptions, SourceRow } from './source';

const delimiters = [',', ';', '\t', '|'] as const;

/** The delimiter that splits the heading into the most columns. */
export function delimiterOf(heading: string): string {
  const bare = heading.replace(/"(?:[^"]|"")*"/g, '');
  const columns = (sign: string) => bare.split(sign).length;
  return [...delimiters].sort((a, b) => columns(b) - columns(a))[0] ?? ',';
}

interface Record {
  readonly record: string[];
  readonly raw: string;
}

/** Opens a CSV of any usual delimiter and encoding, packed or not. */
export async function openCsv(file: string, kind: Kind, options: SourceOptions): Promise<SourceFile> {
  const look = await lookAt(file, kind, options.encoding);
  const delimiter = options.delimiter ?? delimiterOf(look.heading);

  async function* records(): AsyncGenerator<{ line: number; record: string[] }> {
    const bytes = bytesOf(file, kind);
    const parser = parse({
      bom: true,
      delimiter,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: importedFile.longestRow,
    });
    // an error of either end reaches the loop below through the parser
    pipeline(Readable.from(decoded(bytes, look.encoding)), parser, () => undefined);
    try {
      let line = 1;
      for await (const { record, raw } of parser as AsyncIterable<Record>) {
        // empty lines before a record come with it
        const before = raw.match(/^(?:\r\n|\n|\r)+/)?.[0] ?? '';
        yield { line: line + lineEnds(before), record: raw.length > importedFile.row ? [] : record };
        line += lineEnds(raw);
      }
    } catch (error) {
      if (error instanceof CsvError) throw new ImportError(`${file} no se puede leer: ${wordsOf(error)}.`);
      throw error instanceof ImportError ? error : unreadable(file);
    } finally {
      parser.destroy();
      bytes.destroy();
    }
  }

  const front: string[][] = [];
  for await (const { record } of records()) if (front.push(record.map(tidy)) === titleRows) break;
  if (front.length === 0) throw new ImportError(`El archivo ${file} está vacío.`);
  const at = headingAt(front, options.wanted);
  const headings = checkedHeadings(front[at] ?? [], file);

  async function* rows(): AsyncGenerator<SourceRow> {
    let number = 0;
    for await (const { line, record } of records()) {
      if (number > at) yield rowOf(line, record, headings);
      number += 1;
    }
  }
  const names = { 'utf-8': 'UTF-8', cp850: 'DOS (CP850)', macintosh: 'Mac Roman', 'windows-1252': 'Windows-1252' };
  const told = look.encoding in names && look.encoding !== 'utf-8';
  return {
    headings,
    lines: look.lines,
    rows,
    notes: [
      ...(told ? [`se leyó como ${names[look.encoding as keyof typeof names]}`] : []),
      ...(look.isDamaged ? ['tiene letras dañadas: las celdas con � no se toman'] : []),
      ...(at > 0 ? [`el encabezado está en la fila ${at + 1}`] : []),
    ],
  };
}

function rowOf(line: number, record: readonly string[], headings: readonly string[]): SourceRow {
  const cells = new Map(headings.map((heading, at) => [heading, record[at] ?? '']));
  // spreadsheets write empty cells at the end, and other programs leave them out
  const isWhole = record.length > 0 && record.slice(headings.length).every((cell) => cell.trim() === '');
  if (isWhole) return { line, cells };
  if (record.length === 0) return { line, cells, broken: `tiene más de ${importedFile.row} caracteres` };
  return { line, cells, broken: `tiene ${record.length} columnas y el encabezado ${headings.length}` };
}

const wordsOf = (error: CsvError): string =>
  error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? `hay comillas sin cerrar (línea ${error.lines ?? '?'})`
    : error.code === 'CSV_MAX_RECORD_SIZE'
      ? `una fila es demasiado larga, quizá por comillas sin cerrar (línea ${error.lines ?? '?'})`
      : 'está cortado o dañado';

const lineEnds = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** csv-parse knows no Windows-1252. */
async function* decoded(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
