import { z } from 'zod';
import { guestShape } from '../address/address-shapes';
import { alsoNamed, idOrWhole } from '../also-named';
import { wholePassage } from '../catalog/product-card';
import { deliveryGroup, zipcodeDelivery } from '../catalog/shipping';
import { piecesOfLine } from '../facts/capacities';
import { recordEvents } from '../facts/desk/follow-up';
import { bargainEnds } from '../facts/payment/bigticket';
import { orderStates, paymentStates } from '../facts/payment/states';
import { dateTime, day, id, pesos, zipcodeId } from '../shapes';

export const guestAddress = z.object(guestShape());
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
  unitPriceWithDiscount: pesos.describe('with the quotation’s payment group'),
  unitPriceWithDiscountPg1: pesos,
  unitPriceWithDiscountPg2: pesos,
  unitPriceWithDiscountPg3: pesos,
  unitPriceWithDiscountPg4: pesos,
  unitPriceWithDiscountPg5: pesos,
  discountPercent: z.number().int().describe('of promotion and big-ticket discount together'),
  discountPercentPromos: z.number().int().describe('of its promotion, with the quotation’s payment group'),
  bigticketDiscountPercentage: z.number().int().describe('that staff took off besides, of the list price'),
  ewallet: pesos.describe('the amount that buying it adds to the client’s e-wallet'),
  bigticketMaxPercentage: z
    .number()
    .int()
    .nullable()
    .describe('the most that the line as it is may be lowered; null for shoppers'),
  bargain: z
    .object({
      percentage: z.number().int(),
      quantity: z.number().int(),
      unitPriceWithDiscount: pesos,
      total: pesos,
      shipDate: day.nullable(),
      day: day.describe('of the prices it was agreed on'),
      ended: z.enum(bargainEnds).nullable().describe('which of its terms is another one now; null while it holds'),
    })
    .nullable()
    .describe('the price that staff agreed to for exactly these pieces, date, price and day; charged while it holds'),
  discountName: z.string().nullable().describe('the name of the discount; null for a line without one'),
  Promotion: z.object({ id: z.string(), publicName: z.string() }).nullable().describe('the product’s own'),
  PromotionPackageApplied: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('the package that the line was added with, while it has the pieces of it'),
  promotionPackageRuleQuantity: z.number().int().nullable().describe('pieces of it in that package'),
  subtotal: pesos,
  discount: pesos,
  total: pesos,
  shipDate: day.nullable(),
  originalShipDate: day.nullable(),
  productDate: day.nullable().describe('when its pieces reach the warehouse; null where they lie there'),
  shipCompany: z.string().nullable(),
  shipCompanyFrom: z.string().nullable(),
  PurchaseAfter: z.boolean(),
  PurchaseDocument: z.string().nullable(),
  immediateDelivery: z.boolean().describe('every piece lies in a warehouse: no purchase has to arrive first'),
  deliveriesGroups: z.array(deliveryGroup),
  productCart: z
    .object({ quantity: z.number().int(), deliveryGroup: deliveryGroup.nullable() })
    .describe('the chosen pieces and their day of delivery; null where that day is no longer offered'),
  availableForDate: z.number().int().describe('pieces that can still be had for the chosen date'),
  validStock: z.boolean(),
  /** `sold-out`: none of the chosen pieces are left; `changed`: fewer, or another date. */
  availabilityChanged: z.enum(['sold-out', 'changed']).nullable(),
  passage: wholePassage.nullable().describe('whether it passes the quotation’s way in; null where none is known'),
});
export type QuotationDetail = z.infer<typeof quotationDetail>;

export const quotationPayment = z.object({
  id: z.string(),
  type: z.string(),
  group: z.number().int(),
  ammount: pesos,
  amount: pesos.describe('the same, as the documents also write it'),
  description: z.string(),
  status: z.enum(paymentStates),
  createdAt: dateTime,
});

/** Somebody of the store, as a client may know them. */
const worker = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  mobilePhone: z.string(),
});

/** A conversation with a client: text, day and member of staff (accounts 3). */
export const followUpRecord = z.object({
  id,
  createdAt: dateTime,
  eventType: z.enum(recordEvents),
  User: z.object({ firstName: z.string(), lastName: z.string() }),
  dateTime,
  notes: z.string(),
  files: z.array(z.object({ filename: z.string() })),
  isActive: z.boolean().describe('whether its notes are shown whole; a matter of the page, always false here'),
});
export type FollowUpRecord = z.infer<typeof followUpRecord>;

