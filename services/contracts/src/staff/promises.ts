import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { chosenRows } from '../facts/capacities';
import { promiseMonths, promiseRisks, riskBusinessDays } from '../facts/delivery/promises';
import { day, id, pageParam, site } from '../shapes';

/** A promise of an order for one day that may not be kept. */
export const promiseAtRisk = z.object({
  orderId: id,
  folio: z.string(),
  site,
  client: z.string(),
  day,
  pieces: z.number().int(),
  risks: z.array(z.enum(promiseRisks)).min(1),
});
export type PromiseAtRisk = z.infer<typeof promiseAtRisk>;

const lines = z.number().int();
const lateness = z.number().int().nullable();
/** Lines of the orders of a month whose day is known. */
export const promiseMonth = z.object({
  month: z.string().describe('YYYY-MM, in which it was bought'),
  kept: lines.describe('lines that arrive on the promised day or sooner'),
  agreed: lines.describe('lines for which the buyer chose a later day'),
  broken: lines.describe('lines that the store put off'),
  daysLate: lateness.describe('days after the promised one on which those come, on average'),
  mostDaysLate: lateness,
});
export type PromiseMonth = z.infer<typeof promiseMonth>;

export const staffPromiseEndpoints = endpointsOf('staff', {
  'GET /promises/{page}': {
    access: 'staff',
    summary: `Promised days from today on that are at risk, soonest first: pieces that are missing or arrive too late, orders not in the ERP ${riskBusinessDays} business days before; and promises kept and broken in ${promiseMonths} months`,
    params: z.object({ page: pageParam }),
    response: z.object({
      data: z.array(promiseAtRisk),
      total: z.number().int(),
      orders: z.array(id).max(chosenRows).describe('the orders of all of them, for an export'),
      months: z.array(promiseMonth).describe('newest first'),
    }),
  },
});
