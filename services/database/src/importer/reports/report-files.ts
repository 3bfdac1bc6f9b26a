import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Remark } from '../reading/product';
import { type ImportReport, written } from './report';

/** Cells that a spreadsheet would take for formulas get a leading apostrophe. */
const csvCell = (value: string | number): string => {
  const text = String(value);
  const safe = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Every remark as CSV, for the merchant's spreadsheet: with a byte-order mark, so that accents survive there. */
export function csvOf({ details }: ImportReport): string {
  const line = (result: string, { line: at, itemCode, field, value, reason }: Remark) => [
    at,
    itemCode,
    result,
    field,
    value,
    reason,
  ];
  const rows = [
    ['línea', 'código', 'resultado', 'campo', 'valor', 'motivo'],
    ...details.unreadColumns.map((column) => [1, '', 'no se leyó', column, '', 'ningún campo lee esta columna']),
    ...details.missing.map((code) => [
      '',
      code,
      'no está en el archivo',
      '',
      '',
      'se muestra en la tienda y el archivo no la trae',
    ]),
    ...details.refused.map((one) => line('rechazada', one)),
    ...details.merged.map((one) => line('unida', one)),
    ...details.leftOut.map((one) => line('fuera', one)),
    ...details.warnings.map((one) => line('aviso', one)),
    ...details.changed.flatMap(({ itemCode, line: at, changes }) =>
      changes.map(({ field, before, after }) => [
        at,
        itemCode,
        'cambiado',
        field,
        written(field, after),
        `antes: ${written(field, before)}`,
      ]),
    ),
    ...details.notShown.flatMap(({ itemCode, line: at, reasons }) =>
      reasons.map((reason) => [at, itemCode, 'no se ve', '', '', reason]),
    ),
  ];
  return `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Writes the whole report beside the store's data. @returns the two files */
export async function saveReport(report: ImportReport, folder: string): Promise<{ json: string; csv: string }> {
  await mkdir(folder, { recursive: true });
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const stem = join(folder, `${stamp}-${basename(report.file).replace(/[^\w.-]/g, '_')}`);
  await writeFile(`${stem}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${stem}.csv`, csvOf(report));
  return { json: `${stem}.json`, csv: `${stem}.csv` };
}
