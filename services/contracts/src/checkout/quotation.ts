import { z } from 'zod';
import { deliveryGroup, zipcodeDelivery } from '../catalog/shipping';
import { endpoint } from '../endpoint';
import { dateTime, day, email, id, ok, pageParam, pesos, phone } from '../shapes';

const quotationId = z.object({ id });

/** Address of a guest, from the address dialog. Everything is required but the last three. */
export const guestAddress = z.object({
  firstName: z.string().trim().min(1).max(50),
  lastName: z.string().trim().min(1).max(50),
  email,
  phone,
  streetName: z.string().trim().min(1).max(100),
  streetNumber: z.string().trim().min(1).max(20),
  neighborhood: z.string().trim().min(1).max(100),
  municipality: z.string().trim().min(1).max(100),
  city: z.string().trim().min(1).max(100),
  state: z.string().trim().min(1).max(60),
  zipCode: z.string().regex(/^\d{5}$/),
  interiorNumber: z.string().trim().max(20).default(''),
  betweenStreets: z.string().trim().max(100).default(''),
  references: z.string().trim().max(100).default(''),
});
export type GuestAddress = z.input<typeof guestAddress>;

export const quotationDetail = z.object({
  id,
  Product: z.object({
    id,
    ItemCode: z.string(),
    Name: z.string(),
    url: z.string(),
    picture: z.string(),
    finish: z.string().nullable(),
    Price: pesos,
  }),
  quantity: z.number().int().min(1),
  originalQuantity: z.number().int(),
  unitPrice: pesos,
  unitPriceWithDiscount: pesos,
  discountPercent: z.number().int(),
  subtotal: pesos,
  discount: pesos,
  total: pesos,
  shipDate: day.nullable(),
  originalShipDate: day.nullable(),
  shipCompany: z.string().nullable(),
  shipCompanyFrom: z.string().nullable(),
  PurchaseAfter: z.boolean(),
  PurchaseDocument: z.string().nullable(),
  deliveriesGroups: z.array(deliveryGroup),
  availableForDate: z.number().int().describe('pieces that can still be had for the chosen date'),
  validStock: z.boolean(),
  /** `sold-out`: none of the chosen pieces are left; `changed`: fewer, or another date. */
  availabilityChanged: z.enum(['sold-out', 'changed']).nullable(),
});
export type QuotationDetail = z.infer<typeof quotationDetail>;

export const quotationPayment = z.object({
  id: z.string(),
  type: z.string(),
  group: z.number().int(),
  ammount: pesos,
  description: z.string(),
  status: z.string(),
  createdAt: dateTime,
});

export const quotation = z.object({
  id,
  folio: z.string().regex(/^\d{6}$/),
  site: z.string(),
  Details: z.array(quotationDetail),
  /** Shown only to whoever holds the quotation and to staff. */
  Client: z.object({ id: z.string(), name: z.string(), email: z.string(), invited: z.boolean() }).nullable(),
  Address: z.string().nullable().describe('id of the chosen contact; `guest` for a guest address'),
  ZipcodeDelivery: zipcodeDelivery.nullable(),
  OrderWeb: id.nullable(),
  totalProducts: z.number().int(),
  subtotal: pesos,
  discount: pesos,
  total: pesos.describe('of the active payment group'),
  totalPg1: pesos,
  totalPg2: pesos,
  totalPg3: pesos,
  totalPg4: pesos,
  totalPg5: pesos,
  ammountPaid: pesos,
  paymentGroup: z.number().int().min(1).max(5),
  paymentAttempts: z.number().int(),
  isClosed: z.boolean(),
  isSpeiQuotation: z.boolean(),
  rateLimitReported: z.boolean(),
  fromOffers: z.boolean(),
  Payments: z.array(quotationPayment),
  createdAt: dateTime,
  validUntil: day.describe('the quotation is valid on its creation day, in the time zone of the store'),
  /** What changed when an old quotation was opened and priced again; empty on its own day. */
  repriced: z.array(z.object({ detailId: id, Name: z.string(), before: pesos, now: pesos })),
});
export type Quotation = z.infer<typeof quotation>;

export const quickQuotation = quotation.pick({
  id: true,
  folio: true,
  totalProducts: true,
  total: true,
  isClosed: true,
  OrderWeb: true,
});

