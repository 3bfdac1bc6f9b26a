import { z } from 'zod';
import { alsoNamed, idOrWhole } from '../also-named';
import { zipcodeDelivery } from '../catalog/shipping';
import { endpointsOf } from '../endpoint';
import { folioFilter, id, ok, pageParam, wayInShape, zipcodeId } from '../shapes';
import { paymentOptions } from './payment-option-shapes';
import {
  guestAddress,
  listedQuotation,
  newDetail,
  quickQuotation,
  quotation,
  quotationPayment,
} from './quotation-shapes';

const quotationId = z.object({ id });
export const quotationEndpoints = endpointsOf('checkout', {
  'POST /quotation/create': {
    audits: ['zipcodeDeliveryId', 'detail', 'details'],
    objectIn: { reply: 'id' },
    access: 'any',
    mutates: true,
    summary: 'A new quotation with its first line; the answer carries the cookie that holds it',
    body: alsoNamed(
      z.object({
        zipcodeDeliveryId: zipcodeId.optional(),
        detail: newDetail.optional(),
        details: z.array(newDetail).min(1).max(50).optional().describe('instead of detail: several lines, all or none'),
        fromOffers: z.boolean().optional(),
        wayIn: wayInShape.optional().describe('the way into the home it goes to'),
      }),
      { ZipcodeDelivery: 'zipcodeDeliveryId', Details: 'details' },
    ),
    response: quotation,
    errors: [
      'product_not_available_in_zone',
      'insufficient_stock',
      'zipcode_out_of_coverage',
      'product_not_found',
      'proof_required',
    ],
  },
  'POST /quotation/findbyid/{id}': {
    access: 'holder',
    summary: 'The quotation with its lines; priced again when opened after its day',
    params: quotationId,
    response: quotation,
  },
  'POST /quotation/findbyidquickread/{id}': {
    access: 'holder',
    summary: 'Folio, count and total only',
    params: quotationId,
    response: quickQuotation,
  },
  'POST /quotation/update/{id}': {
    audits: ['zipcodeDeliveryId', 'assignClient', 'mergeQuotation'],
    access: 'holder',
    mutates: true,
    summary:
      'Change the postal code, take the quotation over for the signed-in client, or take in the articles of another one of theirs; nothing else may be written',
    params: quotationId,
    body: alsoNamed(
      z.object({
        zipcodeDeliveryId: zipcodeId.optional(),
        assignClient: z.boolean().optional(),
        mergeQuotation: id.optional(),
        Client: idOrWhole(id).optional().describe('one’s own client, as assignClient'),
        User: idOrWhole(id).optional().describe('beside Client: the signed-in person'),
      }),
      { ZipcodeDelivery: 'zipcodeDeliveryId' },
    ),
    response: quotation,
    errors: ['quotation_closed', 'quotation_ordered', 'quotation_changed', 'quotation_part_paid', 'forbidden'],
  },
  'POST /quotation/{id}/validatestock': {
    access: 'holder',
    summary: 'Checks stock and dates of every line',
    params: quotationId,
    response: z.object({
      isValid: z.boolean(),
      details: z.array(z.object({ id, validStock: z.boolean(), available: z.number().int() })),
    }),
  },
  'POST /quotation/{id}/paymentoptions': {
    access: 'holder',
    summary: 'Payment groups, their methods and the totals of each plan',
    params: quotationId,
    response: paymentOptions,
  },
  'POST /quotation/totals/{id}': {
    access: 'holder',
    summary: 'Totals per payment group',
    params: quotationId,
    body: z.strictObject({ paymentGroup: z.number().int().min(1).max(5).optional() }),
    response: quotation.pick({
      subtotal: true,
      discount: true,
      total: true,
      totalProducts: true,
      totalPg1: true,
      totalPg2: true,
      totalPg3: true,
      totalPg4: true,
      totalPg5: true,
    }),
  },
  'PUT /processMPaddress/{quotationId}': {
    access: 'holder',
    mutates: true,
    summary: 'Delivery address of a guest',
    params: z.object({ quotationId: id }),
    body: guestAddress,
    response: ok,
    errors: ['zipcode_mismatch', 'quotation_closed', 'quotation_ordered', 'quotation_without_zipcode'],
  },
  'GET /quotation/{id}/address': {
    access: 'holder',
    summary: 'The delivery address of the quotation',
    params: quotationId,
    response: z.object({ address: guestAddress.nullable(), contactId: z.string().nullable() }),
  },
  'GET /quotation/{id}/zipcodedelivery': {
    access: 'holder',
    summary: 'The delivery zone of the quotation',
    params: quotationId,
    response: z.object({ zipcodeDelivery: zipcodeDelivery.nullable() }),
  },
  'GET /quotation/{id}/payments': {
    access: 'holder',
    summary: 'Payments of the quotation',
    params: quotationId,
    response: z.array(quotationPayment),
  },
  'GET /quotation/{id}/paymentattempts': {
    access: 'holder',
    summary: 'Refused attempts and their limit',
    params: quotationId,
    response: z.object({ paymentAttempts: z.number().int(), limit: z.number().int(), rateLimitReported: z.boolean() }),
  },
  'POST /quotation/find/{page}': {
    access: 'client',
    summary:
      'Own quotations that have articles, newest first, a page at a time, with their changes since; `total` counts the filtered ones',
    params: z.object({ page: pageParam }),
    body: z.object({ state: z.enum(['open', 'ordered', 'closed']).optional(), folio: folioFilter }),
    response: z.object({ data: z.array(listedQuotation), total: z.number().int() }),
  },
});
