import { z } from 'zod';
import { endpointsOf } from '../../endpoint';
import { dayHalves } from '../../facts/delivery/day-halves';
import { attemptOfferDays, newDayBusinessDays, newDayChanges, newDayReachDays } from '../../facts/delivery/deadlines';
import { schedulableStates } from '../../facts/delivery/deliveries';
import { storageHours, storageNoticeDays } from '../../facts/delivery/storage';
import { dateTime, day, id } from '../../shapes';
import { deliveryDelay } from './deliveries';
import { namedCode, orderCode } from './order-code';

const half = z.enum(dayHalves);
const state = z.enum(schedulableStates);

/** Lines of an order that come on one day, until when that day can be changed, and the days to choose from. */
export const movableDelivery = z.object({
  date: day,
  state: state.describe('failed, stored: the day of another attempt is chosen'),
  lines: z.array(id).describe('ids of the lines that come on that day'),
  until: day.nullable().describe('last day on which it can be changed; null: no more'),
  days: z.array(day).describe('other days, soonest first'),
  storageCosts: z.array(z.number()).describe('pesos to pay for storage with each of those days; empty: not stored'),
  storable: z
    .object({ until: dateTime, monthly: z.number().describe('pesos of each month begun after its day') })
    .nullable()
    .describe('until when the buyer may have it stored instead; null: no more'),
  half: half.nullable().describe('the half of its day that was chosen; null: any time'),
  delay: deliveryDelay.nullable().describe('the store put it off, and the buyer has yet to choose'),
  halves: z.boolean().describe('its route comes in the half that is chosen; else none is asked for'),
});
export type MovableDelivery = z.infer<typeof movableDelivery>;

export const deliveryDayEndpoints = endpointsOf('checkout', {
  'GET /order/{id}/deliverydays': {
    access: 'owner-or-staff',
    summary: `Other days for the deliveries of a paid order, until ${newDayBusinessDays} business days before each and up to ${newDayReachDays} days after it; for what came back or is stored, those of the next ${attemptOfferDays} days, stored pieces after ${storageNoticeDays} business days. Also by the signed link of its mail`,
    params: z.object({ id }),
    response: z.object({
      deliveries: z.array(movableDelivery).describe('soonest first; none of an order that is not paid'),
      code: orderCode,
    }),
  },
  'POST /order/{id}/deliveryday': {
    access: 'owner-or-staff',
    mutates: true,
    audits: ['from', 'to', 'half'],
    summary: `Moves a delivery to another day, or to a half of its day; buyer and ERP are told. With its own day, one that the store put off is kept. What came back or is stored gets the day of another attempt. A buyer may move an order ${newDayChanges} times`,
    params: z.object({ id }),
    body: z.strictObject({
      from: day,
      state: state.default('preparing').describe('of the delivery, as it was seen'),
      to: day.describe('the same day where another half of it is chosen, or the proposed day is kept'),
      half: half.nullable().default(null).describe('null: any time'),
      code: namedCode,
    }),
    response: z.object({ deliveryDate: day.describe('the latest day of the order from now on') }),
    errors: ['order_code_wrong', 'delivery_date_unavailable', 'delivery_date_fixed', 'rate_limited'],
  },
  'POST /order/{id}/deliverystorage': {
    access: 'owner-or-staff',
    mutates: true,
    audits: ['day'],
    summary: `Stores what is promised for a day, within ${storageHours} hours of the purchase and before it leaves, until the buyer chooses another day`,
    params: z.object({ id }),
    body: z.strictObject({ day: day.describe('of the delivery, as it was seen'), code: namedCode }),
    response: z.object({ state: z.literal('stored') }),
    errors: ['order_code_wrong', 'delivery_changed', 'delivery_date_fixed'],
  },
});
