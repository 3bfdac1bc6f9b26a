import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { dateTime, id, pesos } from '../shapes';

/** The subjects of an order's events. */
const timelineKinds = ['order', 'payment', 'refund', 'erp', 'invoice', 'mail', 'record'] as const;

export const timelineEvent = z.object({
  id: z.string(),
  at: dateTime,
  kind: z.enum(timelineKinds),
  what: z
    .string()
    .describe('which: a payment’s type, a step of the invoice, a message’s kind, an event of the follow-up'),
  state: z.string().nullable().describe('a payment’s, as it is now; null where there is none'),
  ok: z.boolean().nullable().describe('how it ended; null while it is under way'),
  ammount: pesos.nullable(),
  text: z.string().nullable().describe('the text that goes with it: a provider’s message, a reason, notes'),
  by: z.string().nullable().describe('the member of staff who did it'),
});
export type TimelineEvent = z.infer<typeof timelineEvent>;

export const orderTimelineEndpoints = endpointsOf('staff', {
  'GET /order/{id}/timeline': {
    access: 'staff',
    summary:
      'Everything that happened to an order in one list, newest first: payments, refunds, ERP, invoices, mails, follow-up',
    params: z.object({ id }),
    response: z.object({ events: z.array(timelineEvent) }),
  },
});
