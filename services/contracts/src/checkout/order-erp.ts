import { z } from 'zod';
import { endpointsOf, outsideDeadline } from '../endpoint';
import { id } from '../shapes';
import { orderStatus } from './order-shapes';

/** Where an order stands in the ERP: written there, tried again by itself, given up, or nothing to write. */
export const erpStanding = z.object({
  status: orderStatus,
  document: z.string().nullable(),
  state: z.enum(['created', 'waiting', 'parked', 'none']),
  reason: z.string().nullable().describe('why the last try failed'),
});
export type ErpStanding = z.infer<typeof erpStanding>;

export const orderErpEndpoints = endpointsOf('checkout', {
  'POST /order/{id}/ordersap': {
    access: 'staff',
    mutates: true,
    deadlineMs: outsideDeadline,
    summary: 'Create the order in the ERP now, also after it was given up; once, however often it is asked for',
    params: z.object({ id }),
    response: erpStanding,
    errors: ['conflict'],
  },
});
