import type { QuotationColumn, QuotationRow } from '@actual/contracts';
import { paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import { QuotationState, quotationStateWords } from '@actual/contracts/facts/payment/quotation-states';
import { formatDate } from '@actual/contracts/facts/text/written';
import { Link } from '@actual/shell-contract';
import { formatNumber, formatPesos } from '@actual/ui';
import { dayWords, momentWords } from '../reports/moment-words';
import type { ReportColumn } from '../reports/report';
import { StateTag, type Tone } from '../reports/StateTag';
import { sumOf, sumWords } from '../reports/sums';
import type { quotationColumnKeys } from './quotation-address';

/** The noun for one quotation and for several. */
export const quotationNoun = ['cotización', 'cotizaciones'] as const;

export const quotationTones: Readonly<Record<QuotationState, Tone>> = {
  [QuotationState.open]: 'neutral',
  [QuotationState.ordered]: 'good',
  [QuotationState.lost]: 'bad',
  [QuotationState.merged]: 'neutral',
};

type Column = ReportColumn<QuotationRow, QuotationColumn> & { key: (typeof quotationColumnKeys)[number] };

export const quotationColumns: readonly Column[] = [
  {
    key: 'folio',
    title: 'Folio',
    sort: 'folio',
    width: 72,
    always: true,
    cell: ({ id, folio }) => (
      <Link to={`/quotations/edit/${id}`} data-row="">
        {folio}
      </Link>
    ),
  },
  {
    key: 'date',
    title: 'Fecha',
    sort: 'createdAt',
    width: 116,
    cell: ({ createdAt }, year) => <time dateTime={createdAt}>{momentWords(createdAt, year)}</time>,
  },
  {
    key: 'client',
    title: 'Cliente',
    sort: 'client',
    width: 176,
    cell: ({ client, invited }) =>
      client ? (
        <>
          <span>{client}</span>
          {invited ? <small> Invitado</small> : null}
        </>
      ) : (
        <span data-soft="">Sin nombre</span>
      ),
    foot: ({ length }) => sumWords(length, quotationNoun),
  },
  {
    key: 'email',
    title: 'Correo',
    width: 200,
    optional: true,
    cell: ({ email }) => email ?? <span data-soft="">—</span>,
  },
  { key: 'store', title: 'Tienda', sort: 'Store', width: 108, hiddenUpTo: 1080, cell: ({ Store }) => Store },
  {
    key: 'seller',
    title: 'Vendedor',
    sort: 'seller',
    width: 96,
    hiddenUpTo: 1384,
    cell: ({ seller }) => seller ?? <span data-soft="">Web</span>,
  },
  {
    key: 'payment',
    title: 'Tipo de pago',
    width: 110,
    hiddenUpTo: 1180,
    cell: ({ paymentType }) => (paymentType ? paymentTypeShortName(paymentType) : <span data-soft="">—</span>),
  },
  {
    key: 'pieces',
    title: 'Piezas',
    sort: 'pieces',
    figures: true,
    width: 58,
    hiddenUpTo: 1080,
    cell: ({ pieces }) => formatNumber(pieces),
    foot: (rows) => formatNumber(sumOf(rows, ({ pieces }) => pieces)),
  },
  {
    key: 'total',
    title: 'Total',
    sort: 'total',
    figures: true,
    width: 100,
    cell: ({ total }) => formatPesos(total),
    foot: (rows) => formatPesos(sumOf(rows, ({ total }) => total)),
  },
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
