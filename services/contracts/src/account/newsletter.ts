import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { email, id, ok } from '../shapes';
import { sentByPerson } from './forms';

const written = { deadlineMs: writeDeadline, response: ok } as const;

export const newsletterEndpoints = endpointsOf('account', {
  'POST /newsletter': {
    ...written,
    access: 'any',
    summary:
      'Mail somebody the link that confirms the newsletter of this brand, good once and for two days. The answer is the same whoever reads it already',
    body: z.object({ ...sentByPerson, email }),
    errors: ['too_many_mails', 'rate_limited', 'proof_required'],
  },
  'POST /newsletter/confirm': {
    ...written,
    access: 'token',
    summary: 'By the link of that mail: its reader goes on the list',
    body: z.object({ token: z.string().min(1).max(100) }),
    errors: ['link_expired'],
  },
  'POST /newsletter/cancel/{id}': {
    ...written,
    access: 'token',
    summary: 'By the link of that mail: its reader leaves the list',
    params: z.object({ id }),
    body: z.object({ key: z.string().max(200) }),
    errors: ['link_expired'],
  },
});
