import { z } from 'zod';
import { endpointsOf } from '../../endpoint';
import { shippedResolutions } from '../../facts/delivery/after-sale';
import { dayHalves } from '../../facts/delivery/day-halves';
import { notedLateDays, ownCorrectionMinutes } from '../../facts/delivery/deadlines';
import { delayAnswers, delayLetters, delayReachDays, delayReasons } from '../../facts/delivery/delays';
import { deliveryStates, failureReasons, guideLengths, mistakeLetters } from '../../facts/delivery/deliveries';
import { dateTime, day, id, pageParam, site } from '../../shapes';

const state = z.enum(deliveryStates);
const link = z
  .url({ protocol: /^https$/ })
  .max(guideLengths.link)
  .describe('the carrier’s page of the guide; https alone');

/** An event of a delivery. */
const deliveryEvent = z.object({
  id: z.number().int(),
  state,
  on: day.describe('when it happened'),
  at: dateTime.describe('when it was noted'),
  reason: z.enum(failureReasons).nullable().describe('why an attempt failed'),
  newDay: day.nullable().describe('of the next attempt'),
  carrier: z.string().nullable(),
  guide: z.string().nullable(),
  link: link.nullable(),
  corrects: z
    .number()
    .int()
    .nullable()
    .describe('id of the event that was noted by mistake: this one says what held before'),
});
export type DeliveryEvent = z.infer<typeof deliveryEvent>;

/** A day on which the store could not bring pieces, and the one it proposed. */
export const deliveryDelay = z.object({
  id,
  at: dateTime,
  from: day.describe('the day that was not kept'),
  proposed: day.describe('it stands until the buyer chooses another one'),
  reason: z.enum(delayReasons),
  note: z.string().describe('the store’s word to the buyer; may be empty'),
  answer: z.enum(delayAnswers).nullable().describe('what the buyer chose; null: nothing so far'),
  until: day.nullable().describe('last day on which the buyer may still choose, or cancel; null: no more'),
});
export type DeliveryDelay = z.infer<typeof deliveryDelay>;

/** Pieces of an order that come together on a day. */
export const orderDelivery = z.object({
  day: day.describe('promised, or of the next attempt'),
  half: z.enum(dayHalves).nullable().describe('the half of the day that was chosen; null: any time'),
  lines: z.array(id),
  pieces: z.number().int(),
  state,
  next: z.array(state).describe('the states that staff can note now'),
  events: z.array(deliveryEvent).describe('oldest first; none: it is in preparation'),
  storage: z
    .object({
      since: day.describe('promised day, from which months count'),
      until: day.describe('last day of storage'),
      monthly: z.number().describe('pesos of each month begun'),
      due: z
        .number()
        .nullable()
        .describe('pesos with the day that was chosen, 0 once the pieces left; null: no day was chosen'),
    })
    .nullable()
    .describe('it is or was stored; null: never'),
  delays: z.array(deliveryDelay).describe('days that the store put off, oldest first'),
});
export type OrderDelivery = z.infer<typeof orderDelivery>;

/** What a service request sends: a delivery beside those of what was bought. */
export const requestShipment = orderDelivery.extend({
  request: z.object({ id, folio: z.string(), resolution: z.enum(shippedResolutions) }),
  names: z.array(z.string()).describe('of the pieces that it is about'),
});
export type RequestShipment = z.infer<typeof requestShipment>;

/** A delivery in the warehouse's list. */
const listedDelivery = orderDelivery.omit({ lines: true, events: true, delays: true, storage: true }).extend({
  request: z
    .object({ id, folio: z.string(), resolution: z.enum(shippedResolutions) })
    .nullable()
    .describe('the service request that sends it; null: it was bought'),
  waits: z.boolean().describe('the store put it off, and its buyer has chosen nothing yet'),
  orderId: id,
  folio: z.string(),
  site,
  client: z.string(),
  zipCode: z.string(),
  municipality: z.string(),
  warehouse: z.string().nullable().describe('code of the one whose van makes the last stretch'),
  guide: z.string().nullable().describe('carrier and number, where one was noted'),
});
export type ListedDelivery = z.infer<typeof listedDelivery>;

