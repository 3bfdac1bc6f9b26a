import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { formatCents } from '@actual/contracts/facts/written';
import type { Collected } from './collect';
import type { Change, Written } from './compare-products';
import type { NewValue } from './filters/store-filters';
import type { Remark } from './product';

export interface ImportReport {
  readonly file: string;
  readonly dryRun: boolean;
  readonly seconds: number;
  readonly rows: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly merged: number;
  readonly leftOut: number;
  readonly refused: number;
  readonly warnings: number;
  /** Products of the file that shoppers do not find, or without a picture. */
  readonly notShown: number;
  /** Refused rows by field and reason; a row with two errors counts in both. */
  readonly refusedByReason: readonly { readonly field: string; readonly reason: string; readonly rows: number }[];
  readonly details: {
    readonly created: readonly string[];
    /** Filters and their values that the store gets. */
    readonly filters: readonly string[];
    readonly changed: Written['changed'];
    readonly merged: readonly Remark[];
    readonly leftOut: readonly Remark[];
    readonly refused: readonly Remark[];
    readonly warnings: readonly Remark[];
    readonly notShown: Written['notShown'];
  };
}

export function reportOf(
  { file, dryRun, seconds }: Pick<ImportReport, 'file' | 'dryRun' | 'seconds'>,
  collected: Collected & { readonly newValues: readonly NewValue[] },
  written: Written,
): ImportReport {
  const { merged, leftOut, refused } = collected;
  const { created, changed, unchanged, notShown } = written;
  const filters = collected.newValues.map(({ filter, name }) => `${filter.name}: ${name}`);
  const warnings = [...collected.warnings, ...written.stockKept.map(stockRemark)];
  return {
    file,
    dryRun,
    seconds,
    rows: collected.rows,
    created: created.length,
    changed: changed.length,
    unchanged,
    merged: merged.length,
    leftOut: leftOut.length,
    refused: collected.refusedRows,
    warnings: warnings.length,
    notShown: notShown.length,
    refusedByReason: byReason(refused),
    details: { created, filters, changed, merged, leftOut, refused, warnings, notShown },
  };
}

const stockRemark = ({ line, itemCode, warehouse, given, received }: Written['stockKept'][number]): Remark => ({
  ...{ line, itemCode, field: 'Stock', value: String(given) },
  reason: `no se usa: la tienda ya cuenta las piezas de ${warehouse}, de las que entraron ${received}`,
});

function byReason(remarks: readonly Remark[]): ImportReport['refusedByReason'] {
  const counts = new Map<string, { field: string; reason: string; rows: number }>();
  for (const { field, reason } of remarks) {
    const key = `${field} ${reason}`;
    const one = counts.get(key) ?? { field, reason, rows: 0 };
    counts.set(key, { ...one, rows: one.rows + 1 });
  }
  return [...counts.values()].sort((a, b) => b.rows - a.rows);
}

/** A value as a person reads it; an amount is in pesos. */
function written(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nada';
  if (field === 'Price') return formatCents(Number(value));
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
const changeText = ({ field, before, after }: Change): string =>
  `${field} ${written(field, before)} → ${written(field, after)}`;

/** Reasons with how many products each has, the commonest first. */
function reasonsOf(notShown: Written['notShown']): string[] {
  const counts = new Map<string, number>();
  for (const reason of notShown.flatMap(({ reasons }) => reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([reason, many]) => `  ${String(many).padStart(6)}  ${reason}`);
}

const shownRemarks = 10;
const describe = ({ line, itemCode, field, value, reason }: Remark): string =>
  `  línea ${line}${itemCode ? `, ${itemCode}` : ''}: ${field ? `${field} ` : ''}${value ? `«${value}» ` : ''}${reason}`;

/** The report for the terminal. */
export function summaryOf(report: ImportReport): string {
  const { details } = report;
  const count = (label: string, number: number) => `  ${label.padEnd(22)}${String(number).padStart(7)}`;
  const some = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          title,
          ...lines.slice(0, shownRemarks),
          ...(lines.length > shownRemarks ? [`  … y ${lines.length - shownRemarks} más en el informe`] : []),
        ];
  return [
    report.dryRun
      ? `Simulacro de ${report.file}: no se cambió nada (${report.seconds.toFixed(1)} s)`
      : `${report.file} (${report.seconds.toFixed(1)} s)`,
    count('filas leídas', report.rows),
    count(report.dryRun ? 'se crearían' : 'creados', report.created),
    count(report.dryRun ? 'se cambiarían' : 'cambiados', report.changed),
    count('sin cambio', report.unchanged),
    count('repetidas, unidas', report.merged),
    count('fuera por el mapeo', report.leftOut),
    count('rechazadas', report.refused),
    count('avisos', report.warnings),
    count('no se ven bien', report.notShown),
    ...some(
      'Rechazadas por motivo:',
      report.refusedByReason.map(({ field, reason, rows }) => `  ${String(rows).padStart(6)}  ${field} ${reason}`),
    ),
    ...some('Filas rechazadas:', details.refused.map(describe)),
    ...some(
      report.dryRun ? 'Se cambiarían:' : 'Cambiados:',
      details.changed.map(({ itemCode, changes }) => `  ${itemCode}: ${changes.map(changeText).join('; ')}`),
    ),
    ...some(
      report.dryRun ? 'Valores de filtro que se crearían:' : 'Valores de filtro nuevos:',
      details.filters.map((one) => `  ${one}`),
    ),
    ...some('Avisos:', details.warnings.map(describe)),
    ...some('Repetidas:', details.merged.map(describe)),
    ...some('No se ven en la tienda, o no como deben:', reasonsOf(details.notShown)),
  ].join('\n');
}

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
    ...details.refused.map((one) => line('rechazada', one)),
    ...details.merged.map((one) => line('unida', one)),
    ...details.leftOut.map((one) => line('fuera', one)),
    ...details.warnings.map((one) => line('aviso', one)),
    ...details.changed.flatMap(({ itemCode, line: at, changes }) =>
      changes.map(({ field, before, after }) => [
        ...[at, itemCode, 'cambiado', field, written(field, after)],
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
