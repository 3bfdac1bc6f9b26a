import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { shownColumns } from '../columns/shown-columns';
import type { ReportColumn } from '../report';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** Rows that somebody chose, by their ids. */
export type Chosen = Readonly<Record<string, true>>;

interface ReportTableInput<Row extends { id: string }, Sort extends string> {
  columns: readonly ReportColumn<Row, Sort>[];
  rows: readonly Row[];
  /** The columns that the view names. */
  named: string;
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
}

/** The table's model: which columns are shown and which rows are chosen. Order and filters are the service's. */
export function useReportTable<Row extends { id: string }, Sort extends string>({
  columns,
  rows,
  named,
  chosen,
  onChosen,
}: ReportTableInput<Row, Sort>) {
  const definitions = useMemo(() => columns.map(({ key, title }) => ({ id: key, header: title })), [columns]);
  const columnVisibility = useMemo(() => {
    const shown = new Set(shownColumns(columns, named).map(({ key }) => key));
    return Object.fromEntries(columns.map(({ key }) => [key, shown.has(key)]));
  }, [columns, named]);
  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ id }) => id,
    state: { columnVisibility, rowSelection: chosen },
    onRowSelectionChange: (change) => onChosen(typeof change === 'function' ? change(chosen) : change),
  });
  const shown = useMemo(() => shownColumns(columns, named), [columns, named]);
  return { table, shown };
}
export type ReportTableModel<Row extends { id: string }> = ReturnType<typeof useReportTable<Row, string>>['table'];
