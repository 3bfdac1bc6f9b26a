import { z } from 'zod';
import { invoiceLog } from '../account/invoices';
import { endpointsOf } from '../endpoint';
import { id } from '../shapes';

export const invoiceLogEndpoints = endpointsOf('staff', {
  'POST /order/invoicelogs/{id}': {
    access: 'staff',
    summary: 'Tries to invoice an order, newest first, and the reason why one waits for a person',
    params: z.object({ id }),
    response: z.object({
      logs: z.array(invoiceLog),
      /** Why nothing is tried any more; asking for the invoice again tries again. */
      parked: z.string().nullable(),
    }),
  },
});
