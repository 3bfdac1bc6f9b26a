import { z } from 'zod';
import { endpointsOf } from '../../endpoint';
import { newDayBusinessDays, newDayChanges, newDayReachDays } from '../../facts/delivery/deadlines';
import { day, id } from '../../shapes';
import { guestAddress } from '../quotation-shapes';
import { namedCode, orderCode } from './order-code';

/**
 * The receiver of an order and the address: its mails keep their address, and the postal code gives municipality and
 * state.
 */
const receivedAt = guestAddress.omit({ email: true, municipality: true, state: true });
export type ReceivedAt = z.input<typeof receivedAt>;

/** A delivery that comes to another place on another day. */
const placeMove = z.strictObject({ from: day, to: day });

/** Why an order cannot go to a postal code; the same codes refuse the change. */
const placeRefusal = z.enum([
  'delivery_date_fixed',
  'zipcode_invalid',
  'zipcode_out_of_coverage',
  'zipcode_extra_cost',
  'product_not_available_in_zone',
]);

export const deliveryPlace = z.object({
  until: day.nullable().describe('last day on which it can be changed; null: no more'),
  cp: z.string().describe('the postal code asked for; the order’s own unless said'),
  refusal: placeRefusal.nullable().describe('why the order cannot go there'),
  municipality: z.string(),
  city: z.string(),
  state: z.string(),
  settlements: z.array(z.string()).describe('colonias of the postal code'),
  losesHalf: z.boolean().describe('a chosen half of a day does not hold there: it comes at any time'),
  moved: z.array(placeMove).describe('deliveries that cannot keep their day there, with their first one after it'),
  code: orderCode,
});
export type DeliveryPlace = z.infer<typeof deliveryPlace>;

export const deliveryPlaceEndpoints = endpointsOf('checkout', {
  'GET /order/{id}/deliveryplace': {
    access: 'owner-or-staff',
    summary: `Whether a paid order can go to a postal code, and on which days, until ${newDayBusinessDays} business days before each delivery to come and up to ${newDayReachDays} days after it; also by the signed link of its mail`,
    params: z.object({ id }),
    query: z.object({ cp: z.string().max(40).optional() }),
    response: deliveryPlace,
  },
  'PUT /order/{id}/deliveryplace': {
    access: 'owner-or-staff',
    mutates: true,
    summary: `Changes the receiver and address of a paid order, never its price; buyer and ERP are told. A buyer may do it ${newDayChanges} times an order`,
    params: z.object({ id }),
    body: z.strictObject({
      address: receivedAt,
      moved: z.array(placeMove).max(200).default([]).describe('as they were shown: with other days nothing is changed'),
      code: namedCode,
    }),
    response: z.object({ deliveryDate: day.nullable().describe('the latest day of the order from now on') }),
    errors: ['order_code_wrong', ...placeRefusal.options, 'delivery_date_unavailable', 'rate_limited'],
  },
});
