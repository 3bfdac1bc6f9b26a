import { z } from 'zod';
import { wholePassage } from '../catalog/product-card';
import { dayHalves } from '../facts/delivery/day-halves';
import { promiseKinds } from '../facts/delivery/promises';
import { InvoiceState } from '../facts/payment/invoices';
import { transferTypes } from '../facts/payment/payment-types';
import { orderStates, paymentStates } from '../facts/payment/states';
import { dateTime, day, id, pesos } from '../shapes';
import { orderDelivery, requestShipment } from './after-sale/deliveries';
import { guestAddress } from './quotation-shapes';

export const orderStatus = z.enum(orderStates);

const orderDetail = z.object({
  id,
  Product: z.object({
    id,
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
  discountName: z.string().nullable().describe('the name of the discount; null for a line without one'),
  bigticketDiscountPercentage: z.number().int().describe('that staff took off besides its promotion'),
  shipDate: day.nullable(),
  half: z.enum(dayHalves).nullable().describe('the half of that day that was chosen; null: any time'),
  shipCompany: z.string().nullable(),
  shipCompanyFrom: z.string().nullable(),
  immediateDelivery: z.boolean().describe('every piece came out of a warehouse: no purchase has to arrive first'),
  isSRService: z.boolean(),
  hasSeries: z.boolean().describe('each piece has a number of its own'),
  productSerie: z
    .object({ seriesNumbers: z.array(z.string()) })
    .nullable()
    .describe('the numbers that the warehouse allocated so far; null for a product without'),
  passage: wholePassage
    .nullable()
    .describe('whether it passes the order’s way in as it is now; null where none is known'),
  passageWhenPaid: wholePassage.nullable().describe('the answer at the time of payment; null without one'),
});
export const orderPayment = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  description: z.string().describe('its name, months and card in one line'),
  ammount: pesos,
  msi: z.number().int(),
  card: z.string().nullable().describe('last four digits'),
  verificationCode: z.string().nullable(),
  folio: z.string().nullable(),
  status: z.enum(paymentStates),
  status_detail: z.string().nullable().describe('as its provider answered last'),
  createdAt: dateTime,
  refunded: pesos.describe('given back, or promised back'),
  terminal: z.string().nullable(),
  exchangeRate: z.number().nullable(),
});

/** Everything needed to send a transfer: the account, the exact amount and the deadline. */
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

/** The part of an order that anybody with its address may see. */
const orderHead = z.object({
  id,
  folio: z.string(),
  createdAt: dateTime,
  status: orderStatus,
  statusLabel: z
    .string()
    .describe('the label of `status`; staff and clients read different words for an order that is not in the ERP yet'),
  site: z.string(),
  isInvited: z.boolean(),
  FirstName: z.string().describe('masked in a restricted order'),
  LastName: z.string().describe('masked in a restricted order'),
});

/** A guest’s order as a stranger sees it: no article, money, way of payment, day or address. */
export const restrictedOrder = orderHead.extend({ restricted: z.literal(true) });
export type RestrictedOrder = z.infer<typeof restrictedOrder>;

/** An order as the buyer sees it, in this browser, by the signed link of a mail, or as staff. */
export const order = orderHead.extend({
  restricted: z.literal(false),
  hold: z
    .enum(['own', 'look'])
    .describe('own: its buyer, or staff; look: by the signed link of a mail, to read and to move its deliveries'),
  paymentType: z.string(),
  subtotal: pesos,
  discount: pesos,
  total: pesos,
  ammountPaid: pesos,
  email: z.string(),
  Client: z
    .object({ id, CardCode: z.string(), FirstName: z.string(), LastName: z.string(), E_Mail: z.string() })
    .nullable()
    .describe('the order’s owner; null by the link of a mail, and for a buyer who did not sign in'),
  Address: guestAddress,
  Details: z.array(orderDetail),
  Payments: z.array(orderPayment),
  Cancellations: z
    .array(
      z.object({
        id,
        createdAt: dateTime,
        whole: z.boolean().describe('the order ended with it; its lines are still in `Details`'),
        returned: pesos,
        lines: z.array(
          z.object({ id, Name: z.string(), picture: z.string(), quantity: z.number().int(), total: pesos }),
        ),
      }),
    )
    .describe('pieces that were canceled before they left, oldest first: `Details` and `total` are without them'),
  Deliveries: z
    .array(orderDelivery)
    .describe('pieces that come together, soonest first; without those that have no day'),
  Shipments: z.array(requestShipment).describe('what its service requests send, oldest first'),
  Promises: z
    .array(z.object({ number: z.number().int(), kind: z.enum(promiseKinds) }))
    .describe('its promise and each change of it, signed, oldest first; the numbers name their files'),
  QuotationWeb: z.object({ id, folio: z.string() }),
  ZipcodeDelivery: z.string().nullable().describe('id of the zone that it goes to'),
  wayIn: z.string().nullable().describe('the way into the home it goes to; null until it is told'),
  extraCost: z.boolean().describe('that zone is not eligible for free shipping'),
  providerStatus: z
    .enum(paymentStates)
    .nullable()
    .describe('the payment provider’s last word on its last payment; null where none went through it'),
  isSpeiOrder: z.boolean(),
  returnUrl: z.url().describe('the order’s page, where a payer returns from the provider’s page'),
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
      invoiceSap: z.string().nullable().describe('the ERP’s own invoice; the store’s are those of /invoice'),
      PaymentsSapWeb: z.array(z.object({ document: z.string() })).describe('the payments that the ERP booked'),
      ProductSeries: z.array(z.object({ ItemCode: z.string(), seriesNumbers: z.array(z.string()) })),
    }),
  ),
});
export type Order = z.infer<typeof order>;

/** An order as its buyer's list of purchases shows it. */
export const purchase = order
  .pick({
    id: true,
    folio: true,
    createdAt: true,
    status: true,
    statusLabel: true,
    total: true,
    ammountPaid: true,
    ZipcodeDelivery: true,
  })
  .extend({
    totalProducts: z.number().int(),
    nextDelivery: day.nullable().describe('the soonest day still to come, the last one after all; null when canceled'),
    payUntil: dateTime.nullable().describe('deadline of the transfer that it waits for'),
    Invoice: z.enum(InvoiceState).nullable(),
    Details: z.array(
      orderDetail
        .pick({ id: true, Product: true, quantity: true, shipDate: true })
        .extend({ receivedOn: day.nullable().describe('the day from which its periods count: noted, else promised') }),
    ),
  });
export type Purchase = z.infer<typeof purchase>;
