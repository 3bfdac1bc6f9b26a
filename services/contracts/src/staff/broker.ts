import { z } from 'zod';
import { orderStatus } from '../checkout/order-shapes';
import { endpointsOf } from '../endpoint';
import { brokerFields, ofEachBrokerField } from '../facts/payment/broker';
import { QuotationState } from '../facts/payment/quotation-states';
import { dateTime, pageParam, pesos } from '../shapes';

/** Limits the typed text; whether it is right, the rules of the form decide (`broker-rules.ts`). */
const newBrokerProfile = z.object(
  ofEachBrokerField((field) => z.string().trim().max(brokerFields[field].max).default('')),
);

export const brokerProfile = z.object({
  ...ofEachBrokerField(() => z.string()),
  updatedAt: dateTime.nullable().describe('null while nothing was saved'),
});
export type BrokerProfile = z.infer<typeof brokerProfile>;

/** A quotation that a broker made, and its outcome, without the buyer's data. */
export const brokerSale = z.object({
  folio: z.string(),
  createdAt: dateTime,
  article: z.string().describe('its first one'),
  pieces: z.number().int(),
  state: z.enum(QuotationState),
  total: pesos.describe('of its order, once there is one'),
  order: z
    .object({
      folio: z.string(),
      status: orderStatus,
      counted: pesos.describe('the amount paid and not refunded; 0 for a canceled order'),
    })
    .nullable(),
});
export type BrokerSale = z.infer<typeof brokerSale>;

export const brokerEndpoints = endpointsOf('staff', {
  'GET /me/broker': {
    access: 'broker',
    summary: 'The signed-in broker’s own profile: address, business, the account commissions are paid to',
    response: brokerProfile,
  },
  'PUT /me/broker': {
    access: 'broker',
    mutates: true,
    summary: 'Keep one’s own profile; the CLABE’s check digit must fit',
    body: newBrokerProfile,
    response: brokerProfile,
    errors: ['invalid_input'],
  },
  'GET /me/broker/quotations/{page}': {
    access: 'broker',
    summary: 'Quotations that the signed-in broker made, newest first, with the sales that their commissions count',
    params: z.object({ page: pageParam }),
    response: z.object({
      data: z.array(brokerSale),
      total: z.number().int(),
      orders: z.number().int().describe('of all of them that became an order and were not canceled'),
      counted: pesos.describe('of all of them, paid and not given back'),
    }),
  },
});
