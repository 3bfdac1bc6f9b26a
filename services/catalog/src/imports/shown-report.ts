import type { ImportReportShown } from '@actual/contracts';
import { importUploads, isValuedField } from '@actual/contracts/facts/catalog/imports';
import { type Categories, type ImportReport, written } from '@actual/database/importer/index';

const { shown, categories: mostValues } = importUploads;
type Unmapped = ImportReportShown['lists']['unmapped'][number];

/** How many rows say each, the commonest first. */
function counted<T>(all: readonly T[], keyOf: (one: T) => string): { one: T; rows: number }[] {
  const found = new Map<string, { one: T; rows: number }>();
  for (const one of all) {
    const key = keyOf(one);
    found.set(key, { one, rows: (found.get(key)?.rows ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.rows - a.rows);
}

/** Categories and values that staff can say the meaning of, once each. */
function unmappedIn({ details }: ImportReport, categories: Categories): Unmapped[] {
  const near = (name: string): string[] => {
    const found = categories.withAncestors([name]);
    return 'near' in found ? [...found.near] : [];
  };
  const values = counted(
    details.refused.filter(({ field, value }) => isValuedField(field) && value !== ''),
    ({ field, value }) => `${field}\n${value}`,
  );
  return [
    ...details.unmapped.map(({ value, rows }) => ({ field: 'Categories', value, rows, near: near(value) })),
    ...values.map(({ one: { field, value }, rows }) => ({ field, value, rows, near: [] })),
  ].slice(0, mostValues);
}

/** A report as the page shows it. */
export function shownReport(report: ImportReport, categories: Categories, hides: boolean): ImportReportShown {
  const { details } = report;
  const byReason = counted(details.warnings, ({ field, reason }) => `${field}\n${reason}`);
  const hiddenReasons = counted(
    details.notShown.flatMap(({ reasons }) => reasons),
    (reason) => reason,
  );
  return {
    dryRun: report.dryRun,
    seconds: report.seconds,
    rows: report.rows,
    created: report.created,
    changed: report.changed,
    unchanged: report.unchanged,
    hidden: hides ? details.missing.length : 0,
    refused: report.refused,
    merged: report.merged,
    leftOut: report.leftOut,
    warnings: report.warnings,
    notShown: report.notShown,
    missing: details.missing.length,
    lists: {
      created: details.created.slice(0, shown),
      changed: details.changed.slice(0, shown).map(({ itemCode, line, changes }) => ({
        itemCode,
        line,
        changes: changes.map(({ field, before, after }) => ({
          field,
          before: written(field, before),
          after: written(field, after),
        })),
      })),
      refused: details.refused.slice(0, shown),
      refusedByReason: report.refusedByReason.slice(0, shown),
      warnings: byReason.slice(0, shown).map(({ one: { field, reason }, rows }) => ({ field, reason, rows })),
      notShown: hiddenReasons.slice(0, shown).map(({ one, rows }) => ({ reason: one, rows })),
      missing: details.missing.slice(0, shown),
      filters: details.filters.slice(0, shown),
      unreadColumns: details.unreadColumns.slice(0, shown),
      notes: [...details.notes],
      unmapped: unmappedIn(report, categories),
    },
  };
}
