import type { Order } from '@actual/contracts';
import { isTransferType, orderStatusLabel, paymentTypeName, toPesos } from '@actual/domain';
import { folioText } from '../quotation/quotation-reply';
import type { LoadedOrder, OrderLineRow } from './read-order';

/** A name that only its owner recognises: the first letter and stars. */
export const masked = (name: string): string => (name === '' ? '' : `${[...name][0]}${'*'.repeat(5)}`);

/** Every piece of the line was claimed in a warehouse: no purchase has to arrive first. */
const isImmediate = ({ pieces }: LoadedOrder, lineId: string): boolean => {
  const own = pieces.filter((one) => one.lineId === lineId);
  return own.length > 0 && own.every((one) => one.purchase === null);
};

const detail = (order: LoadedOrder, line: OrderLineRow): Order['Details'][number] => ({
  id: line.id,
  Product: {
    ItemCode: line.itemCode,
    Name: line.name,
    url: line.url,
    picture: line.picture,
    finish: line.finish,
  },
  quantity: line.quantity,
  unitPrice: toPesos(line.unitPrice),
  total: toPesos(line.total),
  discount: toPesos(line.unitPrice * line.quantity - line.total),
  shipDate: line.shipDate,
  shipCompany: line.shipCompany,
  shipCompanyFrom: line.shipCompanyFrom,
  immediateDelivery: isImmediate(order, line.id),
  // the specification names it and nothing more: no product of the store is one
  isSRService: false,
  hasSeries: line.hasSeries,
  productSerie: line.hasSeries ? { seriesNumbers: line.seriesNumbers } : null,
});

/** A payment of an order as the contract shows it. */
export const paymentDetail = (one: LoadedOrder['payments'][number]): Order['Payments'][number] => ({
  id: one.id,
  type: one.type,
  name: paymentTypeName(one.type),
  ammount: toPesos(one.amountCents),
  msi: one.months,
  card: one.card,
  verificationCode: one.authorizationCode,
  folio: one.reference,
  status: one.status,
  createdAt: new Date(one.createdAt).toISOString(),
  refunded: toPesos(one.refundedCents),
  terminal: one.terminal,
  exchangeRate: one.exchangeRate,
});

/** The transfer an order waits for, or waited for; what already came of it has no deadline. */
export const transferOf = (order: Pick<LoadedOrder, 'payments'>) =>
  order.payments.findLast((one) => isTransferType(one.type) && one.expiresAt !== null);

/** How to send the transfer that an order waits for; null for every other order. */
export function transferReply(order: LoadedOrder, beneficiary: string): Order['Transfer'] {
  const waiting = order.status === 'pending-payment' ? transferOf(order) : undefined;
  if (!waiting?.expiresAt) return null;
  return {
    type: waiting.type === 'spei' ? 'spei' : 'transfer',
    clabe: waiting.clabe,
    bank: waiting.bank,
    beneficiary: waiting.type === 'spei' ? 'Mercado Pago' : beneficiary,
    amount: toPesos(waiting.amountCents),
    reference: folioText(order.folio),
    expiresAt: new Date(waiting.expiresAt).toISOString(),
    url: waiting.transferUrl,
  };
}

/**
 * The order of the contract. `restricted`: a guest's order seen by somebody who only has its address: no items, no
 * payments, no delivery address, and a masked name.
 */
export function orderReply(
  order: LoadedOrder,
  seen: { restricted: boolean; byStaff: boolean; beneficiary: string },
): Order {
  const { restricted } = seen;
  const transfer = transferOf(order);
  return {
    id: order.id,
    folio: folioText(order.folio),
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    statusLabel: orderStatusLabel(order.status, seen.byStaff),
    site: order.site,
    paymentType: order.paymentType,
    subtotal: toPesos(order.subtotalCents),
    discount: toPesos(order.discountCents),
    total: toPesos(order.totalCents),
    ammountPaid: toPesos(order.paidCents),
    isInvited: order.isInvited,
    restricted,
    FirstName: restricted ? masked(order.firstName) : order.firstName,
    LastName: restricted ? masked(order.lastName) : order.lastName,
    email: restricted ? null : order.email,
    Address: restricted ? null : order.address,
    Details: restricted ? [] : order.lines.map((line) => detail(order, line)),
    Payments: restricted ? [] : order.payments.map(paymentDetail),
    QuotationWeb: { id: order.quotationId, folio: folioText(order.quotationFolio) },
    isSpeiOrder: transfer?.type === 'spei',
    receiving_account_number: restricted ? null : (transfer?.clabe ?? null),
    receiving_account_bank: restricted ? null : (transfer?.bank ?? null),
    Transfer: restricted ? null : transferReply(order, seen.beneficiary),
    EwalletRecords: restricted
      ? []
      : order.ledger
          .filter((one) => one.kind === 'ewallet')
          .map((one) => ({
            ...{ amount: toPesos(one.amountCents), reason: one.reason },
            createdAt: new Date(one.createdAt).toISOString(),
          })),
    deliveryDate: order.deliveryDate,
    OrdersSapWeb: seen.byStaff
      ? order.documents.map((one) => ({
          document: one.document,
          createdAt: new Date(one.createdAt).toISOString(),
          ProductSeries: order.lines
            .filter((line) => line.hasSeries)
            .map((line) => ({ ItemCode: line.itemCode, seriesNumbers: line.seriesNumbers })),
        }))
      : [],
  };
}
