import { ImportError } from '../import-error';
import { tidy } from '../reading/text';
import { checkedHeadings, headingAt, titleRows } from './headings';
import { unreadable } from './limits';
import { type SheetRow, sharedTexts, sheetRows } from './sheet-rows';
import type { SourceFile, SourceOptions, SourceRow } from './source';
import { openWorkbook } from './workbook';

/** Opens one sheet of a workbook, read as a stream. */
export async function openXlsx(file: string, { sheet, wanted }: SourceOptions): Promise<SourceFile> {
  const seen: string[] = [];
  let shared: readonly string[] | undefined;
  async function* records(): AsyncGenerator<SheetRow> {
    const book = await openWorkbook(file);
    try {
      seen.splice(0, seen.length, ...book.sheets.map(({ name }) => name));
      const page = sheet === undefined ? book.sheets[0] : book.sheets.find(({ name }) => name === sheet);
      if (!page) return;
      shared ??= book.sharedStrings === undefined ? [] : await sharedTexts(book.text(book.sharedStrings));
      yield* sheetRows(book.text(page.part), shared);
    } catch (error) {
      throw error instanceof ImportError ? error : unreadable(file);
    } finally {
      book.close();
    }
  }

  const front: string[][] = [];
  const lines: number[] = [];
  for await (const { line, record } of records()) {
    lines.push(line);
    if (front.push(record.map(tidy)) === titleRows) break;
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
      if (number <= at + 1 || record.every((cell) => cell.trim() === '')) continue;
      const cells = new Map(headings.map((heading, column) => [heading, record[column] ?? '']));
      yield { line, cells, numeric: new Set(headings.filter((_, column) => numbers.has(column))) };
    }
  }
  return { headings, lines: 0, rows, notes: at > 0 ? [`el encabezado está en la fila ${lines[at]}`] : [] };
}
