import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { managerBigticketPercent } from '../facts/payment/bigticket';
import { id } from '../shapes';
import { quotation } from './quotation-shapes';

/** Percent that the lines of a quotation may be lowered by. */
export const bigticketMaxPercentage = z.number().int().min(0).max(managerBigticketPercent);

const ofQuotation = {
  access: 'staff',
  mutates: true,
  params: z.object({ id }),
  response: quotation,
} as const;
const errors = [
  'quotation_closed',
  'quotation_ordered',
  'quotation_changed',
  'quotation_part_paid',
  'payment_in_progress',
  'bigticket_beyond_maximum',
] as const;

export const bigticketEndpoints = endpointsOf('checkout', {
  'PUT /quotation/{id}/bigticketdiscount': {
    ...ofQuotation,
    audits: ['percentage', 'details'],
    summary:
      'Lower lines of a quotation by a percentage of their list price, up to their maximum; all of them unless some are named. It holds for the pieces, date, price and day they have now. Zero takes it back',
    body: z.object({ percentage: bigticketMaxPercentage, details: z.array(id).min(1).max(100).optional() }),
    errors: [...errors, 'quotation_empty'],
  },
  'PUT /quotation/{id}/bigticketmaxpercentage': {
    ...ofQuotation,
    audits: ['percentage'],
    summary:
      'Set the maximum of a quotation’s big-ticket discount: a manager’s, by their session or by the grant of their password for this very maximum of the quotation as it stands. It holds for its lines as they are now; none is below what a line has',
    body: z.object({ percentage: bigticketMaxPercentage, authorization: z.string().max(2_000).optional() }),
    errors: [...errors, 'forbidden', 'quotation_empty'],
  },
});
