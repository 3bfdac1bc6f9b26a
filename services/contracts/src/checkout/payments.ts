import { z } from 'zod';
import { alsoNamed, idOrWhole } from '../also-named';
import { endpointsOf, outsideDeadline } from '../endpoint';
import { counterTypes, ledgerTypes, transferTypes } from '../facts/payment/payment-types';
import { PaymentState } from '../facts/payment/states';
import { id, pesos } from '../shapes';
import { cardPaymentReply } from './card-payment';
import { orderPayment } from './order-shapes';

const positive = pesos.min(0.01);

/** A payment that is no card payment of the web: a transfer, a ledger's money, or one taken at a counter. */
export const newPayment = z.object({
  type: z.enum([...transferTypes, ...ledgerTypes, ...counterTypes]),
  /** Pesos, or dollars for `cash-usd`. A transfer is the exact rest of the quotation. */
  amount: positive,
  termsAccepted: z.literal(true).optional().describe('required of a buyer'),
  /** Of payments that staff took. */
  reference: z.string().trim().max(60).optional(),
  terminal: z.string().trim().max(40).optional(),
  verificationCode: z.string().trim().max(20).optional(),
  exchangeRate: z.number().min(1).max(100).optional().describe('pesos per dollar, near the store’s own rate'),
  received: positive.optional().describe('cash handed over, in the currency of `amount`; the difference was change'),
});

/** Of an order under way: a transfer is credited as a movement of the bank. */
const restPayment = newPayment
  .omit({ termsAccepted: true })
  .extend({ type: z.enum([...counterTypes, ...ledgerTypes]) });

/** The documents spell it so, and count dollars in it as well. */
const amountNames = { ammount: 'amount' };

const quotationErrors = [
  'quotation_closed',
  'quotation_ordered',
  'quotation_empty',
  'quotation_without_address',
  'quotation_without_zipcode',
  'stock_changed',
  'total_changed',
  'payment_group_not_allowed',
  'payment_in_progress',
  'payment_attempts_exceeded',
] as const;

export const paymentEndpoints = endpointsOf('checkout', {
  'POST /payment/add/{id}': {
    audits: ['type', 'amount'],
    access: 'holder',
    mutates: true,
    deadlineMs: outsideDeadline,
    summary: 'A transfer, e-wallet or balance payment of a quotation; counter payments are for staff',
    params: z.object({ id }),
    body: alsoNamed(newPayment, amountNames),
    response: cardPaymentReply,
    errors: [
      ...quotationErrors,
      'payment_amount_invalid',
      'insufficient_funds',
      'usd_not_available',
      'exchange_rate_not_allowed',
      'quotation_changed',
      'payment_provider_unavailable',
      'too_many_transfers',
      'proof_required',
    ],
  },
  'POST /payment/remove/{id}': {
    access: 'holder',
    mutates: true,
    summary: 'Takes the part payments of a quotation without an order back: to the ledger, or to the card',
    params: z.object({ id }),
    response: z.object({ returned: pesos }),
    errors: ['quotation_ordered', 'payment_in_progress'],
  },
  'POST /payment/check/{id}': {
    access: 'holder',
    deadlineMs: outsideDeadline,
    summary: 'Reads a running payment of a quotation again at the provider, after a challenge or a lost answer',
    params: z.object({ id }),
    body: z.object({ paymentId: id }),
    response: cardPaymentReply,
  },
  'POST /payment/cancel/{a}/{b}': {
    audits: ['reason'],
    access: 'staff',
    mutates: true,
    deadlineMs: outsideDeadline,
    summary:
      'Cancels payment {b} of order or quotation {a}: back through the provider, or to its ledger. Those that pay an order are a manager’s',
    params: z.object({ a: id, b: id }),
    body: z.strictObject({ reason: z.string().trim().max(200).optional() }),
    response: z.object({
      status: z.enum([PaymentState.cancelled, 'refunding', PaymentState.refunded]),
      returned: pesos,
    }),
    errors: [
      'already_canceled',
      'already_left',
      'conflict',
      'delivery_unknown',
      'forbidden',
      'payment_provider_unavailable',
    ],
  },
  'GET /payment/cardauthorization/{bank}': {
    access: 'any',
    summary: 'Where a test authorization of a card is posted to; not found where the store runs no tests',
    params: z.object({ bank: z.string().max(30) }),
    response: z.object({
      bank: z.string(),
      name: z.string(),
      url: z.url(),
      merchantId: z.string(),
      merchantName: z.string(),
      merchantCity: z.string(),
    }),
    errors: ['not_found'],
  },
  'GET /payment/types': {
    access: 'any',
    summary: 'Types a payment may have',
    response: z.array(
      z.object({ type: z.string(), name: z.string(), currency: z.enum(['mxn', 'usd']), staffOnly: z.boolean() }),
    ),
  },
  'POST /pmperiod/getactive/': {
    access: 'any',
    summary: 'Interest-free plans that are offered, with their minimum purchase',
    response: z.array(
      z.object({ months: z.number().int(), group: z.number().int(), name: z.string(), minimum: pesos }),
    ),
  },
  'POST /order/create': {
    audits: ['quotationId'],
    objectIn: { reply: 'id' },
    access: 'staff',
    mutates: true,
    summary:
      'An order of a quotation that is paid in full, or from the percentage that a manager may allow, with a manager’s authorization',
    body: alsoNamed(z.object({ quotationId: idOrWhole(id), authorization: z.string().max(2_000).optional() }), {
      QuotationWeb: 'quotationId',
    }),
    response: z.object({ id, folio: z.string() }),
    errors: ['not_fully_paid', 'forbidden', 'quotation_empty', 'stock_changed', 'payment_in_progress'],
  },
  'POST /order/addpayment/{id}': {
    audits: ['type', 'amount'],
    access: 'staff',
    mutates: true,
    summary: 'The rest of an order that is under way, taken by staff; a transfer it waits for has a call of its own',
    params: z.object({ id }),
    body: alsoNamed(restPayment, amountNames),
    response: z.object({ ammountPaid: pesos, due: pesos, Payments: z.array(orderPayment) }),
    errors: [
      'not_found',
      'conflict',
      'payment_amount_invalid',
      'insufficient_funds',
      'usd_not_available',
      'exchange_rate_not_allowed',
    ],
  },
});
