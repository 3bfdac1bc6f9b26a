import { z } from 'zod';
import { endpoint, outsideDeadline } from '../endpoint';
import { cardTypes, transferTypes } from '../facts/payment-types';
import { orderStates, PaymentState, paymentStates } from '../facts/states';
import { dateTime, day, email, folioFilter, id, ok, pageParam, pesos } from '../shapes';
import { guestAddress } from './quotation-shapes';

export const orderStatus = z.enum(orderStates);

export const orderDetail = z.object({
  id,
  Product: z.object({
    ItemCode: z.string(),
    Name: z.string(),
    url: z.string(),
    picture: z.string(),
    finish: z.string().nullable(),
  }),
  quantity: z.number().int(),
  unitPrice: pesos,
  total: pesos,
  discount: pesos,
  shipDate: day.nullable(),
  shipCompany: z.string().nullable(),
  shipCompanyFrom: z.string().nullable(),
  immediateDelivery: z.boolean().describe('every piece came out of a warehouse: no purchase has to arrive first'),
  isSRService: z.boolean(),
  hasSeries: z.boolean().describe('each piece has a number of its own'),
  productSerie: z
    .object({ seriesNumbers: z.array(z.string()) })
    .nullable()
    .describe('the numbers that the warehouse allocated so far; null for a product without'),
});
export const orderPayment = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  ammount: pesos,
  msi: z.number().int(),
  card: z.string().nullable().describe('last four digits'),
  verificationCode: z.string().nullable(),
  folio: z.string().nullable(),
  status: z.enum(paymentStates),
  createdAt: dateTime,
  refunded: pesos.describe('given back, or promised back'),
  terminal: z.string().nullable(),
  exchangeRate: z.number().nullable(),
});

/** What a person needs to send a transfer: the account, the exact amount and the deadline. */
export const transferInstructions = z.object({
  type: z.enum(transferTypes),
  clabe: z
    .string()
    .regex(/^\d{18}$/)
    .nullable(),
  bank: z.string().nullable(),
  beneficiary: z.string().nullable(),
  amount: pesos.describe('exactly this: the bank rejects any other amount'),
  reference: z.string(),
  expiresAt: dateTime,
  url: z.url().nullable().describe('the provider’s own page of the transfer'),
});
export type TransferInstructions = z.infer<typeof transferInstructions>;

/** What everybody may know who has an order's address. */
const orderHead = z.object({
  id,
  folio: z.string(),
  createdAt: dateTime,
  status: orderStatus,
  statusLabel: z
    .string()
    .describe('what `status` is called; staff and clients read different words of an order not yet in the ERP'),
  site: z.string(),
  isInvited: z.boolean(),
  FirstName: z.string().describe('masked in a restricted order'),
  LastName: z.string().describe('masked in a restricted order'),
});

/** A guest’s order as a stranger sees it: no article, money, way of payment, day or address. */
export const restrictedOrder = orderHead.extend({ restricted: z.literal(true) });
export type RestrictedOrder = z.infer<typeof restrictedOrder>;

/** An order as whoever bought it sees it, in this browser, by the signed link of a mail, or as staff. */
export const order = orderHead.extend({
  restricted: z.literal(false),
  hold: z.enum(['own', 'look']).describe('own: its buyer, or staff; look: by the signed link of a mail, to read'),
  paymentType: z.string(),
  subtotal: pesos,
  discount: pesos,
  total: pesos,
  ammountPaid: pesos,
  email: z.string(),
  Address: guestAddress,
  Details: z.array(orderDetail),
  Payments: z.array(orderPayment),
  QuotationWeb: z.object({ id, folio: z.string() }),
  isSpeiOrder: z.boolean(),
  receiving_account_number: z.string().nullable(),
  receiving_account_bank: z.string().nullable(),
  /** While the order waits for a transfer; null otherwise. */
  Transfer: transferInstructions.nullable(),
  EwalletRecords: z.array(z.object({ amount: pesos, reason: z.string(), createdAt: dateTime })),
  deliveryDate: day.nullable().describe('the latest of its lines'),
  OrdersSapWeb: z.array(
    z.object({
      document: z.string(),
      createdAt: dateTime,
      ProductSeries: z.array(z.object({ ItemCode: z.string(), seriesNumbers: z.array(z.string()) })),
    }),
  ),
});
export type Order = z.infer<typeof order>;

