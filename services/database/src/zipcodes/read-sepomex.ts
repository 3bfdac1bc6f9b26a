import { ImportError } from '../importer/import-error';
import { tidy } from '../importer/reading/text';
import { bytesOf, kindOf, lookAt } from '../importer/source/bytes';
import { decoderOf, type Encoding } from '../importer/source/encodings';
import { type State, statesByNumber } from './states';

/** A settlement as the file has it. */
export interface Settlement {
  readonly line: number;
  readonly cp: string;
  readonly name: string;
  readonly municipality: string;
  readonly city: string | null;
  readonly state: State;
}
export interface RefusedLine {
  readonly line: number;
  readonly reason: string;
}

export interface SepomexFile {
  /** About as many as will be read. */
  readonly lines: number;
  rows(): AsyncGenerator<Settlement | RefusedLine>;
}

const headings = ['d_codigo', 'd_asenta', 'D_mnpio', 'd_ciudad', 'c_estado'] as const;
type Column = (typeof headings)[number];
const mexicoCity = '09';
/** Lines in front of the heading at most; the official file has one, a notice. */
const mostLinesBefore = 5;

async function* linesOf(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.decode();
}

function settlementOf(
  line: number,
  cells: readonly string[],
  columns: ReadonlyMap<string, number>,
): Settlement | RefusedLine {
  if (cells.length < columns.size)
    return { line, reason: `tiene ${cells.length} columnas y el encabezado ${columns.size}` };
  const cell = (name: Column) => tidy(cells[columns.get(name) ?? -1] ?? '');
  const written = cell('d_codigo');
  // spreadsheets drop the zero that codes of Mexico City begin with, and of no other state
  const cp = /^\d{4}$/.test(written) && cell('c_estado').padStart(2, '0') === mexicoCity ? `0${written}` : written;
  if (/^\d{4}$/.test(cp))
    return { line, reason: `d_codigo «${cp}» tiene cuatro dígitos: quizá perdió un cero en una hoja de cálculo` };
  if (!/^\d{5}$/.test(cp)) return { line, reason: `d_codigo «${cp.slice(0, 20)}» no es un código postal` };
  const state = statesByNumber.get(cell('c_estado').padStart(2, '0'));
  if (!state) return { line, reason: `c_estado «${cell('c_estado').slice(0, 20)}» no es un estado` };
  const [name, municipality] = [cell('d_asenta'), cell('D_mnpio')];
  if (!name) return { line, reason: 'd_asenta está vacío' };
  if (!municipality) return { line, reason: 'D_mnpio está vacío' };
  return { line, cp, name, municipality, city: cell('d_ciudad') || null, state };
}

/**
 * Opens the official list of settlements: parted by `|`, Latin-1 or UTF-8, a notice before the heading, packed with gzip
 * or not. Never in memory as a whole. Quotes are letters in it, not marks.
 * @throws ImportError when it is another file
 */
export async function openSepomex(file: string): Promise<SepomexFile> {
  const kind = await kindOf(file);
  if (kind === 'xlsx')
    throw new ImportError(
      `${file} es un ZIP o un libro de Excel: de la página de Correos de México descargue el TXT y sáquelo del ZIP.`,
    );
  const { encoding, lines } = await lookAt(file, kind);

  async function* rows(): AsyncGenerator<Settlement | RefusedLine> {
    let columns: Map<string, number> | null = null;
    let number = 0;
    for await (const line of linesOf(bytesOf(file, kind), encoding)) {
      number += 1;
      // old files end with a sign of their own
      if (tidy(line) === '') continue;
      const cells = line.split('|');
      if (columns) yield settlementOf(number, cells, columns);
      else if (cells.some((one) => tidy(one) === 'd_codigo')) columns = headingOf(cells, file);
      else if (number > mostLinesBefore) break;
    }
    if (!columns)
      throw new ImportError(
        `${file} no es la lista de asentamientos de Correos de México: le falta el encabezado d_codigo|d_asenta|….`,
      );
  }
  return { lines, rows };
}

function headingOf(cells: readonly string[], file: string): Map<string, number> {
  const columns = new Map(cells.map((one, at) => [tidy(one), at]));
  const missing = headings.filter((name) => !columns.has(name));
  if (missing.length > 0) throw new ImportError(`A ${file} le faltan columnas: ${missing.join(', ')}.`);
  return columns;
}
