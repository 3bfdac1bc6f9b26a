import { formatCents } from '@actual/contracts/facts/text/written';
import type { NewValue } from '../filters/store-filters';
import type { Remark } from '../reading/product';
import type { Collected } from '../writing/collect';
import type { Written } from '../writing/compare-products';
import { countsTable, tableOf } from './report-tables';

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
    /** Columns of the file that no field reads. */
    readonly unreadColumns: readonly string[];
    /** How the file was read, where that is good to know. */
    readonly notes: readonly string[];
    /** Codes of products that are shown and that the file does not have. */
    readonly missing: readonly string[];
    /** The merchant's categories that the store does not know, once each, with how many rows have it. */
    readonly unmapped: readonly { readonly field: string; readonly value: string; readonly rows: number }[];
    readonly changed: Written['changed'];
    readonly merged: readonly Remark[];
    readonly leftOut: readonly Remark[];
    readonly refused: readonly Remark[];
    readonly warnings: readonly Remark[];
    readonly notShown: Written['notShown'];
  };
}

/** The report of an import: what was read, refused, written and left out. */
export function reportOf(
  { file, dryRun, seconds }: Pick<ImportReport, 'file' | 'dryRun' | 'seconds'>,
  collected: Collected & {
    readonly newValues: readonly NewValue[];
    readonly unreadColumns: readonly string[];
    readonly notes: readonly string[];
  },
  written: Written,
): ImportReport {
  const { merged, leftOut, refused, unreadColumns, notes } = collected;
  const { created, changed, unchanged, notShown, missing } = written;
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
    details: {
      created,
      filters,
      unreadColumns,
      notes,
      missing,
      unmapped: unmappedIn(refused),
      changed,
      merged,
      leftOut,
      refused,
      warnings,
      notShown,
    },
  };
}

const stockRemark = ({ line, itemCode, warehouse, given, received }: Written['stockKept'][number]): Remark => ({
  line,
  itemCode,
  field: 'Stock',
  value: String(given),
  reason: `no se usa: la tienda ya cuenta las piezas de ${warehouse}, de las que entraron ${received}`,
});

const noCategory = /^(?:la categoría no está en el mapeo|la tienda no tiene esta categoría)/;

/** Categories without a meaning here yet, the commonest first. */
function unmappedIn(refused: readonly Remark[]): ImportReport['details']['unmapped'] {
  const counts = new Map<string, { field: string; value: string; rows: number }>();
  for (const { field, value, reason } of refused) {
    if (!noCategory.test(reason)) continue;
    const one = counts.get(`${field} ${value}`) ?? { field, value, rows: 0 };
    counts.set(`${field} ${value}`, { ...one, rows: one.rows + 1 });
  }
  return [...counts.values()].sort((a, b) => b.rows - a.rows);
}

/** The same as a mapping to paste: each is completed with a handle of the store, or left out with null. */
const mappingOf = (unmapped: ImportReport['details']['unmapped']): string => {
  const [first] = unmapped;
  if (!first) return '';
  const map = Object.fromEntries(unmapped.filter(({ field }) => field === first.field).map(({ value }) => [value, '']));
  return `"category": ${JSON.stringify({ column: first.field, map }, null, 2)}`;
};

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
export function written(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nada';
  if (field === 'Price') return formatCents(Number(value));
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  const text = isList ? value.join(', ') || 'nada' : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Reasons with how many products each has, the commonest first. */
function reasonsOf(notShown: Written['notShown']): string[][] {
  const counts = new Map<string, number>();
  for (const reason of notShown.flatMap(({ reasons }) => reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([reason, many]) => [String(many), reason]);
}

/** Warnings by field and reason, each with its first one: hundreds of one kind would hide the others. */
function warningsOf(warnings: readonly Remark[]): string[][] {
  return byReason(warnings).map(({ field, reason, rows }) => {
    const first = warnings.find((one) => one.field === field && one.reason === reason);
    const { line = 0, itemCode = '', value = '' } = first ?? {};
    return [String(rows), field, reason, [`línea ${line}`, itemCode, value && `«${value}»`].filter(Boolean).join(' ')];
  });
}

const shownRows = 10;
const remarkHead = ['línea', 'código', 'campo', 'valor', 'motivo'];
const remarkRow = ({ line, itemCode, field, value, reason }: Remark) => [String(line), itemCode, field, value, reason];

/** The report for a terminal of so many columns; without a width no cell is broken into lines. */
export function summaryOf(report: ImportReport, width?: number): string {
  const { details, dryRun } = report;
  const some = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
    rows.length === 0
      ? []
      : [
          `\n${title}`,
          tableOf(head, rows.slice(0, shownRows), width),
          ...(rows.length > shownRows ? [`… y ${rows.length - shownRows} más en el informe`] : []),
        ];
  return [
    dryRun
      ? `Simulacro de ${report.file}: no se cambió nada (${report.seconds.toFixed(1)} s)`
      : `${report.file} (${report.seconds.toFixed(1)} s)`,
    countsTable([
      ['filas leídas', report.rows],
      [dryRun ? 'se crearían' : 'creados', report.created],
      [dryRun ? 'se cambiarían' : 'cambiados', report.changed],
      ['sin cambio', report.unchanged],
      ['repetidas, unidas', report.merged],
      ['fuera por el mapeo', report.leftOut],
      ['rechazadas', report.refused],
      ['avisos', report.warnings],
      ['no se ven bien', report.notShown],
    ]),
    ...(details.unreadColumns.length > 0 ? [`\nColumnas que no se leyeron: ${details.unreadColumns.join(', ')}`] : []),
    ...details.notes.map((note) => `\nCómo se leyó: ${note}`),
    ...(details.unmapped.length > 0
      ? [
          `\nCategorías sin equivalencia (npm run catalog:import -- --categories las lista). Para el mapeo:`,
          mappingOf(details.unmapped),
        ]
      : []),
    ...some(
      'Se muestran y el archivo no las trae (--missing hide las oculta)',
      ['código'],
      details.missing.map((code) => [code]),
    ),
    ...some(
      'Rechazadas por motivo',
      ['filas', 'campo', 'motivo'],
      report.refusedByReason.map(({ field, reason, rows }) => [String(rows), field, reason]),
    ),
    ...some('Filas rechazadas', remarkHead, details.refused.map(remarkRow)),
    ...some(
      dryRun ? 'Se cambiarían' : 'Cambiados',
      ['línea', 'código', 'campo', 'antes', 'después'],
      details.changed.flatMap(({ itemCode, line, changes }) =>
        changes.map(({ field, before, after }) => [
          String(line),
          itemCode,
          field,
          written(field, before),
          written(field, after),
        ]),
      ),
    ),
    ...some(
      dryRun ? 'Valores de filtro que se crearían' : 'Valores de filtro nuevos',
      ['valor'],
      details.filters.map((one) => [one]),
    ),
    ...some('Avisos por motivo', ['avisos', 'campo', 'motivo', 'por ejemplo'], warningsOf(details.warnings)),
    ...some('Repetidas', remarkHead, details.merged.map(remarkRow)),
    ...some('No se ven en la tienda, o no como deben', ['productos', 'motivo'], reasonsOf(details.notShown)),
  ].join('\n');
}
