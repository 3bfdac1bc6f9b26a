import { z } from 'zod';
import {
  requestKinds,
  requestLengths,
  requestLimits,
  requestObstacles,
  requestStates,
  requestSteps,
  resolutions,
} from '../../facts/delivery/after-sale';
import { deliveryStates } from '../../facts/delivery/deliveries';
import { dateTime, day, id, pesos, site } from '../../shapes';

const kind = z.enum(requestKinds);
/** Text that a buyer or staff write about a request. */
export const requestText = z.string().trim().max(requestLengths.text);
const reasonCode = z.string().max(40).describe('one of the kind’s (`facts/delivery/after-sale.ts`)');

/** One step or message of a request, as both sides read it. */
export const requestEvent = z.object({
  id: z.number().int(),
  kind: z.enum([
    'reported',
    'accepted',
    'refused',
    'scheduled',
    'received',
    'inspected',
    'resolved',
    'withdrawn',
    'message',
    'picture',
    'refund-chosen',
    'recalled',
  ]),
  at: dateTime,
  by: z.enum(['buyer', 'store']),
  who: z.string().nullable().describe('of the staff, for staff alone'),
  text: z.string(),
  day: day.nullable().describe('of a visit, or on which what it sends comes'),
  picture: z.string().nullable().describe('a path of the API, good for a day'),
});
export type RequestEvent = z.infer<typeof requestEvent>;

export const serviceRequest = z.object({
  id,
  folio: z.string(),
  orderId: id,
  kind,
  reason: reasonCode,
  state: z.enum(requestStates),
  createdAt: dateTime,
  due: dateTime.nullable().describe('until when the store answers; null once it has'),
  pieces: z.array(
    z.object({ line: id, name: z.string(), finish: z.string().nullable(), quantity: z.number().int(), amount: pesos }),
  ),
  amount: pesos.describe('the price of the pieces'),
  wayBack: pesos.describe('the price of the return trip, taken off the refund'),
  collectionDay: day.nullable(),
  refundBy: day.nullable().describe('the day by which money goes back, once the pieces came'),
  resolution: z.enum(resolutions).nullable(),
  refunded: pesos,
  exchange: z
    .object({
      value: pesos.describe('what its pieces are worth, less the return trip'),
      spent: pesos.describe('what the new order took of it; the rest goes back as the first one was paid'),
      until: dateTime.describe('until when it can be spent'),
      open: z.boolean().describe('it can be spent now'),
      quotation: id.nullable().describe('where it can be spent'),
      order: z.object({ id, folio: z.string() }).nullable().describe('the new one'),
    })
    .nullable()
    .describe('of a change by another product'),
  shipment: z
    .object({ day, state: z.enum(deliveryStates), on: day.nullable().describe('when its state was noted') })
    .nullable()
    .describe('what it sends: the piece again, or the part'),
  canWithdraw: z.boolean(),
  events: z.array(requestEvent).describe('oldest first'),
});
export type ServiceRequest = z.infer<typeof serviceRequest>;

/** The pieces of one order line that can be requested, by kind of request. */
export const requestablePieces = z.object({
  line: id,
  name: z.string(),
  finish: z.string().nullable(),
  quantity: z.number().int(),
  left: z.number().int().describe('pieces that no other request is about'),
  amount: pesos.describe('the price of those pieces'),
  hygienic: z.boolean().describe('only taken back closed'),
  exchanged: z.boolean().describe('may be exchanged by warranty'),
  kinds: z.array(
    z.object({
      kind,
      until: day.nullable().describe('the last day; null before the pieces come'),
      obstacle: z.enum(requestObstacles).nullable(),
    }),
  ),
});
export type RequestablePieces = z.infer<typeof requestablePieces>;

export const newServiceRequest = z.strictObject({
  kind,
  reason: reasonCode,
  text: requestText.min(requestLengths.least),
  pieces: z
    .array(z.strictObject({ line: id, quantity: z.number().int().min(1).max(9_999) }))
    .min(1)
    .max(requestLimits.piecesKinds),
  closed: z
    .boolean()
    .default(false)
    .describe('whether the packaging is still closed, for pieces that are only taken back closed'),
});
export type NewServiceRequest = z.input<typeof newServiceRequest>;

/** A request in the desk's queue. */
export const queuedRequest = z.object({
  id,
  folio: z.string(),
  kind,
  state: z.enum(requestStates),
  due: dateTime.nullable().describe('until when the store answers; null once it has'),
  createdAt: dateTime,
  orderId: id,
  orderFolio: z.string(),
  site,
  shopper: z.string(),
  pieces: z.number().int(),
  amount: pesos,
  waits: z.boolean().describe('the buyer wrote, and no message or step of staff followed'),
});
export type QueuedRequest = z.infer<typeof queuedRequest>;

/** A request as the desk works it. */
export const deskRequest = z.object({
  request: serviceRequest,
  order: z.object({
    id,
    folio: z.string(),
    quotationId: id,
    site,
    shopper: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  steps: z.array(z.enum(requestSteps)).describe('those that it can take'),
  days: z.array(day).describe('for a visit, soonest first'),
  resolutions: z.array(z.enum(resolutions)),
  shippingDays: z
    .object({ replacement: z.array(day), part: z.array(day) })
    .describe('on which the piece again, or a part, can come to the buyer; no day: there is no stock, or no way'),
  mostRefund: pesos.describe('the price of its pieces, less the return trip'),
  mostBySeller: pesos.describe('above it a manager decides'),
  buyerPaysWayBack: z.boolean(),
});
export type DeskRequest = z.infer<typeof deskRequest>;

/** A decision about a request. */
export const requestStep = z.strictObject({
  from: z.enum(requestStates).describe('as it was seen: refused where somebody else did something meanwhile'),
  step: z.enum(requestSteps),
  note: requestText.default(''),
  day: day.optional().describe('of a visit, or one of `shippingDays`'),
  wayBack: pesos
    .min(0)
    .max(100_000)
    .optional()
    .describe('the buyer’s price for the return trip, when a request is accepted'),
  resolution: z.enum(resolutions).optional(),
  amount: pesos.min(0.01).optional().describe('of a refund or an exchange'),
  authorization: z.string().max(2_000).optional(),
});
export type RequestStepBody = z.input<typeof requestStep>;
