import { z } from 'zod';
import { endpoint, outsideDeadline } from '../endpoint';
import {
  answerHours,
  requestKinds,
  requestLengths,
  requestLimits,
  requestObstacles,
  requestStates,
  resolutions,
} from '../facts/after-sale';
import { requestPicture } from '../facts/capacities';
import { dateTime, day, id, pesos } from '../shapes';

const kind = z.enum(requestKinds);
const text = z.string().trim().max(requestLengths.text);
const reasonCode = z.string().max(40).describe('one of the kind’s (`facts/after-sale.ts`)');

/** What was done or said, as both sides read it. */
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
  amount: pesos.describe('what the pieces cost'),
  wayBack: pesos.describe('of the way back, taken off what goes back'),
  collectionDay: day.nullable(),
  refundBy: day.nullable().describe('the day by which money goes back, once the pieces came'),
  resolution: z.enum(resolutions).nullable(),
  refunded: pesos,
  canWithdraw: z.boolean(),
  events: z.array(requestEvent).describe('oldest first'),
});
export type ServiceRequest = z.infer<typeof serviceRequest>;

/** What can be asked for about one line of an order, kind by kind. */
export const requestablePieces = z.object({
  line: id,
  name: z.string(),
  finish: z.string().nullable(),
  quantity: z.number().int(),
  left: z.number().int().describe('pieces that no other request is about'),
  amount: pesos.describe('what those cost'),
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
  closed: z.boolean().default(false).describe('what is only taken back closed still is'),
});
export type NewServiceRequest = z.input<typeof newServiceRequest>;

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
    errors: ['request_not_possible', 'rate_limited', 'proof_required'],
  }),
  'POST /servicerequest/{id}/message': endpoint({
    ...ofRequest,
    path: '/servicerequest/{id}/message',
    audits: ['text'],
    summary: 'Adds a message to a request; the buyer is told of the store’s by mail',
    body: z.strictObject({ text: text.min(2) }),
    errors: ['rate_limited', 'proof_required'],
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
