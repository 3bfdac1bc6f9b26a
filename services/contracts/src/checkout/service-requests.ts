import { z } from 'zod';
import { endpoint, outsideDeadline } from '../endpoint';
import {
  answerHours,
  requestKinds,
  requestLengths,
  requestLimits,
  requestObstacles,
  requestStates,
  requestSteps,
  resolutions,
  sellerRefundPesos,
} from '../facts/after-sale';
import { requestPicture } from '../facts/capacities';
import { dateTime, day, id, pageParam, pesos, site } from '../shapes';

const kind = z.enum(requestKinds);
const text = z.string().trim().max(requestLengths.text);
const reasonCode = z.string().max(40).describe('one of the kind’s (`facts/after-sale.ts`)');

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
  ]),
  at: dateTime,
  by: z.enum(['buyer', 'store']),
  who: z.string().nullable().describe('of the staff, for staff alone'),
  text: z.string(),
  day: day.nullable().describe('of a visit'),
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
  wayBack: pesos.describe('of the way back, taken off what goes back'),
  collectionDay: day.nullable(),
  refundBy: day.nullable().describe('the day by which money goes back, once the pieces came'),
  resolution: z.enum(resolutions).nullable(),
  refunded: pesos,
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
  text: text.min(requestLengths.least),
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
  waits: z.boolean().describe('the buyer wrote last'),
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
  mostRefund: pesos.describe('the price of its pieces, less the return trip'),
  buyerPaysWayBack: z.boolean(),
});
export type DeskRequest = z.infer<typeof deskRequest>;

/** A decision about a request. */
const requestStep = z.strictObject({
  from: z.enum(requestStates).describe('as it was seen: refused where somebody else did something meanwhile'),
  step: z.enum(requestSteps),
  note: text.default(''),
  day: day.optional().describe('of a visit'),
  wayBack: pesos
    .min(0)
    .max(100_000)
    .optional()
    .describe('the buyer’s price for the return trip, when a request is accepted'),
  resolution: z.enum(resolutions).optional(),
  amount: pesos.min(0.01).optional().describe('of a refund'),
  authorization: z.string().max(2_000).optional(),
});
export type RequestStepBody = z.input<typeof requestStep>;

const ofRequest = {
  method: 'POST',
  service: 'checkout',
  access: 'owner-or-staff',
  mutates: true,
  params: z.object({ id }),
  response: serviceRequest,
} as const;

export const serviceRequestEndpoints = {
  'GET /order/{id}/requests': endpoint({
    method: 'GET',
    path: '/order/{id}/requests',
    service: 'checkout',
    access: 'owner-or-staff',
    summary: 'What can be asked for about the pieces of an order, and what was; also by the signed link of its mail',
    params: z.object({ id }),
    response: z.object({
      pieces: z.array(requestablePieces).describe('none of an order that is not paid'),
      answerBy: dateTime.describe('when the answer to a request of now would be due'),
      refundFrom: day.describe('the day by which money would go back for pieces that came today'),
      requests: z.array(serviceRequest).describe('newest first'),
    }),
  }),
  'POST /order/{id}/requests': endpoint({
    ...ofRequest,
    path: '/order/{id}/requests',
    audits: ['kind', 'reason', 'pieces'],
    summary: `Asks to give pieces back, to change them, or tells of damage or a failure; answered within ${answerHours} business hours`,
    body: newServiceRequest,
    errors: ['request_not_possible', 'rate_limited'],
  }),
  'POST /servicerequest/{id}/message': endpoint({
    ...ofRequest,
    path: '/servicerequest/{id}/message',
    audits: ['text'],
    summary: 'Adds a message to a request; the buyer is told of the store’s by mail',
    body: z.strictObject({ text: text.min(2) }),
    errors: ['rate_limited'],
  }),
  'POST /servicerequest/{id}/picture': endpoint({
    ...ofRequest,
    path: '/servicerequest/{id}/picture',
    audits: [],
    deadlineMs: outsideDeadline,
    summary: `Adds a picture to a request (JPEG, PNG, WebP; drawn anew), ${requestLimits.pictures} at most`,
    upload: requestPicture.bytes,
    errors: ['request_changed', 'file_not_taken', 'picture_too_large', 'rate_limited', 'proof_required', 'unavailable'],
  }),
  'POST /servicerequest/{id}/withdraw': endpoint({
    ...ofRequest,
    path: '/servicerequest/{id}/withdraw',
    audits: [],
    summary: 'Takes a request back, before its pieces are at the store',
    body: z.strictObject({}),
    errors: ['request_changed'],
  }),
  'GET /servicerequests/{page}': endpoint({
    method: 'GET',
    path: '/servicerequests/{page}',
    service: 'checkout',
    access: 'staff',
    summary: 'Requests of every brand: those under way by when their answer is due, or those that ended, newest first',
    params: z.object({ page: pageParam }),
    query: z.object({ state: z.enum(['open', 'ended']).default('open') }),
    response: z.object({ data: z.array(queuedRequest), total: z.number().int() }),
  }),
  'GET /servicerequest/{id}': endpoint({
    method: 'GET',
    path: '/servicerequest/{id}',
    service: 'checkout',
    access: 'staff',
    summary: 'A request with its timeline, and what can be done with it',
    params: z.object({ id }),
    response: deskRequest,
    errors: ['not_found'],
  }),
  'POST /servicerequest/{id}/step': endpoint({
    method: 'POST',
    path: '/servicerequest/{id}/step',
    service: 'checkout',
    access: 'staff',
    mutates: true,
    audits: ['step', 'note', 'day', 'wayBack', 'resolution', 'amount'],
    summary: `A decision about a request, told to its buyer. A refund above ${sellerRefundPesos} pesos, or one that ends the order, is a manager’s: by their session or by the grant of their password`,
    params: z.object({ id }),
    body: requestStep,
    response: deskRequest,
    errors: [
      'not_found',
      'request_changed',
      'delivery_date_unavailable',
      'payment_amount_invalid',
      'forbidden',
      'conflict',
    ],
  }),
  'GET /servicerequest/picture/{filename}': endpoint({
    method: 'GET',
    path: '/servicerequest/picture/{filename}',
    service: 'checkout',
    access: 'link',
    summary: 'A picture of a request, a JPEG, by the key of a day that its buyer and staff are given with the request',
    params: z.object({ filename: z.string().regex(/^[0-9a-f-]{36}\.jpg$/) }),
    query: z.object({ key: z.string().max(120) }),
    response: z.string().describe('the file itself: image/jpeg'),
    errors: ['not_found', 'unavailable'],
  }),
};
