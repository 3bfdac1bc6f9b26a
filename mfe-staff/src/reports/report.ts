import type { ReportExport } from '@actual/contracts';
import type { ExportFormat, SavedReport } from '@actual/contracts/facts/desk/exports';
import type { ApiClient } from '@actual/shell-contract';
import type { ReactNode } from 'react';
import type { Fact } from '../layout/Facts';
import type { ReportAddress, ReportView } from './report-address';

/** A column of a report: its name, whether it sorts, its look and the content of its cells. */
export interface ReportColumn<Row, Sort extends string> {
  key: string;
  title: string;
  sort?: Sort;
  figures?: boolean;
  /** In pixels at the usual text size; the remaining space is shared out. Longer text is cut. */
  width: number;
  /** On windows up to so many pixels it is not shown, unless it was chosen. */
  hiddenUpTo?: number;
  /** Shown only where it was chosen. */
  optional?: true;
  /** Its row cannot be opened without it. */
  always?: true;
  cell: (row: Row, year: number) => ReactNode;
  /** Its cell in the line that sums the page. */
  foot?: (rows: readonly Row[]) => ReactNode;
}

/** The choices of a report's filters. */
export interface Choices {
  Stores: readonly { code: string; name: string }[];
  Users: readonly { id: string; name: string }[];
}

/** A page of a report, as its call answers it. */
export interface ReportReply<Row, Totals> extends Choices {
  data: readonly Row[];
  total: number;
  totals: Totals;
}

/** The rows of a view to export, and the format. */
export interface ExportAsked {
  format: ExportFormat;
  /** Only these rows of it; all of them without. */
  ids?: string[];
  idempotencyKey: string;
}

/** One report of the desk: orders, quotations. */
export interface Report<Row extends { id: string }, Totals, Sort extends string, Status extends string> {
  name: SavedReport;
  title: string;
  /** «pedido», «pedidos» */
  noun: readonly [one: string, many: string];
  address: ReportAddress<Sort, Status>;
  statusWord: (status: Status) => string;
  columns: readonly ReportColumn<Row, Sort>[];
  figures: (totals: Totals, year: number) => readonly Fact[];
  /** How many rows each of some views has. */
  countsOf: (api: ApiClient, views: readonly ReportView<Sort, Status>[]) => Promise<{ counts: number[] }>;
  /** Begins to write what a view shows into a file. */
  exportOf: (api: ApiClient, view: ReportView<Sort, Status>, asked: ExportAsked) => Promise<ReportExport>;
  /** The rows that follow one of a view in its order. */
  rowsAfter: (
    api: ApiClient,
    view: ReportView<Sort, Status>,
    after: string,
    signal: AbortSignal,
  ) => Promise<{ data: readonly Row[]; next: string | null }>;
}
