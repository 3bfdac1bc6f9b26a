import type { OrderColumn, OrderRow } from '@actual/contracts';
import { paymentTypeShortName } from '@actual/contracts/facts/payment-types';
import { orderStateWord } from '@actual/contracts/facts/states';
import { Link } from '@actual/shell-contract';
import { formatNumber, formatPesos } from '@actual/ui';
import type { ReactNode } from 'react';
import { StateTag } from './StateTag';
import { momentWords } from './words';

/** A column of the report: what it is called, whether it sorts, and what its cells hold. */
export interface ReportColumn {
  key: string;
  title: string;
  sort?: OrderColumn;
  figures?: boolean;
  cell: (row: OrderRow, year: number) => ReactNode;
}

const isPaid = (row: OrderRow): boolean => row.ammountPaid >= row.total;

export const reportColumns: readonly ReportColumn[] = [
  {
    key: 'folio',
    title: 'Folio',
    sort: 'folio',
    cell: ({ id, folio }) => (
      <Link to={`/checkout/order/${id}`} data-row="">
        {folio}
      </Link>
    ),
  },
  {
    key: 'date',
    title: 'Fecha',
    sort: 'createdAt',
    cell: ({ createdAt }, year) => <time dateTime={createdAt}>{momentWords(createdAt, year)}</time>,
  },
  {
    key: 'client',
    title: 'Cliente',
    sort: 'client',
    cell: ({ client, invited }) => (
      <>
        {client}
        {invited ? <small>Invitado</small> : null}
      </>
    ),
  },
  { key: 'store', title: 'Tienda', sort: 'Store', cell: ({ Store }) => Store },
  { key: 'seller', title: 'Vendedor', cell: ({ seller }) => seller ?? <span data-soft="">Web</span> },
  {
    key: 'payment',
    title: 'Tipo de pago',
    sort: 'paymentType',
    cell: ({ paymentType }) => paymentTypeShortName(paymentType),
  },
  { key: 'pieces', title: 'Piezas', sort: 'pieces', figures: true, cell: ({ pieces }) => formatNumber(pieces) },
  { key: 'total', title: 'Total', sort: 'total', figures: true, cell: ({ total }) => formatPesos(total) },
  {
    key: 'paid',
    title: 'Pagado',
    sort: 'ammountPaid',
    figures: true,
    // what is paid steps back, what is owed stands out
    cell: (row) =>
      isPaid(row) ? (
        <span data-soft="">{formatPesos(row.ammountPaid)}</span>
      ) : (
        <strong>{formatPesos(row.ammountPaid)}</strong>
      ),
  },
  {
    key: 'status',
    title: 'Estatus',
    sort: 'status',
    cell: ({ status }) => <StateTag $status={status}>{orderStateWord(status, true)}</StateTag>,
  },
  {
    key: 'erp',
    title: 'ERP',
    cell: ({ sapDocument }) => <span data-soft="">{sapDocument ? `OV ${sapDocument}` : '—'}</span>,
  },
];