/** An order as its buyer's list of purchases shows it. */
export const purchase = order
  .pick({ id: true, folio: true, createdAt: true, status: true, statusLabel: true, total: true, ammountPaid: true })
  .extend({
    totalProducts: z.number().int(),
    nextDelivery: day.nullable().describe('the soonest day still to come, the last one after all; null when canceled'),
    payUntil: dateTime.nullable().describe('deadline of the transfer that it waits for'),
    ZipcodeDelivery: z.string().nullable().describe('id of the zone that it was sold to'),
    Invoice: z.enum(['requested', 'refused', 'valid']).nullable(),
    Details: z.array(
      orderDetail
        .pick({ id: true, quantity: true, shipDate: true })
        .extend({ Product: orderDetail.shape.Product.extend({ id }) }),
    ),
  });
export type Purchase = z.infer<typeof purchase>;

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
    phone: z.string().max(30),
    address: z.string().max(200),
    neighborhood: z.string().max(100),
    city: z.string().max(100),
    state: z.string().max(60),
    zip: z.string().regex(/^\d{5}$/),
  }),
  termsAccepted: z.literal(true),
});
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

export const orderEndpoints = {
  'POST /processMPpayment': endpoint({
    method: 'POST',
    path: '/processMPpayment',
    service: 'checkout',
    access: 'holder',
    mutates: true,
    deadlineMs: outsideDeadline,
    summary: 'Charge a card token for the rest of the quotation; an approved full payment makes the order',
    body: cardPayment,
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
  }),
  'POST /order/createfromquotation/{id}': endpoint({
    method: 'POST',
    path: '/order/createfromquotation/{id}',
    service: 'checkout',
    access: 'holder',
    mutates: true,
    summary: 'The sale folio of a fully paid quotation; the same order for the same quotation',
    params: z.object({ id }),
    body: z.object({ paymentGroup: z.number().int().min(1).max(5).optional() }),
    response: z.object({ id, folio: z.string() }),
    errors: ['not_fully_paid', 'quotation_empty'],
  }),
  'POST /order/findbyid/{id}': endpoint({
    method: 'POST',
    path: '/order/findbyid/{id}',
    service: 'checkout',
    access: 'owner-or-staff',
    summary: 'An order; a guest’s one is masked for whoever has neither its cookie nor its signed link',
    params: z.object({ id }),
    response: z.discriminatedUnion('restricted', [order, restrictedOrder]),
    errors: ['forbidden'],
  }),
  'GET /order/{id}/open': endpoint({
    method: 'GET',
    path: '/order/{id}/open',
    service: 'checkout',
    access: 'link',
    summary: 'Opens an order by the signed link of its mail: this browser sees it from then on. Answers a redirect',
    params: z.object({ id: z.string().max(60) }),
    query: z.object({ llave: z.string().max(200).optional() }),
    response: z.null(),
  }),
  'POST /order/{id}/sendlink': endpoint({
    method: 'POST',
    path: '/order/{id}/sendlink',
    service: 'checkout',
    access: 'any',
    mutates: true,
    summary: 'Mails a fresh signed link to the order’s own address, if that is the one given; says the same if not',
    params: z.object({ id }),
    body: z.object({ email }),
    response: ok,
  }),
  'GET /order/find/{page}': endpoint({
    method: 'GET',
    path: '/order/find/{page}',
    service: 'checkout',
    access: 'client',
    summary: 'Own orders, newest first, a page at a time; `total` counts those that the filters let through',
    params: z.object({ page: pageParam }),
    query: z.object({ status: orderStatus.optional(), folio: folioFilter }),
    response: z.object({ data: z.array(purchase), total: z.number().int() }),
  }),
  'GET /payment/paymentgroups': endpoint({
    method: 'GET',
    path: '/payment/paymentgroups',
    service: 'checkout',
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
  }),
  'POST /webhooks/mercadopago': endpoint({
    method: 'POST',
    path: '/webhooks/mercadopago',
    service: 'checkout',
    access: 'provider',
    summary: 'Signed notices of the payment provider, into the inbox',
    // of both generations of its notices, and what this store writes into the address it gives
    query: z.object({
      'data.id': z.string().max(100).optional(),
      type: z.string().max(100).optional(),
      id: z.string().max(100).optional(),
      topic: z.string().max(100).optional(),
      source_news: z.string().max(100).optional(),
    }),
    response: z.object({ received: z.literal(true) }),
    errors: ['signature_invalid'],
  }),
};
