import { z } from 'zod';
import { shopperTypes } from '../facts/payment/payment-types';
import { pesos } from '../shapes';

const financingPlan = z.object({
  type: z.enum(shopperTypes).describe('the method that pays so'),
  group: z.number().int(),
  months: z.number().int(),
  name: z.string(),
  total: pesos.describe('all that remains to be paid, with this plan'),
  monthly: pesos,
  discount: z.number().int(),
  minimum: pesos,
  enabled: z.boolean(),
});
export const paymentMethod = z.object({
  type: z.enum(shopperTypes),
  name: z.string(),
  group: z.number().int(),
  months: z.number().int(),
  cards: z.array(z.string()),
  minimum: pesos,
  total: pesos.describe('all that remains to be paid, with this method'),
  monthly: pesos,
  enabled: z.boolean(),
  maximum: pesos.optional().describe('the amount that the client’s ledger can pay, for methods paid out of one'),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;
const paymentGroup = z.object({
  group: z.number().int(),
  name: z.string(),
  active: z.boolean(),
  discount: z.number().int(),
  total: pesos.describe('of the whole quotation with this group, whatever is paid of it'),
  methods: z.array(paymentMethod),
});
export const paymentOptions = z.object({
  version: z.number().int().describe('of the quotation; a part payment sends it back as If-Match'),
  groups: z.array(paymentGroup),
  financingTotals: z.array(financingPlan),
  total: pesos,
  ammountPaid: pesos,
  remaining: pesos,
  paidPercent: z.number(),
  fullyPaid: z.boolean(),
  /**
   * The settings with which the payment page makes a card token in the browser; the card number never reaches the
   * store.
   */
  provider: z.object({ publicKey: z.string(), scriptUrl: z.string(), apiUrl: z.string() }),
});
export type PaymentOptions = z.infer<typeof paymentOptions>;
