import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { piecesOfLine } from '../facts/capacities';
import { day, id, zipcodeId } from '../shapes';

export const zipcodeDelivery = z.object({
  id: z.string(),
  cp: z.string(),
  municipio: z.string(),
  ciudad: z
    .string()
    .describe('the usual name of the place: Cancún in Benito Juárez; the municipality where it has no other name'),
  estado: z.string(),
  estadoCode: z.string(),
  asentamiento: z.array(z.string()).describe('settlements (colonias) of the code'),
  extraCost: z.boolean().describe('not eligible for free shipping'),
});
export type ZipcodeDelivery = z.infer<typeof zipcodeDelivery>;

export const deliveryOption = z.object({
  date: day,
  days: z.number().int().min(0),
  available: z.number().int().min(0),
  initalAvailable: z.number().int().min(0),
  company: z.string().describe('warehouse that delivers'),
  companyFrom: z.string().describe('warehouse the pieces come from'),
  PurchaseAfter: z.boolean(),
  PurchaseDocument: z.string().nullable(),
});
export type DeliveryOption = z.infer<typeof deliveryOption>;
export const deliveryGroup = z.object({
  date: day,
  days: z.number().int(),
  available: z.number().int(),
  deliveries: z.array(deliveryOption),
});
export type DeliveryGroup = z.infer<typeof deliveryGroup>;

export const shippingEndpoints = endpointsOf('catalog', {
  'GET /shipping/product': {
    access: 'any',
    summary: 'Delivery options of a product to a postal code, soonest first; empty where it cannot be delivered',
    query: z.object({ productCode: z.string().max(40), zipcodeDeliveryId: z.string().max(40) }),
    response: z.object({ options: z.array(deliveryOption), groups: z.array(deliveryGroup) }),
    errors: ['product_not_found', 'zipcode_out_of_coverage'],
  },
  'POST /shipping/days': {
    access: 'any',
    summary: 'The first day on which as many pieces as wanted of each product reach a postal code',
    body: z.object({
      products: z
        .array(z.object({ id, quantity: z.number().int().min(1).max(piecesOfLine) }))
        .min(1)
        .max(60),
      zipcodeDeliveryId: zipcodeId,
    }),
    response: z
      .array(z.object({ id, date: day.nullable().describe('null where so many cannot be delivered') }))
      .describe('products that are not sold are left out'),
    errors: ['zipcode_out_of_coverage'],
  },
  'GET /shipping/zipcodedelivery': {
    access: 'any',
    summary: 'The delivery zone of a postal code',
    /** Loose on purpose: an invalid postal code gets the store's own code, not a broken request. */
    query: z.object({ zipcode: z.string().max(40) }),
    response: zipcodeDelivery,
    errors: ['zipcode_invalid', 'zipcode_out_of_coverage'],
  },
  'GET /shipping/zipcodedelivery/{id}': {
    access: 'any',
    summary: 'A delivery zone by id',
    params: z.object({ id: z.string().max(40) }),
    response: zipcodeDelivery,
    errors: ['zipcode_out_of_coverage'],
  },
});