const noted = z.strictObject({
  day: day.describe('of the delivery, as it was seen'),
  request: id.optional().describe('the service request that sends it'),
  from: state.describe('as it was seen: refused where somebody else noted something meanwhile'),
  to: state,
  on: day.optional().describe(`when it happened, today unless said; ${notedLateDays} days ago at most`),
  reason: z.enum(failureReasons).optional().describe('with a failed attempt'),
  newDay: day.optional().describe('with another attempt: a working day of the warehouse'),
  carrier: z.string().trim().min(1).max(guideLengths.carrier).optional(),
  guide: z.string().trim().min(1).max(guideLengths.guide).optional(),
  link: link.optional(),
});
export type NotedDelivery = z.infer<typeof noted>;

const correction = z.strictObject({
  event: z.number().int().positive().describe('id of the last one of its delivery'),
  mistake: z.string().trim().min(3).max(mistakeLetters).describe('how it came about; for staff'),
});
export type DeliveryCorrection = z.infer<typeof correction>;

const delayed = z.strictObject({
  day: day.describe('of the delivery, as it was seen'),
  reason: z.enum(delayReasons),
  note: z.string().trim().max(delayLetters).default('').describe('to the buyer'),
  notBefore: day.optional().describe(`the first possible day, where the store knows it; within ${delayReachDays} days`),
});
export type DelayedDelivery = z.input<typeof delayed>;

export const deliveryEndpoints = endpointsOf('checkout', {
  'POST /order/{id}/deliverydelay': {
    // a buyer who is put off may have all of the money back
    access: 'manager',
    mutates: true,
    audits: ['day', 'reason', 'note', 'notBefore'],
    summary:
      'A manager notes that the store cannot bring a delivery in preparation on its day: the first day that the engine offers after it stands, and its buyer, told by mail, keeps it, chooses another one, or cancels for all of the money',
    params: z.object({ id }),
    body: delayed,
    response: z.object({ proposed: day }),
    errors: ['not_found', 'delivery_changed', 'delivery_date_unavailable'],
  },
  'POST /order/{id}/deliverystate': {
    access: 'staff',
    mutates: true,
    audits: ['day', 'request', 'from', 'to', 'on', 'reason', 'newDay', 'carrier', 'guide', 'link'],
    summary:
      'Notes a new state of a delivery of a paid order; its buyer is told by mail. Pieces that left are not moved or canceled any more',
    params: z.object({ id }),
    body: noted,
    response: z.object({ state }),
    errors: ['not_found', 'delivery_changed', 'delivery_date_unavailable'],
  },
  'POST /order/{id}/deliverycorrection': {
    access: 'staff',
    mutates: true,
    audits: ['event', 'mistake'],
    summary: `Takes back a delivery noted as delivered, failed or stored by mistake: what held before holds again, and the history keeps both. A manager does, or who noted it within ${ownCorrectionMinutes} minutes; nobody once its buyer asked for something or gave an opinion`,
    params: z.object({ id }),
    body: correction,
    response: z.object({ state }),
    errors: ['not_found', 'delivery_changed', 'delivery_settled'],
  },
  'GET /deliveries/{page}': {
    access: 'staff',
    summary: 'Deliveries of a day of every brand, by warehouse and folio, a page at a time',
    params: z.object({ page: pageParam }),
    query: z.object({
      day,
      warehouse: z.string().max(40).optional(),
      state: z
        .enum([...deliveryStates, 'waiting'])
        .optional()
        .describe('`waiting`: of any day to come, those that the store put off and whose buyer has yet to choose'),
    }),
    response: z.object({
      data: z.array(listedDelivery),
      total: z.number().int(),
      warehouses: z.array(z.object({ code: z.string(), name: z.string() })).describe('that deliver on that day'),
    }),
  },
});
