import type { QuotationColumn, QuotationRow, QuotationTotals } from '@actual/contracts';
import { type QuotationState, quotationStateWords } from '@actual/contracts/facts/payment/quotation-states';
import { formatNumber, formatPesos } from '@actual/ui';
import type { Report } from '../reports/report';
import { shareWords } from '../reports/sums';
import { quotationColumns } from './columns';
import { quotationAddress } from './quotation-address';
import { quotationNoun } from './quotation-words';

/** The report of every quotation that ever had an article, for staff. */
export const quotationReport: Report<QuotationRow, QuotationTotals, QuotationColumn, QuotationState> = {
  name: 'quotations',
  title: 'Cotizaciones',
  noun: quotationNoun,
  address: quotationAddress,
  statusWord: (status) => quotationStateWords[status],
  columns: quotationColumns,
  figures: (totals) => [
    { label: 'Cotizaciones', value: formatNumber(totals.quotations) },
    { label: 'Total', value: formatPesos(totals.amount) },
    { label: 'Abiertas', value: formatNumber(totals.open), note: formatPesos(totals.openAmount) },
    { label: 'Con pedido', value: formatNumber(totals.ordered), note: shareWords(totals.ordered, totals.quotations) },
    { label: 'Perdidas', value: formatNumber(totals.lost), note: formatPesos(totals.lostAmount) },
    { label: 'Cotización promedio', value: formatPesos(totals.average) },
  ],
  countsOf: (api, views) =>
    api('POST /quotation/all/counts', { body: { queries: views.map((view) => quotationAddress.query(view)) } }),
  exportOf: (api, view, { idempotencyKey, ...asked }) =>
    api('POST /quotation/all/export', { body: { ...quotationAddress.query(view), ...asked } }, { idempotencyKey }),
  rowsAfter: (api, view, after, signal) =>
    api('POST /quotation/all/rows', { body: { ...quotationAddress.query(view), after } }, { signal }),
};