export const newDetail = z.object({
  productId: id,
  quantity: z.number().int().min(1).max(999).default(1),
  shipDate: day.optional(),
  shipCompany: z.string().max(20).optional(),
  shipCompanyFrom: z.string().max(20).optional(),
});

export const financingPlan = z.object({
  group: z.number().int(),
  months: z.number().int(),
  name: z.string(),
  total: pesos,
  monthly: pesos,
  discount: z.number().int(),
  minimum: pesos,
  enabled: z.boolean(),
});
export const paymentMethod = z.object({
  type: z.enum([
    'credit-card',
    'debit-card',
    'transfer',
    'spei',
    'ewallet',
    'client-balance',
    '3-msi',
    '6-msi',
    '9-msi',
    '12-msi',
  ]),
  name: z.string(),
  group: z.number().int(),
  months: z.number().int(),
  cards: z.array(z.string()),
  minimum: pesos,
  total: pesos,
  monthly: pesos,
  enabled: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;
export const paymentGroup = z.object({
  group: z.number().int(),
  name: z.string(),
  active: z.boolean(),
  discount: z.number().int(),
  total: pesos,
  methods: z.array(paymentMethod),
});
export const paymentOptions = z.object({
  groups: z.array(paymentGroup),
  financingTotals: z.array(financingPlan),
  total: pesos,
  ammountPaid: pesos,
  remaining: pesos,
  paidPercent: z.number(),
  fullyPaid: z.boolean(),
  /** What the payment page needs to make a card token in the browser; the card number never reaches the store. */
  provider: z.object({ publicKey: z.string(), scriptUrl: z.string(), apiUrl: z.string() }),
});
export type PaymentOptions = z.infer<typeof paymentOptions>;

const changed = { mutates: true, errors: ['quotation_closed', 'quotation_ordered'] } as const;

export const quotationEndpoints = {
  'POST /quotation/create': endpoint({
    method: 'POST',
    path: '/quotation/create',
    service: 'checkout',
    access: 'any',
    mutates: true,
    summary: 'A new quotation with its first line; the answer carries the cookie that holds it',
    body: z.object({
      zipcodeDeliveryId: z.string().max(40).optional(),
      detail: newDetail.optional(),
      fromOffers: z.boolean().optional(),
    }),
    response: quotation,
    errors: ['product_not_available_in_zone', 'insufficient_stock', 'zipcode_out_of_coverage', 'product_not_found'],
  }),
  'POST /quotation/findbyid/{id}': endpoint({
    method: 'POST',
    path: '/quotation/findbyid/{id}',
    service: 'checkout',
    access: 'holder',
    summary: 'The quotation with its lines; priced again when opened after its day',
    params: quotationId,
    response: quotation,
  }),
  'POST /quotation/findbyidquickread/{id}': endpoint({
    method: 'POST',
    path: '/quotation/findbyidquickread/{id}',
    service: 'checkout',
    access: 'holder',
    summary: 'Folio, count and total only',
    params: quotationId,
    response: quickQuotation,
  }),
  'POST /quotation/update/{id}': endpoint({
    method: 'POST',
    path: '/quotation/update/{id}',
    service: 'checkout',
    access: 'holder',
    ...changed,
    summary: 'Change the postal code, or take the quotation over for the signed-in client; nothing else may be written',
    params: quotationId,
    body: z.object({ zipcodeDeliveryId: z.string().max(40).optional(), assignClient: z.boolean().optional() }),
    response: quotation,
  }),
  'POST /quotation/adddetail/{id}': endpoint({
    method: 'POST',
    path: '/quotation/adddetail/{id}',
    service: 'checkout',
    access: 'holder',
    mutates: true,
    summary: 'Add a line; the same product and date adds to its pieces',
    params: quotationId,
    body: newDetail,
    response: quotation,
    errors: [
      'quotation_closed',
      'quotation_ordered',
      'product_not_found',
      'product_not_available_in_zone',
      'insufficient_stock',
      'quotation_without_zipcode',
    ],
  }),
  'PUT /quotation/updatedetails/{id}': endpoint({
    method: 'PUT',
    path: '/quotation/updatedetails/{id}',
    service: 'checkout',
    access: 'holder',
    mutates: true,
    summary: 'Change pieces or delivery date of lines',
    params: quotationId,
    body: z.object({
      details: z
        .array(z.object({ id, quantity: z.number().int().min(1).max(999).optional(), shipDate: day.optional() }))
        .min(1)
        .max(100),
    }),
    response: quotation,
    errors: ['quotation_closed', 'quotation_ordered', 'insufficient_stock', 'delivery_date_unavailable'],
  }),
  'DELETE /quotation/{id}/removedetail/{detailId}': endpoint({
    method: 'DELETE',
    path: '/quotation/{id}/removedetail/{detailId}',
    service: 'checkout',
    access: 'holder',
    ...changed,
    summary: 'Remove a line',
    params: z.object({ id, detailId: id }),
    response: quotation,
  }),
  'DELETE /quotation/{id}/removealldetails': endpoint({
    method: 'DELETE',
    path: '/quotation/{id}/removealldetails',
    service: 'checkout',
    access: 'holder',
    ...changed,
    summary: 'Clear the quotation',
    params: quotationId,
    response: quotation,
  }),
  'POST /quotation/{id}/validatestock': endpoint({
    method: 'POST',
    path: '/quotation/{id}/validatestock',
    service: 'checkout',
    access: 'holder',
    summary: 'Checks stock and dates of every line',
    params: quotationId,
    response: z.object({
      isValid: z.boolean(),
      details: z.array(z.object({ id, validStock: z.boolean(), available: z.number().int() })),
    }),
  }),
  'POST /quotation/{id}/paymentoptions': endpoint({
    method: 'POST',
    path: '/quotation/{id}/paymentoptions',
    service: 'checkout',
    access: 'holder',
    summary: 'Payment groups, their methods and the totals of each plan',
    params: quotationId,
    response: paymentOptions,
  }),
  'POST /quotation/totals/{id}': endpoint({
    method: 'POST',
    path: '/quotation/totals/{id}',
    service: 'checkout',
    access: 'holder',
    summary: 'Totals per payment group',
    params: quotationId,
    body: z.object({ paymentGroup: z.number().int().min(1).max(5).optional() }),
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
  }),
  'PUT /processMPaddress/{quotationId}': endpoint({
    method: 'PUT',
    path: '/processMPaddress/{quotationId}',
    service: 'checkout',
    access: 'holder',
    mutates: true,
    summary: 'Delivery address of a guest',
    params: z.object({ quotationId: id }),
    body: guestAddress,
    response: ok,
    errors: ['zipcode_mismatch', 'quotation_closed', 'quotation_ordered', 'quotation_without_zipcode'],
  }),
  'GET /quotation/{id}/address': endpoint({
    method: 'GET',
    path: '/quotation/{id}/address',
    service: 'checkout',
    access: 'holder',
    summary: 'The delivery address of the quotation',
    params: quotationId,
    response: z.object({ address: guestAddress.nullable(), contactId: z.string().nullable() }),
  }),
  'GET /quotation/{id}/zipcodedelivery': endpoint({
    method: 'GET',
    path: '/quotation/{id}/zipcodedelivery',
    service: 'checkout',
    access: 'holder',
    summary: 'The delivery zone of the quotation',
    params: quotationId,
    response: z.object({ zipcodeDelivery: zipcodeDelivery.nullable() }),
  }),
  'GET /quotation/{id}/payments': endpoint({
    method: 'GET',
    path: '/quotation/{id}/payments',
    service: 'checkout',
    access: 'holder',
    summary: 'Payments of the quotation',
    params: quotationId,
    response: z.array(quotationPayment),
  }),
  'GET /quotation/{id}/paymentattempts': endpoint({
    method: 'GET',
    path: '/quotation/{id}/paymentattempts',
    service: 'checkout',
    access: 'holder',
    summary: 'Refused attempts and their limit',
    params: quotationId,
    response: z.object({ paymentAttempts: z.number().int(), limit: z.number().int(), rateLimitReported: z.boolean() }),
  }),
  'POST /quotation/find/{page}': endpoint({
    method: 'POST',
    path: '/quotation/find/{page}',
    service: 'checkout',
    access: 'client',
    summary: 'Own quotations, ten a page',
    params: z.object({ page: pageParam }),
    response: z.object({ data: z.array(quickQuotation.extend({ createdAt: dateTime })), total: z.number().int() }),
  }),
};
