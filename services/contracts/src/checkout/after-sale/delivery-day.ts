import { z } from 'zod';
import { endpoint } from '../../endpoint';
import { dayHalves } from '../../facts/delivery/day-halves';
import { newDayBusinessDays, newDayChanges, newDayReachDays } from '../../facts/delivery/deadlines';
import { day, id } from '../../shapes';
import { deliveryDelay } from './deliveries';

const half = z.enum(dayHalves);

/** Lines of an order that come on one day, until when that day can be changed, and the days to choose from. */
export const movableDelivery = z.object({
  date: day,
  lines: z.array(id).describe('ids of the lines that come on that day'),
  until: day.nullable().describe('last day on which it can be changed; null: no more'),
  days: z.array(day).describe('other days, soonest first'),
  half: half.nullable().describe('the half of its day that was chosen; null: any time'),
  delay: deliveryDelay.nullable().describe('the store put it off, and the buyer has yet to choose'),
  halves: z.boolean().describe('its route comes in the half that is chosen; else none is asked for'),
});
export type MovableDelivery = z.infer<typeof movableDelivery>;

export const deliveryDayEndpoints = {
  'GET /order/{id}/deliverydays': endpoint({
    method: 'GET',
    path: '/order/{id}/deliverydays',
    service: 'checkout',
    access: 'owner-or-staff',
    summary: `Other days for the deliveries of a paid order, until ${newDayBusinessDays} business days before each and up to ${newDayReachDays} days after it; also by the signed link of its mail`,
    params: z.object({ id }),
    response: z.object({
      deliveries: z.array(movableDelivery).describe('soonest first; none of an order that is not paid'),
    }),
  }),
  'POST /order/{id}/deliveryday': endpoint({
    method: 'POST',
    path: '/order/{id}/deliveryday',
    service: 'checkout',
    access: 'owner-or-staff',
    mutates: true,
    audits: ['from', 'to', 'half'],
    summary: `Moves a delivery to another day, or to a half of its day; buyer and ERP are told. With its own day, one that the store put off is kept. A buyer may do it ${newDayChanges} times an order`,
    params: z.object({ id }),
    body: z.strictObject({
      from: day,
      to: day.describe('the same day where another half of it is chosen, or the proposed day is kept'),
      half: half.nullable().default(null).describe('null: any time'),
    }),
    response: z.object({ deliveryDate: day.describe('the latest day of the order from now on') }),
    errors: ['delivery_date_unavailable', 'delivery_date_fixed', 'rate_limited'],
  }),
};
