import { z } from 'zod';
import { orderStatus } from '../checkout/order';
import { endpoint } from '../endpoint';
import { dateTime, day, id, pageParam, pesos } from '../shapes';

/** Payload of every staff table (accounts 7): filters default to all. */
export const tableQuery = z.object({
  page: pageParam.optional(),
  orderby: z.object({ column: z.string().max(40), direction: z.enum(['ASC', 'DESC']) }).optional(),
  filters: z
    .object({
      folio: z
        .string()
        .regex(/^\d{1,9}$/)
        .optional(),
      paymentType: z.string().max(40).optional(),
      status: orderStatus.optional(),
      Store: z.string().max(40).optional(),
    })
    .default({}),
  term: z.string().max(120).optional(),
  dateRange: z.object({ start: day.optional(), end: day.optional() }).optional(),
  clientSearch: z.string().max(120).optional(),
});

/** Columns a report of orders can be sorted by. */
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
  'deliveryDate',
]);
export type OrderColumn = z.infer<typeof orderColumn>;

export const orderTableQuery = tableQuery.extend({
  orderby: z.object({ column: orderColumn, direction: z.enum(['ASC', 'DESC']) }).optional(),
});
export type OrderTableQuery = z.input<typeof orderTableQuery>;

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
  sapDocument: z.string().nullable(),
  deliveryDate: day.nullable(),
});
export type OrderRow = z.infer<typeof orderRow>;

/** Figures over every order of the filter, not only the page. */
export const orderTotals = z.object({
  orders: z.number().int(),
  amount: pesos,
  paid: pesos,
  due: pesos.describe('what is owed on orders that are not canceled'),
  dueOrders: z.number().int(),
  pendingSap: z.number().int(),
  oldestPendingSap: dateTime.nullable(),
  pendingPayment: z.number().int(),
  canceled: z.number().int(),
  average: pesos,
});
export type OrderTotals = z.infer<typeof orderTotals>;

export const reportEndpoints = {
  'POST /order/all/find/{page}': endpoint({
    method: 'POST',
    path: '/order/all/find/{page}',
    service: 'staff',
    access: 'staff',
    summary: 'Orders of every client, a page at a time, with totals of the same filter',
    params: z.object({ page: pageParam }),
    body: orderTableQuery,
    response: z.object({
      data: z.array(orderRow),
      total: z.number().int(),
      totals: orderTotals,
      /** What the store filter offers: the brands (orders of the web) and the physical stores. */
      Stores: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
};