export const quotation = z.object({
  id,
  folio: z
    .string()
    .regex(/^\d{6,}$/)
    .nullable()
    .describe('drawn with the first line; six digits, more past 999,999'),
  site: z.string(),
  version: z
    .number()
    .int()
    .describe('raised by every change; sent back as If-Match, so that nobody overwrites an unseen change'),
  /**
   * `own`: everything; `cart`: lines but nothing personal, by its link or at another person's browser; `signed-out`: the
   * same, until the client signs in again; `look`: by its link, nothing to change.
   */
  hold: z.enum(['own', 'cart', 'signed-out', 'look']),
  Details: z.array(quotationDetail),
  /** Shown only to the quotation's holder and to staff. */
  Client: z.object({ id: z.string(), name: z.string(), email: z.string(), invited: z.boolean() }).nullable(),
  /** The seller who made it; shown on the printed quotation. */
  User: worker.nullable(),
  /** The broker who made it: brokers make a quotation and send it to the buyer they refer. */
  Broker: worker.nullable(),
  Store: z
    .object({ code: z.string(), name: z.string() })
    .nullable()
    .describe('the shop it is sold in; null on the web'),
  Address: z.string().nullable().describe('id of the chosen contact; `guest` for a guest address'),
  ZipcodeDelivery: zipcodeDelivery.nullable(),
  wayIn: z.string().nullable().describe('the way into the home it goes to; null until it is told'),
  UnregisteredClient: z
    .object({ email: z.string(), name: z.string(), phone: z.string() })
    .nullable()
    .describe('a buyer who gave an address without an account; shown as Client is'),
  clientIp: z.string().nullable().describe('the address that began it; null for shoppers, and after 90 days'),
  Exchange: z
    .object({ folio: z.string().describe('of the request'), left: pesos, until: dateTime, open: z.boolean() })
    .nullable()
    .describe('the value of what its buyer changed, which pays it; for its holder and staff'),
  OrderWeb: id.nullable(),
  orderStatus: z.enum(orderStates).nullable().describe('of `OrderWeb`; null without one'),
  bigticketMaxPercentage: z
    .number()
    .int()
    .nullable()
    .describe('the most that any of its lines may be lowered; null for shoppers'),
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
  paymentType: z.string().nullable().describe('of the last payment that was tried'),
  paymentAttempts: z.number().int(),
  isClosed: z.boolean(),
  isSpeiQuotation: z.boolean(),
  rateLimitReported: z.boolean(),
  fromOffers: z.boolean(),
  immediateDelivery: z.boolean(),
  Payments: z.array(quotationPayment),
  Records: z
    .array(followUpRecord)
    .nullable()
    .describe('conversations of staff with the client, newest first; only for staff and only in findbyid, else null'),
  estimatedCloseDate: day.nullable().describe('when staff expect it to be bought; null as Records is'),
  createdAt: dateTime,
  validUntil: day.describe('the quotation is valid on its creation day, in the time zone of the store'),
  /** The lines whose price changed when an old quotation was opened and priced again; empty on the day it was made. */
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

/** A quotation as its client's list shows it. */
export const listedQuotation = quickQuotation.extend({
  createdAt: dateTime,
  validUntil: quotation.shape.validUntil,
  totalNow: pesos.describe('the total once it is opened again; differs from the earlier one where prices changed'),
  Details: z.array(
    quotationDetail.pick({ id: true, quantity: true, availabilityChanged: true }).extend({
      Product: quotationDetail.shape.Product.pick({ Name: true, url: true, picture: true }),
    }),
  ),
});
export type ListedQuotation = z.infer<typeof listedQuotation>;

const detail = z.object({
  productId: idOrWhole(id),
  quantity: z.number().int().min(1).max(piecesOfLine).default(1),
  shipDate: day.optional(),
  shipCompany: z.string().max(20).optional(),
  shipCompanyFrom: z.string().max(20).optional(),
});
const detailNames = { Product: 'productId' } as const;
export const newDetail = alsoNamed(detail, detailNames);
/** With the postal code that its day was told for. */
export const placedDetail = alsoNamed(detail.extend({ zipcodeDeliveryId: zipcodeId.optional() }), detailNames);
