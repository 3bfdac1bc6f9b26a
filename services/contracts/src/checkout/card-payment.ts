import { z } from 'zod';
import { alsoNamed } from '../also-named';
import { endpointsOf, outsideDeadline } from '../endpoint';
import { zipcodePattern } from '../facts/delivery/zipcodes';
import { phoneLength } from '../facts/lengths';
import { cardTypes } from '../facts/payment/payment-types';
import { PaymentState } from '../facts/payment/states';
import { email, id, pesos } from '../shapes';

/** Card-form data from the provider’s browser library: a token, never a card number. */
export const cardPayment = z.object({
  quotationId: id,
  token: z.string().min(8).max(200),
  payment_method_id: z.string().max(40),
  issuer_id: z.union([z.string(), z.number()]).optional(),
  installments: z.number().int().min(1).max(12),
  paymentType: z.enum(cardTypes),
  paymentGroup: z.number().int().min(1).max(4),
  /** Pesos the person saw on the button; a different total is refused with `total_changed` and nothing is charged. */
  transaction_amount: pesos,
  /** Pays a part of the rest on purpose, in group 1; the rest is paid by another payment. */
  partial: z.boolean().default(false),
  cardholder: z.object({
    email,
    phone: z.string().max(phoneLength),
    address: z.string().max(200),
    neighborhood: z.string().max(100),
    city: z.string().max(100),
    state: z.string().max(60),
    zip: z.string().regex(zipcodePattern),
  }),
  termsAccepted: z.literal(true),
});
/** The payment option of the documents, whose fields stand side by side. */
const cardFormNames = {
  type: 'paymentType',
  group: 'paymentGroup',
  msi: 'installments',
  email: 'cardholder.email',
  phone: 'cardholder.phone',
  cardAddress1: 'cardholder.address',
  cardAddress2: 'cardholder.neighborhood',
  cardCity: 'cardholder.city',
  cardState: 'cardholder.state',
  cardZip: 'cardholder.zip',
};
export type CardPayment = z.input<typeof cardPayment>;

/** `status_detail` is the provider’s; `orderId` is there when the payment made an order. */
export const cardPaymentReply = z.object({
  status: z.enum([PaymentState.approved, PaymentState.pending, PaymentState.rejected]),
  status_detail: z.string(),
  data: z.object({
    paymentId: z.string(),
    orderId: id.nullable(),
    folio: z.string().nullable(),
    paymentAttempts: z.number().int(),
    attemptsLeft: z.number().int(),
    /** The card's bank asks its holder: a form with `creq` is posted to `url` in a frame. */
    challenge: z.object({ url: z.url(), creq: z.string() }).nullable(),
    /** Pesos that are still to be paid after this payment. */
    remaining: pesos,
  }),
});
export type CardPaymentReply = z.infer<typeof cardPaymentReply>;

export const cardPaymentEndpoints = endpointsOf('checkout', {
  'POST /processMPpayment': {
    access: 'holder',
    mutates: true,
    objectIn: { body: 'quotationId' },
    deadlineMs: outsideDeadline,
    summary: 'Charge a card token for the rest of the quotation; an approved full payment makes the order',
    body: alsoNamed(cardPayment, cardFormNames),
    response: cardPaymentReply,
    errors: [
      'quotation_closed',
      'quotation_ordered',
      'quotation_empty',
      'quotation_without_address',
      'stock_changed',
      'total_changed',
      'payment_group_not_allowed',
      'card_type_not_allowed',
      'payment_in_progress',
      'payment_attempts_exceeded',
      'payment_provider_unavailable',
      'too_many_card_refusals',
      'proof_required',
    ],
  },
  'GET /payment/paymentgroups': {
    access: 'any',
    summary: 'Payment groups and their methods',
    response: z.array(
      z.object({
        group: z.number().int(),
        name: z.string(),
        methods: z.array(
          z.object({
            type: z.string(),
            name: z.string(),
            months: z.number().int(),
            minimum: pesos,
            cards: z.array(z.string()),
          }),
        ),
      }),
    ),
  },
  'POST /webhooks/mercadopago': {
    access: 'provider',
    summary: 'Signed notices of the payment provider, into the inbox',
    // of both generations of its notices, and the store's own names in the address
    query: z.object({
      'data.id': z.string().max(100).optional(),
      type: z.string().max(100).optional(),
      id: z.string().max(100).optional(),
      topic: z.string().max(100).optional(),
      source_news: z.string().max(100).optional(),
    }),
    response: z.object({ received: z.literal(true) }),
    errors: ['signature_invalid'],
  },
});
