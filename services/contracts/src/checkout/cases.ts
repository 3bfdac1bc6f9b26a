import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { closingNoteLength } from '../facts/lengths';
import { dateTime, id, pageParam, pesos } from '../shapes';

/** Open: somebody has to act. Closed: money is back, the two agree again, or staff wrote their finding. */
const state = z.enum(['open', 'closed']);
const note = z.string().trim().min(closingNoteLength.shortest).max(closingNoteLength.longest);
const seen = z.object({ by: z.string(), at: dateTime, note: z.string() }).nullable();
const counts = { total: z.number().int(), open: z.number().int() };

export const discrepancy = z.object({
  id: z.number().int(),
  kind: z.string(),
  subject: z.string(),
  sentence: z.string(),
  detail: z.record(z.string(), z.unknown()),
  firstSeen: dateTime,
  lastSeen: dateTime,
  resolved: dateTime.nullable().describe('when the two agreed again'),
  seen: seen.describe('the text of staff’s message'),
  orderId: z.string().nullable(),
  folio: z.string().nullable().describe('of the order'),
  quotationId: z.string().nullable(),
  shopper: z.string().nullable(),
});
export type Discrepancy = z.infer<typeof discrepancy>;

export const refundCase = z.object({
  paymentId: z.string().describe('of the case: the payment’s, or that of the part of it that goes back'),
  quotationId: z.string(),
  folio: z.string().nullable().describe('of the quotation'),
  orderId: z.string().nullable(),
  orderFolio: z.string().nullable(),
  shopper: z.string().nullable(),
  email: z.string().nullable(),
  amount: pesos,
  type: z.string().describe('how it was paid'),
  /** `provider`: goes back by itself. `store`: money in the store's own account or drawer, handed back by staff. */
  goesBackBy: z.enum(['provider', 'store']),
  reason: z.string(),
  account: z
    .object({ clabe: z.string(), holder: z.string() })
    .nullable()
    .describe('where the store transfers it: an account of the buyer, who named it'),
  state: z.enum(['open', 'given-back', 'closed']),
  lastError: z.string().nullable(),
  seen,
  createdAt: dateTime,
});
export type RefundCase = z.infer<typeof refundCase>;

/** A dead letter: a message that could not be sent and is not retried by itself. */
export const deadLetter = z.object({
  id: z.number().int(),
  kind: z.string(),
  orderId: z.string().nullable(),
  folio: z.string().nullable(),
  quotationId: z.string().nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: dateTime,
  parkedAt: dateTime,
});
export type DeadLetter = z.infer<typeof deadLetter>;

export const caseEndpoints = endpointsOf('checkout', {
  'GET /payment/refundcases/{page}': {
    access: 'staff',
    summary: 'Money that came and could make no order, newest first',
    params: z.object({ page: pageParam }),
    query: z.object({ state: state.optional() }),
    response: z.object({ data: z.array(refundCase), ...counts }),
  },
  'POST /payment/refundcases/{id}/close': {
    audits: ['note'],
    access: 'manager',
    mutates: true,
    summary: 'Says that the money of a case is handed back, and how',
    params: z.object({ id }),
    body: z.object({
      note,
      fromDrawer: z
        .boolean()
        .default(true)
        .describe('out of the drawer of the counter, which holds less by it; false: by the bank, or otherwise'),
    }),
    response: z.object({ state: z.literal('closed') }),
    errors: ['not_found', 'conflict'],
  },
  'GET /payment/breaks/{page}': {
    access: 'staff',
    summary: 'Where provider, orders, ledgers and stock disagree, the open ones first',
    params: z.object({ page: pageParam }),
    query: z.object({ state: state.optional(), kind: z.string().max(40).optional() }),
    response: z.object({ data: z.array(discrepancy), ...counts }),
  },
  'POST /payment/breaks/{id}/close': {
    audits: ['note'],
    access: 'manager',
    mutates: true,
    summary: 'Stores staff’s finding about a discrepancy; it leaves the list until it occurs again',
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: z.object({ note }),
    response: z.object({ state: z.literal('closed') }),
    errors: ['not_found', 'conflict'],
  },
  'GET /payment/parked/{page}': {
    access: 'staff',
    summary: 'Mail, ERP orders and refunds that were given up, oldest first',
    params: z.object({ page: pageParam }),
    response: z.object({ data: z.array(deadLetter), ...counts }),
  },
  'POST /payment/parked/{id}/again': {
    access: 'manager',
    mutates: true,
    summary: 'Tries a parked mail, ERP order or refund again, with the same key: it happens once',
    params: z.object({ id: z.coerce.number().int().positive() }),
    response: z.object({ state: z.literal('trying') }),
    errors: ['not_found'],
  },
});
