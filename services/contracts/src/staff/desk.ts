import { z } from 'zod';
import { orderStatus } from '../checkout/order-shapes';
import { endpointsOf } from '../endpoint';
import { dateTime, day, id, pesos } from '../shapes';

/** The work to list: the caller's own, or everybody's. */
export const deskScope = z.enum(['own', 'all']);
export type DeskScope = z.infer<typeof deskScope>;

const ofPerson = {
  folio: z.string(),
  client: z.string(),
  phone: z.string().nullable().describe('of whom it is for, with its country code'),
};
const ofQuotation = { id: id.describe('of the quotation'), ...ofPerson };

/** The tasks that wait for a seller, most urgent first. `total` also counts the ones a list leaves out. */
export const deskToday = z.object({
  day: day.describe('today, on the store’s clock'),
  steps: z.object({
    total: z.number().int(),
    data: z.array(z.object({ ...ofQuotation, text: z.string(), day, seller: z.string().nullable() })),
  }),
  closing: z.object({
    total: z.number().int(),
    data: z.array(z.object({ ...ofQuotation, day, seller: z.string().nullable() })),
  }),
  expiring: z.object({
    total: z.number().int(),
    data: z
      .array(z.object({ ...ofQuotation, amount: pesos, seller: z.string().nullable() }))
      .describe('made today for somebody who can be reached: their prices end with the day'),
  }),
  leads: z.object({
    total: z.number().int(),
    data: z.array(z.object({ ...ofQuotation, phone: z.string(), email: z.string(), createdAt: dateTime })),
  }),
  payments: z.object({
    total: z.number().int(),
    data: z.array(
      z.object({
        ...ofQuotation,
        paymentType: z.string(),
        amount: pesos,
        failedAt: dateTime,
        attemptsUsedUp: z.boolean().describe('the client can pay no more by themselves'),
      }),
    ),
  }),
  transfers: z.object({
    total: z.number().int(),
    data: z.array(
      z.object({
        orderId: id,
        ...ofPerson,
        paymentType: z.string(),
        due: pesos,
        expiresAt: dateTime,
      }),
    ),
  }),
});
export type DeskToday = z.infer<typeof deskToday>;

export const deskFinds = z.object({
  orders: z.array(z.object({ id, folio: z.string(), client: z.string(), status: orderStatus })),
  quotations: z.array(z.object({ id, folio: z.string(), client: z.string(), isClosed: z.boolean() })),
});
export type DeskFinds = z.infer<typeof deskFinds>;

export const deskEndpoints = endpointsOf('staff', {
  'GET /desk/today': {
    access: 'staff',
    summary:
      'Today’s work: next steps, expected closings, prices that end, new leads, failed payments, transfers that lapse',
    query: z.object({ scope: deskScope.default('own') }),
    response: deskToday,
  },
  'POST /desk/find': {
    access: 'staff',
    summary: 'Orders and quotations by folio, e-mail, telephone or the client’s name, newest first',
    body: z.object({ term: z.string().trim().min(1).max(120) }),
    response: deskFinds,
  },
});
