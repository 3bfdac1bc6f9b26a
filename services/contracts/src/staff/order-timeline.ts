import { z } from 'zod';
import { endpoint } from '../endpoint';
import { dateTime, id, pesos } from '../shapes';

/** What an event of an order is about. */
export const timelineKinds = ['order', 'payment', 'refund', 'erp', 'invoice', 'mail', 'record'] as const;

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
  text: z.string().nullable().describe('what was said: by a provider, a reason, notes'),
  by: z.string().nullable().describe('who of the staff did it'),
});
export type TimelineEvent = z.infer<typeof timelineEvent>;

export const orderTimelineEndpoints = {
  'GET /order/{id}/timeline': endpoint({
    method: 'GET',
    path: '/order/{id}/timeline',
    service: 'staff',
    access: 'staff',
    summary:
      'Everything that happened to an order in one list, newest first: payments, refunds, ERP, invoices, mails, follow-up',
    params: z.object({ id }),
    response: z.object({ events: z.array(timelineEvent) }),
  }),
};
