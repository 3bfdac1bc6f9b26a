import type { OrderColumn } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { sites } from '@actual/contracts/facts/company/brands';
import { type OrderState, orderStates } from '@actual/contracts/facts/payment/states';
import { ReportAddress, withoutCanceled } from '../reports/report-address';

const columns: readonly OrderColumn[] = [
  ...(['folio', 'createdAt', 'client', 'Store', 'paymentType', 'pieces', 'total', 'ammountPaid', 'status'] as const),
];

/** The columns that the report can show of an order. */
export const orderColumnKeys = [
  ...(['folio', 'date', 'client', 'email', 'store', 'seller', 'payment', 'pieces', 'total', 'paid'] as const),
  ...(['returned', 'status', 'erp', 'delivery'] as const),
];

/** `/reports/orders` and its filters. */
export const orderAddress = new ReportAddress<OrderColumn, OrderState>(
  staffPages.orders.path,
  columns,
  ['client', 'Store', 'paymentType', 'status'],
  orderStates,
  'createdAt',
  { site: sites, live: [withoutCanceled] },
  orderColumnKeys,
);
