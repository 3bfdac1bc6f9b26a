/** The file formats of an exported report. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Reports whose filters staff save under a name. */
export const savedReports = ['orders', 'quotations'] as const;
export type SavedReport = (typeof savedReports)[number];

export const exportedReports = [...savedReports, 'measures'] as const;
export type ExportedReport = (typeof exportedReports)[number];
const exportNames: Readonly<Record<ExportedReport, string>> = {
  orders: 'pedidos',
  quotations: 'cotizaciones',
  measures: 'medidas',
};
interface Days {
  start?: string | undefined;
  end?: string | undefined;
}
/** Days as part of a file's name: `2026-11-01-a-2026-11-18`, `desde-2026-11-01`. */
export function daysInFileName({ start, end }: Days): string {
  if (start === end) return start ?? '';
  return start && end ? `${start}-a-${end}` : start ? `desde-${start}` : `hasta-${end}`;
}
/** The name of an exported report's file: `pedidos-2026-11-29.xlsx`, by the day it was made where it is not of some days. */
export const exportFileName = (report: ExportedReport, made: string, format: ExportFormat, days: Days = {}): string =>
  `${exportNames[report]}-${daysInFileName(days) || made}.${format}`;

/** Where an export stands. */
export const ExportState = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  stopped: 'stopped',
} as const;
export type ExportState = (typeof ExportState)[keyof typeof ExportState];
export const exportStates: readonly ExportState[] = Object.values(ExportState);

/** Exports that somebody still waits for. */
export const exportUnderWay = [ExportState.waiting, ExportState.running] as const;
export const isExportUnderWay = (state: ExportState): boolean => exportUnderWay.some((one) => one === state);

/** What exported orders and quotations both say. */
const fieldsOfBoth = [
  'folio',
  'createdAt',
  'client',
  'CardCode',
  'email',
  'phone',
  'invited',
  'site',
  'Store',
  'seller',
  'paymentType',
  'pieces',
] as const;
/** Columns of an exported order, as `fields` names them; each file has those that were asked, in the order asked. */
export const orderFields = [
  ...fieldsOfBoth,
  'subtotal',
  'discount',
  'total',
  'ammountPaid',
  'returned',
  'due',
  'status',
  'sapDocument',
  'deliveryDate',
  'quotation',
] as const;
export const quotationFields = [
  ...fieldsOfBoth,
  'total',
  'totalPg1',
  'totalPg2',
  'totalPg3',
  'totalPg4',
  'status',
  'order',
  'lostReason',
  'estimatedCloseDate',
  'nextStep',
  'nextStepDay',
] as const;
export type OrderField = (typeof orderFields)[number];
export type QuotationField = (typeof quotationFields)[number];
