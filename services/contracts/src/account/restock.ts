import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { email, id, ok } from '../shapes';
import { sentByPerson } from './forms';

const written = { deadlineMs: writeDeadline, response: ok } as const;

export const restockEndpoints = endpointsOf('account', {
  'POST /restock/{id}': {
    ...written,
    access: 'any',
    summary:
      'Mail somebody once when a product can be had again. The answer is the same whoever asked before, and how much there is',
    params: z.object({ id }),
    body: z.object({ ...sentByPerson, email }),
    errors: ['product_not_found', 'too_many_mails', 'rate_limited', 'proof_required'],
  },
  'POST /restock/cancel/{id}': {
    ...written,
    access: 'token',
    summary: 'Ends its reader’s requests to be told of stock at this site, by the link of a mail',
    params: z.object({ id }),
    body: z.object({ key: z.string().max(200) }),
    errors: ['link_expired'],
  },
});
