import ExcelJS from 'exceljs';
import { ImportError } from '../import-error';
import { tidy } from '../text';
import { checkedHeadings, headingAt, titleRows } from './headings';
import { unreadable } from './limits';
import type { SourceFile, SourceOptions, SourceRow } from './source';
import { openWorkbookParts } from './workbook-parts';

/** A cell as the text a person sees in it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value && Array.isArray(value.richText))
    return value.richText.map((part: { text?: string }) => part.text ?? '').join('');
  if ('result' in value) return textOf(value.result);
  if ('text' in value) return textOf(value.text);
  if ('error' in value) return String(value.error);
  return '';
}

/** A number, or a formula that came to one. */
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null && 'result' in value && typeof value.result === 'number');

/** Opens one sheet of a workbook, read as a stream. */
export async function openXlsx(file: string, { sheet, wanted }: SourceOptions): Promise<SourceFile> {
  const seen: string[] = [];
  async function* records(): AsyncGenerator<{ line: number; record: string[]; numbers: ReadonlySet<number> }> {
    const parts = await openWorkbookParts(file);
    const book = new ExcelJS.stream.xlsx.WorkbookReader(parts.stream, {
      worksheets: 'emit',
      sharedStrings: 'cache',
      hyperlinks: 'ignore',
      styles: 'ignore',
      entries: 'ignore',
    });
    try {
      for await (const page of book) {
        const { name } = page as unknown as { name: string };
        seen.push(name);
        if (sheet !== undefined && name !== sheet) continue;
        for await (const row of page) {
          const values = row.values as unknown[];
          const cells = values.slice(1);
          const numbers = new Set(cells.flatMap((cell, at) => (isNumber(cell) ? [at] : [])));
          yield { line: row.number, record: Array.from(cells, textOf), numbers };
        }
        break;
      }
      const fault = parts.fault();
      if (fault) throw fault;
    } catch (error) {
      throw parts.fault() ?? (error instanceof ImportError ? error : unreadable(file));
    } finally {
      parts.close();
    }
  }

  const front: string[][] = [];
  const lines: number[] = [];
  for await (const { line, record } of records()) {
    lines.push(line);
    if (front.push(Array.from(record, (cell) => tidy(cell ?? ''))) === titleRows) break;
  }
  if (front.length === 0)
    throw new ImportError(
      sheet === undefined || seen.includes(sheet)
        ? `El archivo ${file} está vacío.`
        : `${file} no tiene la hoja «${sheet}»; tiene: ${seen.join(', ')}.`,
    );
  const at = headingAt(front, wanted);
  const headings = checkedHeadings(front[at] ?? [], file);

  async function* rows(): AsyncGenerator<SourceRow> {
    let number = 0;
    for await (const { line, record, numbers } of records()) {
      number += 1;
      if (number <= at + 1 || !record.some((cell) => (cell ?? '').trim() !== '')) continue;
      const cells = new Map(headings.map((heading, column) => [heading, record[column] ?? '']));
      yield { line, cells, numeric: new Set(headings.filter((_, column) => numbers.has(column))) };
    }
  }
  return { headings, lines: 0, rows, notes: at > 0 ? [`el encabezado está en la fila ${lines[at]}`] : [] };
}
