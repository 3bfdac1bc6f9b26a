import type { OrderColumn, OrderRow } from '@actual/contracts';
import { paymentTypeShortName } from '@actual/contracts/facts/payment-types';
import { orderStateWord } from '@actual/contracts/facts/states';
import { Link } from '@actual/shell-contract';
import { formatNumber, formatPesos } from '@actual/ui';
import type { ReactNode } from 'react';
import { narrowWidth } from '../layout/StaffPage';
import { momentWords } from './moment-words';
import { StateTag } from './StateTag';

/** A column of the report: what it is called, whether it sorts, how it looks and what its cells hold. */
export interface ReportColumn {
  key: string;
  title: string;
  sort?: OrderColumn;
  figures?: boolean;
  /** Longer text is cut. */
  maxWidth?: number;
  /** On windows up to so many pixels it is not shown. */
  hiddenUpTo?: number;
  cell: (row: OrderRow, year: number) => ReactNode;
  /** Its cell in the line that sums the page. */
  foot?: (rows: readonly OrderRow[]) => ReactNode;
}

const isPaid = (row: OrderRow): boolean => row.ammountPaid >= row.total;
const sum = (rows: readonly OrderRow[], of: (row: OrderRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

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
    maxWidth: 240,
    cell: ({ client, invited }) => (
      <>
        {client}
        {invited ? <small>Invitado</small> : null}
      </>
    ),
    foot: ({ length }) => `Suma de esta página, ${length} ${length === 1 ? 'pedido' : 'pedidos'}`,
  },
  { key: 'store', title: 'Tienda', sort: 'Store', maxWidth: 150, hiddenUpTo: 1080, cell: ({ Store }) => Store },
  {
    key: 'seller',
    title: 'Vendedor',
    maxWidth: 150,
    hiddenUpTo: 1280,
    cell: ({ seller }) => seller ?? <span data-soft="">Web</span>,
  },
  {
    key: 'payment',
    title: 'Tipo de pago',
    sort: 'paymentType',
    hiddenUpTo: 860,
    cell: ({ paymentType }) => paymentTypeShortName(paymentType),
  },
  {
    key: 'pieces',
    title: 'Piezas',
    sort: 'pieces',
    figures: true,
    hiddenUpTo: 1080,
    cell: ({ pieces }) => formatNumber(pieces),
    foot: (rows) => formatNumber(sum(rows, ({ pieces }) => pieces)),
  },
  {
    key: 'total',
    title: 'Total',
    sort: 'total',
    figures: true,
    cell: ({ total }) => formatPesos(total),
    foot: (rows) => formatPesos(sum(rows, ({ total }) => total)),
  },
  {
    key: 'paid',
    title: 'Pagado',
    sort: 'ammountPaid',
    figures: true,
    hiddenUpTo: narrowWidth,
    // what is paid steps back, what is owed stands out
    cell: (row) =>
      isPaid(row) ? (
        <span data-soft="">{formatPesos(row.ammountPaid)}</span>
      ) : (
        <strong>{formatPesos(row.ammountPaid)}</strong>
      ),
    foot: (rows) => formatPesos(sum(rows, ({ ammountPaid }) => ammountPaid)),
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
    hiddenUpTo: 1200,
    cell: ({ sapDocument }) => <span data-soft="">{sapDocument ? `OV ${sapDocument}` : '—'}</span>,
  },
];
