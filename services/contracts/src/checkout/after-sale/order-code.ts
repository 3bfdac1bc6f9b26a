import { z } from 'zod';
import { endpointsOf } from '../../endpoint';
import { mailedCode } from '../../mailed-code';
import { id, ok } from '../../shapes';

export const orderCode = z
  .enum(['needed', 'sent'])
  .nullable()
  .describe('of the mailed code without which this browser, which has the signed link alone, changes nothing');
export type OrderCode = z.infer<typeof orderCode>;

/** The code as a change of the order names it. */
export const namedCode = z
  .string()
  .regex(mailedCode)
  .optional()
  .describe('from a browser that has the signed link alone: the mailed code');

export const orderCodeEndpoints = endpointsOf('checkout', {
  'POST /order/{id}/code': {
    access: 'owner-or-staff',
    mutates: true,
    summary:
      'Mails the code that a browser with the signed link alone needs to cancel or to move a delivery, to the order’s own address; the newest is good. Says the same, and mails nothing, to whoever needs none',
    params: z.object({ id }),
    response: ok,
    errors: ['too_many_mails'],
  },
});
