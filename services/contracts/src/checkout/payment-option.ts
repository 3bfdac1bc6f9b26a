import { z } from 'zod';
import { zipcodePattern } from '../facts/delivery/zipcodes';
import { emailLength } from '../facts/lengths';
import { paymentTypes } from '../facts/payment/payment-types';

/** Typed at the provider and nowhere else (decision 0023): these fields are null, and a call with more is refused. */
const neverHere = z.null().optional();
const words = (length: number) => z.string().trim().max(length).optional();

/** A payment option in the specification's words. Nothing of a card but its brand is ever sent to the store (decision 0060). */
export const paymentOption = z.strictObject({
  type: z.enum(paymentTypes),
  currency: z.enum(['mxn', 'usd']).optional(),
  cardType: z.enum(['master-card', 'visa', 'american-express']).optional(),
  cardName: neverHere,
  cardObject: z
    .strictObject({ number: neverHere, expMonth: neverHere, expYear: neverHere, cvc: neverHere })
    .nullable()
    .optional(),
  cardCountry: words(60),
  cardState: words(60),
  cardCity: words(100),
  cardAddress1: words(200),
  cardAddress2: words(200),
  cardZip: z.string().regex(zipcodePattern).optional(),
  phone: words(30),
  mobilePhone: words(30),
  email: z.email().max(emailLength).optional(),
  msi: z.number().int().min(1).max(12).optional(),
  installments: z.number().int().min(1).max(12).optional(),
  terminal: words(40),
});
