import type { Quotation, QuotationDetail } from '@actual/contracts';
import { folioText } from '@actual/contracts/facts/text/written';
import {
  discountName,
  lineTotals,
  type PaymentGroup,
  paymentTypeName,
  sellerBigticketPercent,
  toPesos,
} from '@actual/domain';
import type { Supply } from '../stock/delivery-book';
import { endOf, maximumOf } from './bigticket/terms';
import { type LineState, lineStates } from './lines/line-state';
import { fittingAddress, type Line, type LoadedQuotation, type PaymentRow, paidCents } from './loaded-quotation';
import { totalsReply } from './totals';
import { passageOf } from './way-in/passage-of';

/** A payment as the quotation shows it. */
export const paymentReply = (payment: PaymentRow) => ({
  id: payment.id,
  type: payment.type,
  group: payment.paymentGroup,
  ammount: toPesos(payment.amountCents),
  amount: toPesos(payment.amountCents),
  description: paymentTypeName(payment.type),
  status: payment.status,
  createdAt: new Date(payment.createdAt).toISOString(),
});

/** Every piece of the chosen date lies in a warehouse: no purchase has to arrive first. */
function isImmediate(line: Line, state: LineState | undefined): boolean {
  const group = state?.groups.find((one) => one.date === line.shipDate);
  const inStock = group?.deliveries.reduce((sum, one) => sum + (one.PurchaseAfter ? 0 : one.available), 0) ?? 0;
  return inStock >= line.quantity;
}

/** The name of a line’s discount in a payment group. */
export const discountNameOf = ({ discounts, bigticket, product }: Line, group: PaymentGroup): string | null =>
  discountName({ name: product?.promotion?.name ?? null, percent: discounts[group - 1] ?? 0 }, bigticket);

function promotionOf({ product }: Line): QuotationDetail['Promotion'] {
  const promotion = product?.promotion ?? null;
  return promotion && { id: promotion.id, publicName: promotion.name };
}

/** The package that a line was added with, while it has the pieces of it. */
function packageOf(line: Line): Pick<QuotationDetail, 'PromotionPackageApplied' | 'promotionPackageRuleQuantity'> {
  const { package: added } = line;
  const applied = added !== null && line.quantity >= added.quantity;
  return {
    PromotionPackageApplied: applied ? { id: added.id, name: added.name } : null,
    promotionPackageRuleQuantity: applied ? added.quantity : null,
  };
}

/** A line's bargain, shown while it holds: it is for exactly these terms. */
function bargainReply(line: Line, quotation: LoadedQuotation): QuotationDetail['bargain'] {
  const { bargain } = line;
  if (bargain === null || bargain.percentage === 0) return null;
  const { quantity, shipDate, day, unitPrice, discounts, percentage } = bargain;
  const agreed = lineTotals({ quantity, unitPrice, discounts, bigticket: percentage }, quotation.paymentGroup);
  return {
    percentage,
    quantity,
    unitPriceWithDiscount: toPesos(agreed.unit),
    total: toPesos(agreed.total),
    shipDate,
    day,
    ended: endOf(line, quotation),
  };
}

function detailReply(line: Line, quotation: LoadedQuotation, state: LineState | undefined): QuotationDetail {
  const group = quotation.paymentGroup;
  const groups = (state?.groups ?? []).map(({ deliveries, ...rest }) => ({ ...rest, deliveries: [...deliveries] }));
  const totals = lineTotals(line, group);
  const unit = (one: PaymentGroup): number => toPesos(lineTotals(line, one).unit);
  return {
    id: line.id,
    Product: {
      id: line.productId,
      ItemCode: line.itemCode,
      Name: line.product?.name ?? line.itemCode,
      url: `/${line.product?.slug ?? 'articulo'}/${line.productId}`,
      picture: line.product?.picture ?? '',
      finish: line.product?.finish ?? null,
      Price: toPesos(line.product?.priceCents ?? line.unitPrice),
    },
    quantity: line.quantity,
    originalQuantity: line.originalQuantity,
    unitPrice: toPesos(line.unitPrice),
    unitPriceWithDiscount: toPesos(totals.unit),
    unitPriceWithDiscountPg1: unit(1),
    unitPriceWithDiscountPg2: unit(2),
    unitPriceWithDiscountPg3: unit(3),
    unitPriceWithDiscountPg4: unit(4),
    unitPriceWithDiscountPg5: unit(5),
    discountPercent: totals.percent,
    discountPercentPromos: line.discounts[group - 1] ?? 0,
    bigticketDiscountPercentage: line.bigticket,
    // purchases earn no money in the e-wallet (decision 0060)
    ewallet: 0,
    bigticketMaxPercentage: maximumOf(line, quotation),
    bargain: bargainReply(line, quotation),
    discountName: discountNameOf(line, group),
    Promotion: promotionOf(line),
    ...packageOf(line),
    subtotal: toPesos(totals.subtotal),
    discount: toPesos(totals.discount),
    total: toPesos(totals.total),
    shipDate: line.shipDate,
    originalShipDate: line.originalShipDate,
    productDate: state?.purchase?.arrivesOn ?? null,
    shipCompany: line.shipCompany,
    shipCompanyFrom: line.shipCompanyFrom,
    PurchaseAfter: state?.purchase?.PurchaseAfter ?? false,
    PurchaseDocument: state?.purchase?.PurchaseDocument ?? null,
    immediateDelivery: isImmediate(line, state),
    deliveriesGroups: groups,
    productCart: { quantity: line.quantity, deliveryGroup: groups.find((one) => one.date === line.shipDate) ?? null },
    availableForDate: state?.available ?? line.quantity,
    validStock: state?.valid ?? true,
    availabilityChanged: state?.changed ?? null,
    passage: passageOf(quotation.wayIn, line.product?.carriage),
  };
}

