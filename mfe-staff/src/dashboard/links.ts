import { orderAddress } from '../orders/order-address';
import { quotationAddress } from '../quotations/quotation-address';
import { withoutCanceled } from '../reports/report-address';
import type { Days } from './dashboard-queries';

type Filters = Partial<Record<'payment' | 'store' | 'soldBy' | 'site' | 'step' | 'reason', string>>;

/** Where the rows behind a figure are: the report with the same days, shop and whatever else the figure is of. */
export function rowsOf(days: Days, store: string) {
  const scope = { from: days.start, to: days.end, store };
  // canceled orders are no sales
  const sold = { ...scope, live: withoutCanceled };
  return {
    orders: (filters: Filters = {}) => orderAddress.href({ ...sold, ...filters }),
    ordersOfDay: (day: string) => orderAddress.href({ ...sold, from: day, to: day }),
    quotations: (filters: Filters & { status?: 'ordered' | 'lost' } = {}) =>
      quotationAddress.href({ ...scope, ...filters }),
  };
}
export type RowLinks = ReturnType<typeof rowsOf>;
