import { z } from 'zod';
import { alsoNamed } from '../also-named';
import { endpointsOf } from '../endpoint';
import { followUpLengths, lostReasons } from '../facts/desk/follow-up';
import { id, ok } from '../shapes';

export const closingEndpoints = endpointsOf('checkout', {
  'POST /quotation/{id}/close': {
    audits: ['reason'],
    access: 'manager',
    mutates: true,
    summary:
      'Close a quotation as lost: nothing of it changes or is paid until it is reopened. For managers with a store',
    params: z.object({ id }),
    body: alsoNamed(
      z.object({
        reason: z.enum(lostReasons),
        comment: z.string().trim().max(followUpLengths.comment).default(''),
      }),
      { note: 'comment' },
    ),
    response: ok,
    errors: ['quotation_closed', 'quotation_ordered', 'quotation_part_paid', 'payment_in_progress'],
  },
  'POST /quotation/{id}/reopen': {
    access: 'manager',
    mutates: true,
    summary: 'Reopen a quotation that was closed as lost; one that went into another quotation stays closed',
    params: z.object({ id }),
    body: z.object({}),
    response: ok,
    errors: ['conflict'],
  },
});
