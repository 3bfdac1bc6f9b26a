import { z } from 'zod';
import { alsoNamed } from '../also-named';
import { endpointsOf } from '../endpoint';
import { piecesOfLine } from '../facts/capacities';
import { day, id, zipcodeId } from '../shapes';
import { newDetail, placedDetail, quotation } from './quotation-shapes';

const quotationId = z.object({ id });
/** A product that did not come into a quotation, and why. */
export const notAdded = z.object({
  productId: id,
  name: z.string().describe('empty where there is no such product any more'),
  code: z.string(),
  reason: z.enum(['insufficient_stock', 'product_not_available_in_zone', 'product_not_found']),
});
export type NotAdded = z.infer<typeof notAdded>;
const changed = {
  mutates: true,
  errors: ['quotation_closed', 'quotation_ordered', 'quotation_changed', 'quotation_part_paid'],
} as const;

/** The calls that change the lines of a quotation. */
export const quotationLineEndpoints = endpointsOf('checkout', {
  'POST /quotation/adddetail/{id}': {
    audits: ['productId', 'quantity', 'shipDate'],
    access: 'holder',
    mutates: true,
    summary:
      'Add a line; the same product and date adds to its pieces. The postal code that its day was told for moves the whole quotation there',
    params: quotationId,
    body: placedDetail,
    response: quotation,
    errors: [
      'quotation_closed',
      'quotation_ordered',
      'quotation_part_paid',
      'product_not_found',
      'product_not_available_in_zone',
      'insufficient_stock',
      'quotation_without_zipcode',
      'zipcode_out_of_coverage',
      'payment_attempts_exceeded',
    ],
  },
  'POST /quotation/addmultipledetails/{id}': {
    access: 'holder',
    mutates: true,
    summary:
      'Add several lines, all or none: the pieces of a package; with partial, those that can be had. A postal code moves the whole quotation there',
    params: quotationId,
    body: alsoNamed(
      z.object({
        zipcodeDeliveryId: zipcodeId.optional(),
        fromOffers: z.boolean().optional(),
        package: id
          .optional()
          .describe('of the offers: noted on its lines, where all its pieces are among the details'),
        partial: z
          .boolean()
          .optional()
          .describe('add the available pieces and name the others in notAdded; refused only where none is available'),
        details: z.array(newDetail).min(1).max(50),
      }),
      { ZipcodeDelivery: 'zipcodeDeliveryId', Details: 'details' },
    ),
    response: quotation.extend({ notAdded: z.array(notAdded).optional() }),
    errors: [
      'quotation_closed',
      'quotation_ordered',
      'quotation_part_paid',
      'product_not_found',
      'package_out_of_stock',
      'zipcode_out_of_coverage',
      'quotation_without_zipcode',
      'payment_attempts_exceeded',
    ],
  },
  'PUT /quotation/updatedetails/{id}': {
    audits: ['details'],
    access: 'holder',
    mutates: true,
    summary: 'Change pieces or delivery date of lines',
    params: quotationId,
    body: alsoNamed(
      z.object({
        details: z
          .array(
            z.strictObject({
              id,
              quantity: z.number().int().min(1).max(piecesOfLine).optional(),
              shipDate: day.optional(),
            }),
          )
          .min(1)
          .max(100),
      }),
      { Details: 'details' },
    ),
    response: quotation,
    errors: [
      'quotation_closed',
      'quotation_ordered',
      'quotation_part_paid',
      'insufficient_stock',
      'delivery_date_unavailable',
    ],
  },
  'DELETE /quotation/{id}/removedetail/{detailId}': {
    access: 'holder',
    ...changed,
    summary: 'Remove a line',
    params: z.object({ id, detailId: id }),
    response: quotation,
  },
  'DELETE /quotation/{id}/removealldetails': {
    access: 'holder',
    ...changed,
    summary: 'Clear the quotation',
    params: quotationId,
    response: quotation,
  },
});
