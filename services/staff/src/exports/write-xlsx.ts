import type { Writable } from 'node:stream';
import { type Batches, type CellKind, readCell, type ShownColumn, type Value } from './sheet';

/**
 * Formats of a cell. Text is text for good: a text that begins with = is no formula, not even when it is edited or
 * copied.
 */
const formats: Readonly<Record<CellKind, string>> = {
  text: '@',
  whole: '#,##0',
  money: '"$"#,##0.00',
  day: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm',
};

function cellOf(kind: CellKind, value: Value): string | number | Date | null {
  if (value === null) return null;
  if (kind === 'money') return Number(value) / 100;
  if (kind === 'day' || kind === 'moment') return new Date(value);
  return value;
}

/** Writes rows as a workbook of one sheet while they come: typed cells, widths, a head that stays and filters. */
export async function writeXlsx(
  sink: Writable,
  name: string,
  columns: readonly ShownColumn[],
  batches: Batches,
): Promise<void> {
  // it takes 8 MiB, and few exports are made
  const { default: ExcelJS } = await import('exceljs');
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: sink, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ key, title, kind, width }) => ({
    key,
    header: title,
    width,
    style: { numFmt: formats[kind] },
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  const head = sheet.getRow(1);
  head.font = { bold: true };
  head.commit();
  for await (const rows of batches)
    for (const row of rows) sheet.addRow(columns.map((column) => cellOf(column.kind, readCell(column, row)))).commit();
  sheet.commit();
  await book.commit();
}
