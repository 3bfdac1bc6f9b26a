import { z } from 'zod';
import { endpointsOf } from '../../endpoint';
import { lostReasons } from '../../facts/desk/follow-up';
import { day } from '../../shapes';

/** Days of a report, a year of them at most. */
export const reportDays = z
  .object({ start: day, end: day })
  .refine(({ start, end }) => start <= end && Date.parse(end) - Date.parse(start) <= 366 * 86_400_000, {
    message: 'no more than a year',
  });

/** Orders and their pesos of something: a day, a shop, a way to pay. */
const part = z.object({ code: z.string(), name: z.string(), orders: z.number().int(), amount: z.number() });
export type SalesPart = z.infer<typeof part>;

const figure = z.object({ now: z.number().nullable(), before: z.number().nullable() });
export type DashboardFigure = z.infer<typeof figure>;

export const dashboard = z.object({
  dateRange: z.object({ start: day, end: day }),
  previous: z.object({ start: day, end: day }).describe('as many days just before'),
  sales: figure.describe('orders of the days that are not canceled, paid or not'),
  due: z.number().describe('pesos of those sales that are not paid yet'),
  orders: figure,
  average: figure,
  conversion: figure.describe(
    'percent of the quotations begun in the days that became an order, canceled since or not',
  ),
  promiseKept: figure.describe('percent of ordered articles promised no later than when they were quoted first'),
  daysToClose: figure.describe('days from quotation to order, the middle one'),
  byDay: z.array(z.object({ day, orders: z.number().int(), amount: z.number(), before: z.number(), beforeDay: day })),
  bySite: z.array(part),
  byStore: z.array(part),
  bySeller: z.array(
    part.extend({ quotations: z.number().int(), ordered: z.number().int().describe('of those quotations') }),
  ),
  byPaymentType: z.array(part),
  funnel: z.object({
    quotations: z.number().int(),
    followed: z.number().int(),
    tried: z.number().int().describe('a payment was tried'),
    ordered: z.number().int(),
  }),
  lost: z.array(z.object({ reason: z.enum(lostReasons), count: z.number().int() })),
  closing: z.array(z.object({ upTo: z.number().int().nullable(), orders: z.number().int() })),
  Stores: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardEndpoints = endpointsOf('staff', {
  'POST /reports/dashboard': {
    access: 'staff',
    summary: 'Sales, quotations and promises of some days, beside as many days before; canceled orders are no sales',
    body: z.object({
      dateRange: reportDays,
      Store: z.string().max(40).optional(),
    }),
    response: dashboard,
  },
});
