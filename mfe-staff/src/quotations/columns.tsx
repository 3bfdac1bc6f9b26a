import type { QuotationColumn, QuotationRow } from '@actual/contracts';
import { paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import { quotationStateWords } from '@actual/contracts/facts/payment/quotation-states';
import { formatDate } from '@actual/contracts/facts/text/written';
import {
  ClientCell,
  dateColumn,
  folioColumn,
  piecesColumn,
  sellerColumn,
  storeColumn,
  totalColumn,
} from '../reports/columns/shared-columns';
import { dayWords } from '../reports/moment-words';
import type { ReportColumn } from '../reports/report';
import { StateTag } from '../reports/StateTag';
import { sumWords } from '../reports/sums';
import type { quotationColumnKeys } from './quotation-address';
import { quotationNoun, quotationTones } from './quotation-words';

type Column = ReportColumn<QuotationRow, QuotationColumn> & { key: (typeof quotationColumnKeys)[number] };

export const quotationColumns: readonly Column[] = [
  folioColumn((id) => `/quotations/edit/${id}`),
  dateColumn,
  {
    key: 'client',
    title: 'Cliente',
    sort: 'client',
    width: 176,
    cell: ClientCell,
    foot: ({ length }) => sumWords(length, quotationNoun),
  },
  {
    key: 'email',
    title: 'Correo',
    width: 200,
    optional: true,
    cell: ({ email }) => email ?? <span data-soft="">—</span>,
  },
  { ...storeColumn, hiddenUpTo: 1080 },
  { ...sellerColumn, sort: 'seller' },
  {
    key: 'payment',
    title: 'Tipo de pago',
    width: 110,
    hiddenUpTo: 1180,
    cell: ({ paymentType }) => (paymentType ? paymentTypeShortName(paymentType) : <span data-soft="">—</span>),
  },
  piecesColumn,
  totalColumn,
  {
    key: 'status',
    title: 'Estatus',
    sort: 'status',
    width: 110,
    cell: ({ status }) => <StateTag $tone={quotationTones[status]}>{quotationStateWords[status]}</StateTag>,
  },
  {
    key: 'close',
    title: 'Cierre estimado',
    sort: 'estimatedCloseDate',
    width: 110,
    hiddenUpTo: 1500,
    cell: ({ estimatedCloseDate }) =>
      estimatedCloseDate ? formatDate(estimatedCloseDate) : <span data-soft="">—</span>,
  },
  {
    key: 'next',
    title: 'Siguiente paso',
    sort: 'nextStep',
    width: 104,
    hiddenUpTo: 820,
    cell: ({ nextStep }, year) =>
      nextStep ? `${dayWords(nextStep.day, year)} · ${nextStep.text}` : <span data-soft="">—</span>,
  },
];
