import { z } from 'zod';
import { endpointsOf, outsideDeadline } from '../endpoint';
import { linesOfQuotation } from '../facts/capacities';
import { id, pesos } from '../shapes';
import { orderStatus } from './order-shapes';

const reason = z.string().trim().min(3).max(200);
const decided = { access: 'manager', mutates: true } as const;

export const moneyBackEndpoints = endpointsOf('checkout', {
  'POST /payment/refund/{a}/{b}': {
    ...decided,
    audits: ['amount', 'reason'],
    summary:
      'Gives a part of payment {b} of order {a} back, to where it came from; the order stays paid, and owes nothing for it',
    params: z.object({ a: id, b: id }),
    body: z.object({ amount: pesos.min(0.01), reason }),
    response: z.object({ returned: pesos.describe('of the payment, in all'), rest: pesos }),
    errors: ['conflict', 'payment_amount_invalid'],
  },
  'POST /order/{id}/cancel': {
    ...decided,
    audits: ['reason', 'inWarehouse'],
    deadlineMs: outsideDeadline,
    summary: 'Cancels an order: every payment goes back, its pieces can be sold again, and the ERP is told',
    params: z.object({ id }),
    body: z.object({
      reason,
      inWarehouse: z
        .array(id)
        .max(linesOfQuotation)
        .optional()
        .describe('its lines whose day came, of which nothing is noted, and which staff found in the warehouse'),
    }),
    response: z.object({ status: orderStatus }),
    errors: ['already_canceled', 'already_left', 'conflict', 'delivery_unknown', 'payment_provider_unavailable'],
  },
});