/** A buyer who gave an address without an account. */
function unregisteredClient({ clientId, guestAddress }: LoadedQuotation): Quotation['UnregisteredClient'] {
  if (clientId !== null || guestAddress === null) return null;
  const { firstName, lastName, email, phone } = guestAddress;
  return { email, name: `${firstName} ${lastName}`.trim(), phone };
}

/** The fields that only staff read, and only in an opened quotation (`follow-up.queries.ts`). */
const notFollowedUp = { Records: null, estimatedCloseDate: null } as const;

/** The quotation of the contract. A line of an ordered quotation is never in doubt: its pieces are sold to it. */
export function quotationReply(quotation: LoadedQuotation, supply: Supply): Quotation {
  const group = quotation.paymentGroup;
  const lines = new Map(quotation.lines.map((line) => [line.id, line]));
  const states = quotation.orderId ? new Map<string, LineState>() : lineStates(quotation.lines, supply);
  const Details = quotation.lines.map((line) => detailReply(line, quotation, states.get(line.id)));
  return {
    id: quotation.id,
    folio: folioText(quotation.folio) || null,
    site: quotation.site,
    version: quotation.version,
    hold: 'own',
    Details,
    Client: quotation.client && {
      id: quotation.client.id,
      name: `${quotation.client.firstName} ${quotation.client.lastName}`.trim(),
      email: quotation.client.email,
      invited: quotation.invited,
    },
    UnregisteredClient: unregisteredClient(quotation),
    clientIp: quotation.clientIp,
    User: quotation.seller,
    Broker: quotation.broker,
    Store: quotation.store,
    Address: fittingAddress(quotation) ? (quotation.contactId ?? 'guest') : null,
    ZipcodeDelivery: quotation.zipcode,
    wayIn: quotation.wayIn,
    Exchange: quotation.exchange && {
      folio: String(quotation.exchange.requestFolio),
      left: toPesos(quotation.exchange.cents),
      until: new Date(quotation.exchange.until).toISOString(),
      open: quotation.exchange.usable,
    },
    OrderWeb: quotation.orderId,
    orderStatus: quotation.orderStatus,
    bigticketMaxPercentage: Math.max(
      ...(quotation.lines.length > 0
        ? quotation.lines.map((line) => maximumOf(line, quotation))
        : [sellerBigticketPercent]),
    ),
    ...totalsReply(quotation, group),
    ammountPaid: toPesos(paidCents(quotation)),
    paymentGroup: group,
    paymentType: quotation.payments.at(-1)?.type ?? null,
    paymentAttempts: quotation.paymentAttempts,
    isClosed: quotation.isClosed,
    isSpeiQuotation: quotation.isSpei,
    rateLimitReported: quotation.rateLimitReported,
    fromOffers: quotation.fromOffers,
    immediateDelivery: Details.length > 0 && Details.every((one) => one.immediateDelivery),
    Payments: quotation.payments.map(paymentReply),
    ...notFollowedUp,
    createdAt: quotation.createdAt.toISOString(),
    validUntil: quotation.pricedOn,
    repriced: quotation.repriced.flatMap(({ detailId, before, now }) => {
      const line = lines.get(detailId);
      return line
        ? [{ detailId, Name: line.product?.name ?? line.itemCode, before: toPesos(before), now: toPesos(now) }]
        : [];
    }),
  };
}
