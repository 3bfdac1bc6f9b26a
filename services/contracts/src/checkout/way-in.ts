import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { id, wayInShape } from '../shapes';
import { order } from './order-shapes';
import { quotation } from './quotation-shapes';

const body = z.strictObject({ wayIn: wayInShape.nullable().describe('null forgets it') });

/** The way into the home that a quotation or an order goes to. */
export const keptWayInEndpoints = endpointsOf('checkout', {
  'PUT /quotation/{id}/wayin': {
    access: 'holder',
    mutates: true,
    audits: ['wayIn'],
    summary: 'Keeps the way into the home with the quotation; its lines then say whether they come in',
    params: z.object({ id }),
    body,
    response: quotation,
    errors: ['quotation_closed', 'quotation_ordered', 'payment_in_progress'],
  },
  'PUT /order/{id}/wayin': {
    access: 'owner-or-staff',
    mutates: true,
    audits: ['wayIn'],
    summary: 'Corrects the way into the home of an order until its last day; also by the signed link of its mail',
    params: z.object({ id }),
    body,
    response: order.pick({ wayIn: true }),
    errors: ['delivery_date_fixed'],
  },
});
