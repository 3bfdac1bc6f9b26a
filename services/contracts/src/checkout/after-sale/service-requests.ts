import { z } from 'zod';
import { endpointsOf, outsideDeadline } from '../../endpoint';
import { requestPicture } from '../../facts/capacities';
import { answerHours, exchangeDays, requestLimits, sellerRefundPesos } from '../../facts/delivery/after-sale';
import { dateTime, day, id, pageParam } from '../../shapes';
import {
  deskRequest,
  newServiceRequest,
  queuedRequest,
  requestablePieces,
  requestStep,
  requestText,
  serviceRequest,
} from './service-request-shapes';

const ofRequest = {
  access: 'owner-or-staff',
  mutates: true,
  params: z.object({ id }),
  response: serviceRequest,
} as const;

export const serviceRequestEndpoints = endpointsOf('checkout', {
  'GET /order/{id}/requests': {
    access: 'owner-or-staff',
    summary: 'Possible and past requests about the pieces of an order; also by the signed link of its mail',
    params: z.object({ id }),
    response: z.object({
      pieces: z.array(requestablePieces).describe('none of an order that is not paid'),
      answerBy: dateTime.describe('when the answer to a request of now would be due'),
      refundFrom: day.describe('the day by which money would go back for pieces that came today'),
      requests: z.array(serviceRequest).describe('newest first'),
    }),
  },
  'POST /order/{id}/requests': {
    ...ofRequest,
    audits: ['kind', 'reason', 'pieces'],
    summary: `Asks to give pieces back, to change them, or tells of damage or a failure; answered within ${answerHours} business hours`,
    body: newServiceRequest,
    errors: ['request_not_possible', 'rate_limited'],
  },
  'POST /servicerequest/{id}/message': {
    ...ofRequest,
    audits: ['text'],
    summary: 'Adds a message to a request; the buyer is told of the store’s by mail',
    body: z.strictObject({ text: requestText.min(2) }),
    errors: ['rate_limited'],
  },
  'POST /servicerequest/{id}/picture': {
    ...ofRequest,
    audits: [],
    deadlineMs: outsideDeadline,
    summary: `Adds a picture to a request (JPEG, PNG, WebP; drawn anew), ${requestLimits.pictures} at most`,
    upload: requestPicture.bytes,
    errors: ['request_changed', 'file_not_taken', 'picture_too_large', 'rate_limited', 'proof_required', 'unavailable'],
  },
  'POST /servicerequest/{id}/withdraw': {
    ...ofRequest,
    audits: [],
    summary: 'Takes a request back, before its pieces are at the store',
    body: z.strictObject({}),
    errors: ['request_changed'],
  },
  'POST /servicerequest/{id}/exchange': {
    ...ofRequest,
    audits: ['resolution'],
    summary: `Takes the value of a change: its quotation becomes the caller’s, or the money goes back as it was paid; by itself after ${exchangeDays} days`,
    body: z.strictObject({ resolution: z.enum(['exchange', 'refund']) }),
    errors: ['request_changed'],
  },
  'GET /servicerequests/{page}': {
    access: 'staff',
    summary: 'Requests of every brand: those under way by when their answer is due, or those that ended, newest first',
    params: z.object({ page: pageParam }),
    query: z.object({ state: z.enum(['open', 'ended']).default('open') }),
    response: z.object({ data: z.array(queuedRequest), total: z.number().int() }),
  },
  'GET /servicerequest/{id}': {
    access: 'staff',
    summary: 'A request with its timeline and possible steps',
    params: z.object({ id }),
    response: deskRequest,
    errors: ['not_found'],
  },
  'POST /servicerequest/{id}/step': {
    access: 'staff',
    mutates: true,
    audits: ['step', 'note', 'day', 'wayBack', 'resolution', 'amount'],
    summary: `A decision about a request, told to its buyer. Refunds of an order above ${sellerRefundPesos} pesos together, or one that ends it, a manager’s: by their session or by the grant of their password`,
    params: z.object({ id }),
    body: requestStep,
    response: deskRequest,
    errors: [
      'not_found',
      'request_changed',
      'delivery_date_unavailable',
      'insufficient_stock',
      'delivery_changed',
      'payment_amount_invalid',
      'forbidden',
      'already_left',
      'conflict',
    ],
  },
  'GET /servicerequest/picture/{filename}': {
    access: 'link',
    summary: 'A picture of a request, a JPEG, by the key of a day that its buyer and staff are given with the request',
    params: z.object({ filename: z.string().regex(/^[0-9a-f-]{36}\.jpg$/) }),
    query: z.object({ key: z.string().max(120) }),
    response: z.string().describe('the file itself: image/jpeg'),
    errors: ['not_found', 'unavailable'],
  },
});
