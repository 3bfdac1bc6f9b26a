import ExcelJS from 'exceljs';
import { ImportError } from '../import-error';
import { tidy } from '../text';
import { checkedHeadings } from './headings';
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

/** Opens one sheet of a workbook, read as a stream. */
export async function openXlsx(file: string, { sheet }: SourceOptions): Promise<SourceFile> {
  const seen: string[] = [];
  async function* records(): AsyncGenerator<{ line: number; record: string[] }> {
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
          yield { line: row.number, record: values.slice(1).map(textOf) };
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

  const first = await records().next();
  if (first.done)
    throw new ImportError(
      sheet === undefined || seen.includes(sheet)
        ? `El archivo ${file} está vacío.`
        : `${file} no tiene la hoja «${sheet}»; tiene: ${seen.join(', ')}.`,
    );
  const headings = checkedHeadings(
    Array.from(first.value.record, (cell) => tidy(cell ?? '')),
    file,
  );

  async function* rows(): AsyncGenerator<SourceRow> {
    let isHeading = true;
    for await (const { line, record } of records()) {
      if (isHeading) isHeading = false;
      else if (record.some((cell) => (cell ?? '').trim() !== ''))
        yield { line, cells: new Map(headings.map((heading, at) => [heading, record[at] ?? ''])) };
    }
  }
  return { headings, lines: 0, rows };
}
