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
        .regex(/^\d{1,6}$/)
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
export type TableQuery = z.input<typeof tableQuery>;

export const orderRow = z.object({
  id,
  folio: z.string(),
  createdAt: dateTime,
  client: z.string(),
  email: z.string(),
  site: z.string(),
  paymentType: z.string(),
  status: orderStatus,
  statusLabel: z.string(),
  total: pesos,
  ammountPaid: pesos,
  sapDocument: z.string().nullable(),
  deliveryDate: day.nullable(),
});
export type OrderRow = z.infer<typeof orderRow>;

export const reportEndpoints = {
  'POST /order/all/find/{page}': endpoint({
    method: 'POST',
    path: '/order/all/find/{page}',
    service: 'staff',
    access: 'staff',
    summary: 'Orders of every client, ten a page, with totals of the same filter',
    params: z.object({ page: pageParam }),
    body: tableQuery,
    response: z.object({
      data: z.array(orderRow),
      total: z.number().int(),
      totals: z.object({
        orders: z.number().int(),
        amount: pesos,
        paid: pesos,
        pendingSap: z.number().int(),
        pendingPayment: z.number().int(),
        canceled: z.number().int(),
      }),
    }),
  }),
};
