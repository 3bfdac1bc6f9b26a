import { z } from 'zod';
import { orderStatus } from '../../checkout/order-shapes';
import { endpointsOf } from '../../endpoint';
import { dateTime, day, id, pageParam, pesos } from '../../shapes';
import { commonFilters, dateRange, direction, figures, filtersOf, following, tableQuery } from './table-query';

/** Columns the report of orders can be sorted by. */
export const orderColumn = z.enum([
  'folio',
  'createdAt',
  'client',
  'Store',
  'paymentType',
  'pieces',
  'total',
  'ammountPaid',
  'status',
]);
export type OrderColumn = z.infer<typeof orderColumn>;

export const orderRow = z.object({
  id,
  folio: z.string(),
  createdAt: dateTime,
  client: z.string(),
  invited: z.boolean(),
  email: z.string(),
  site: z.string(),
  Store: z.string().describe('the seller’s store; the brand’s name for an order of the web'),
  seller: z.string().nullable(),
  paymentType: z.string(),
  status: orderStatus,
  statusLabel: z.string(),
  pieces: z.number().int(),
  total: pesos,
  ammountPaid: pesos,
  returned: pesos.describe('of it, what was given back of an order that goes on'),
  sapDocument: z.string().nullable(),
  deliveryDate: day.nullable(),
});
export type OrderRow = z.infer<typeof orderRow>;

export const orderTableQuery = tableQuery.extend({
  fields: z
    .array(orderRow.keyof())
    .min(1)
    .optional()
    .describe('only these of each row, beside its id; every one unless told'),
  orderby: z.object({ column: orderColumn, direction }).optional(),
  filters: filtersOf(
    commonFilters.extend({ status: orderStatus.optional(), canceled: z.boolean().optional() }),
  ).default({}),
});
export type OrderTableQuery = z.output<typeof orderTableQuery>;

/** Figures over every order of the filter, not only the page. */
export const orderTotals = z.object({
  orders: z.number().int(),
  amount: z.number().describe('of the orders that are not canceled'),
  paid: z.number(),
  due: z.number().describe('the amount owed on orders that are not canceled'),
  dueOrders: z.number().int(),
  pendingSap: z.number().int(),
  oldestPendingSap: dateTime.nullable(),
  pendingPayment: z.number().int(),
  canceled: z.number().int(),
  canceledAmount: z.number(),
  average: pesos.describe('of an order that is not canceled'),
});
export type OrderTotals = z.infer<typeof orderTotals>;

/** The choices that a report's filters offer. */
export const reportChoices = {
  Stores: z.array(z.object({ code: z.string(), name: z.string() })).describe('brands, for the web’s own, and shops'),
  Users: z.array(z.object({ id, name: z.string() })).describe('everybody who sells or has sold'),
};

const ofUser = { params: z.object({ id }), body: z.object({ dateRange: dateRange.optional() }) };

export const orderReportEndpoints = endpointsOf('staff', {
  'POST /order/all/find/{page}': {
    access: 'staff',
    summary: 'Orders of every client, a page at a time, with totals of the same filter',
    params: z.object({ page: pageParam }),
    body: orderTableQuery,
    response: z.object({ data: z.array(orderRow), total: z.number().int(), totals: orderTotals, ...reportChoices }),
  },
  'POST /order/all/rows': {
    access: 'staff',
    summary: 'Orders of a filter that follow one of them in its order, without totals',
    body: orderTableQuery.extend({ after: id }),
    response: following(orderRow),
  },
  'POST /order/user/{id}/totals': {
    access: 'staff',
    summary: 'Pesos of a seller’s orders that are not canceled: altogether, and of some days',
    ...ofUser,
    response: figures(z.number()),
  },
  'POST /order/user/{id}/count': {
    access: 'staff',
    summary: 'How many orders of a seller are not canceled: altogether, and of some days',
    ...ofUser,
    response: figures(z.number().int()),
  },
});
