import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { id, ok } from '../shapes';

const ofQuotation = {
  access: 'staff',
  mutates: true,
  params: z.object({ id }),
  response: ok,
} as const;

/** A quotation's client, seller and shop, which staff set until it is an order. */
export const saleEndpoints = endpointsOf('checkout', {
  'PUT /quotation/{id}/client': {
    ...ofQuotation,
    summary:
      'Make an open quotation a client’s, by its own seller or a manager; another client’s address does not come along',
    body: z.object({ Client: id }),
    errors: ['quotation_closed', 'quotation_ordered', 'quotation_part_paid', 'payment_in_progress', 'forbidden'],
  },
  'PUT /quotation/{id}/seller': {
    ...ofQuotation,
    summary:
      'Hand an open quotation to a seller, with their shop: by its own seller or a manager; one of nobody’s by all',
    body: z.object({ User: id }),
    errors: ['quotation_closed', 'quotation_ordered', 'payment_in_progress', 'forbidden'],
  },
  'PUT /quotation/{id}/store': {
    ...ofQuotation,
    summary: 'The shop that an open quotation is sold in',
    body: z.object({ Store: z.string().min(1).max(40) }),
    errors: ['quotation_closed', 'quotation_ordered', 'payment_in_progress', 'invalid_input'],
  },
});
