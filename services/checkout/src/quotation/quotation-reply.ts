import type { Quotation, QuotationDetail } from '@actual/contracts';
import { discounted, lineTotals, type PaymentGroup, paymentTypeName, toPesos } from '@actual/domain';
import type { Supply } from '../delivery/delivery-book';
import { type LineState, lineStates } from './lines/line-state';
import { fittingAddress, type Line, type LoadedQuotation, type PaymentRow, paidCents } from './loaded-quotation';
import { totalsReply } from './totals';

/** Folios are six digits on paper, and more once those are used up; a quotation that never had a line has none. */
export const folioText = (folio: number | null): string => (folio === null ? '' : String(folio).padStart(6, '0'));

/** A payment as the quotation shows it. */
export const paymentReply = (payment: PaymentRow) => ({
  id: payment.id,
  type: payment.type,
  group: payment.paymentGroup,
  ammount: toPesos(payment.amountCents),
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

function detailReply(line: Line, group: PaymentGroup, state: LineState | undefined): QuotationDetail {
  const totals = lineTotals(line, group);
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
    discountPercent: totals.percent,
    subtotal: toPesos(totals.subtotal),
    discount: toPesos(totals.discount),
    total: toPesos(totals.total),
    shipDate: line.shipDate,
    originalShipDate: line.originalShipDate,
    shipCompany: line.shipCompany,
    shipCompanyFrom: line.shipCompanyFrom,
    PurchaseAfter: state?.purchase?.PurchaseAfter ?? false,
    PurchaseDocument: state?.purchase?.PurchaseDocument ?? null,
    immediateDelivery: isImmediate(line, state),
    deliveriesGroups: (state?.groups ?? []).map(({ deliveries, ...rest }) => ({
      ...rest,
      deliveries: [...deliveries],
    })),
    availableForDate: state?.available ?? line.quantity,
    validStock: state?.valid ?? true,
    availabilityChanged: state?.changed ?? null,
  };
}

/** The quotation of the contract. A line of an ordered quotation is never in doubt: its pieces are sold to it. */
export function quotationReply(quotation: LoadedQuotation, supply: Supply): Quotation {
  const group = quotation.paymentGroup;
  const lines = new Map(quotation.lines.map((line) => [line.id, line]));
  const states = quotation.orderId ? new Map<string, LineState>() : lineStates(quotation.lines, supply);
  const Details = quotation.lines.map((line) => detailReply(line, group, states.get(line.id)));
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
    User: quotation.seller,
    Address: fittingAddress(quotation) ? (quotation.contactId ?? 'guest') : null,
    ZipcodeDelivery: quotation.zipcode,
    OrderWeb: quotation.orderId,
    ...totalsReply(quotation, group),
    ammountPaid: toPesos(paidCents(quotation)),
    paymentGroup: group,
    paymentAttempts: quotation.paymentAttempts,
    isClosed: quotation.isClosed,
    isSpeiQuotation: quotation.isSpei,
    rateLimitReported: quotation.rateLimitReported,
    fromOffers: quotation.fromOffers,
    immediateDelivery: Details.length > 0 && Details.every((one) => one.immediateDelivery),
    Payments: quotation.payments.map(paymentReply),
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

/** Price of one piece of a line with the quotation's group, in centavos: what re-pricing compares. */
export const unitCents = (price: number, discounts: Line['discounts'], group: PaymentGroup): number =>
  discounted(price, discounts[group - 1] ?? 0);
