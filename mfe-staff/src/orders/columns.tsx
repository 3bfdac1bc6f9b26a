import type { OrderColumn, OrderRow } from '@actual/contracts';
import { paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import { OrderState, orderStateWord } from '@actual/contracts/facts/payment/states';
import { countWords } from '@actual/contracts/facts/text/written';
import { formatDate, formatPesos } from '@actual/ui';
import {
  ClientCell,
  dateColumn,
  folioColumn,
  piecesColumn,
  sellerColumn,
  storeColumn,
  totalColumn,
} from '../reports/columns/shared-columns';
import type { ReportColumn } from '../reports/report';
import { StateTag } from '../reports/StateTag';
import { sumOf, sumWords } from '../reports/sums';
import type { orderColumnKeys } from './order-address';
import { canceledNoun, orderNoun, orderTones } from './order-words';

const isPaid = (row: OrderRow): boolean => row.ammountPaid >= row.total;

type Column = ReportColumn<OrderRow, OrderColumn> & { key: (typeof orderColumnKeys)[number] };

export const orderColumns: readonly Column[] = [
  folioColumn((id) => `/checkout/order/${id}`),
  dateColumn,
  {
    key: 'client',
    title: 'Cliente',
    sort: 'client',
    width: 178,
    cell: ClientCell,
    foot: (rows) => {
      const canceled = rows.filter(({ status }) => status === OrderState.canceled).length;
      return `${sumWords(rows.length, orderNoun)}${canceled > 0 ? `, ${countWords(canceled, ...canceledNoun)}` : ''}`;
    },
  },
  { key: 'email', title: 'Correo', width: 200, optional: true, cell: ({ email }) => email },
  { ...storeColumn, hiddenUpTo: 1120 },
  sellerColumn,
  {
    key: 'payment',
    title: 'Tipo de pago',
    sort: 'paymentType',
    width: 110,
    hiddenUpTo: 940,
    cell: ({ paymentType }) => paymentTypeShortName(paymentType),
  },
  piecesColumn,
  totalColumn,
  {
    key: 'paid',
    title: 'Pagado',
    sort: 'ammountPaid',
    figures: true,
    width: 100,
    hiddenUpTo: 820,
    // paid amounts are muted, owed ones stand out
    cell: (row) =>
      isPaid(row) ? (
        <span data-soft="">{formatPesos(row.ammountPaid)}</span>
      ) : (
        <strong>{formatPesos(row.ammountPaid)}</strong>
      ),
    foot: (rows) => formatPesos(sumOf(rows, ({ ammountPaid }) => ammountPaid)),
  },
  {
    key: 'returned',
    title: 'Devuelto',
    figures: true,
    width: 100,
    optional: true,
    cell: ({ returned }) => formatPesos(returned),
    foot: (rows) => formatPesos(sumOf(rows, ({ returned }) => returned)),
  },
  {
    key: 'status',
    title: 'Estatus',
    sort: 'status',
    width: 122,
    cell: ({ status }) => <StateTag $tone={orderTones[status]}>{orderStateWord(status, true)}</StateTag>,
  },
  {
    key: 'erp',
    title: 'ERP',
    width: 102,
    hiddenUpTo: 1344,
    cell: ({ sapDocument }) => <span data-soft="">{sapDocument ? `OV ${sapDocument}` : '—'}</span>,
  },
  {
    key: 'delivery',
    title: 'Entrega prometida',
    width: 130,
    optional: true,
    cell: ({ deliveryDate }) => (deliveryDate ? formatDate(deliveryDate) : <span data-soft="">—</span>),
  },
];
