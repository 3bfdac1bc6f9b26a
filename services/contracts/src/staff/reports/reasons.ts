import { z } from 'zod';
import { endpointsOf } from '../../endpoint';
import { reasonRows } from '../../facts/capacities';
import { requestKinds } from '../../facts/delivery/after-sale';
import { pesos } from '../../shapes';
import { reportDays } from './dashboard';

const count = z.number().int();

/** Of what somebody delivered; code and name are empty where it is not known who. */
const deliveredBy = z
  .array(z.object({ code: z.string(), name: z.string(), requests: count, damaged: count, late: count }))
  .max(reasonRows);

const reasons = z.object({
  requests: count.describe('service requests made in the days'),
  answers: z.object({
    onTime: count,
    late: count.describe('answered, or still not, after the promised hours'),
    waiting: count.describe('within them'),
    days: z.number().nullable().describe('calendar days from request to answer, the middle one'),
  }),
  refunded: pesos.describe('that went back by those requests'),
  cancellations: count.describe('of orders or pieces of them, before they left, in the days'),
  canceled: pesos.describe('that went back by those cancellations'),
  byReason: z
    .array(z.object({ kind: z.enum(requestKinds), reason: z.string(), requests: count, refunded: pesos }))
    .max(reasonRows),
  byCancellation: z
    .array(z.object({ byBuyer: z.boolean(), reason: z.string(), cancellations: count, canceled: pesos }))
    .max(reasonRows),
  byProduct: z
    .array(
      z.object({
        itemCode: z.string(),
        name: z.string(),
        requests: count,
        requestedPieces: count,
        canceledPieces: count,
      }),
    )
    .max(reasonRows),
  byWarehouse: deliveredBy,
  byCarrier: deliveredBy.describe('the carriers that staff noted for deliveries'),
});
export type ReasonsReport = z.infer<typeof reasons>;

export const reasonsEndpoints = endpointsOf('staff', {
  'POST /reports/reasons': {
    access: 'staff',
    summary: `Why pieces were asked back or canceled in some days: reasons, products, warehouses and carriers, the ${reasonRows} largest of each, with answers in time and money given back`,
    body: z.object({ dateRange: reportDays }),
    response: reasons,
  },
});
