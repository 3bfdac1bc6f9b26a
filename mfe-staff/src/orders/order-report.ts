import type { OrderColumn, OrderRow, OrderTotals } from '@actual/contracts';
import { OrderState, orderStateWord } from '@actual/contracts/facts/payment/states';
import { countWords } from '@actual/contracts/facts/text/written';
import { formatNumber, formatPesos } from '@actual/ui';
import { momentWords } from '../reports/moment-words';
import type { Report } from '../reports/report';
import { shareWords } from '../reports/sums';
import { orderColumns } from './columns';
import { orderAddress } from './order-address';
import { canceledNoun, orderNoun } from './order-words';

const counted = (count: number): string => countWords(count, ...orderNoun);

export const orderReport: Report<OrderRow, OrderTotals, OrderColumn, OrderState> = {
  name: 'orders',
  title: 'Pedidos',
  noun: orderNoun,
  address: orderAddress,
  statusWord: (status) => orderStateWord(status, true),
  columns: orderColumns,
  figures: (totals, year) => [
    {
      label: 'Pedidos',
      value: formatNumber(totals.orders),
      note: totals.canceled > 0 ? countWords(totals.canceled, ...canceledNoun) : null,
    },
    {
      label: 'Vendido',
      value: formatPesos(totals.amount),
      note: totals.canceled > 0 ? `y ${formatPesos(totals.canceledAmount)} cancelado` : null,
    },
    { label: 'Pagado', value: formatPesos(totals.paid), note: shareWords(totals.paid, totals.amount) },
    {
      label: 'Por cobrar',
      value: formatPesos(totals.due),
      note: totals.dueOrders > 0 ? counted(totals.dueOrders) : null,
    },
    {
      label: orderStateWord(OrderState.pendingSap, true),
      value: formatNumber(totals.pendingSap),
      note: totals.oldestPendingSap ? `el más viejo, ${momentWords(totals.oldestPendingSap, year)}` : null,
    },
    { label: 'Ticket promedio', value: formatPesos(totals.average) },
  ],
  countsOf: (api, views) =>
    api('POST /order/all/counts', { body: { queries: views.map((view) => orderAddress.query(view)) } }),
  exportOf: (api, view, { idempotencyKey, ...asked }) =>
    api('POST /order/all/export', { body: { ...orderAddress.query(view), ...asked } }, { idempotencyKey }),
  rowsAfter: (api, view, after, signal) =>
    api('POST /order/all/rows', { body: { ...orderAddress.query(view), after } }, { signal }),
};
