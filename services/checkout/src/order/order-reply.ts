import type { Order } from '@actual/contracts';
import { orderStatusLabel, toPesos } from '@actual/domain';
import { folioText, paymentTypeName } from '../quotation/quotation-reply';
import type { LoadedOrder } from './read-order';

/** A name that only its owner recognises: the first letter and stars. */
export const masked = (name: string): string => (name === '' ? '' : `${[...name][0]}${'*'.repeat(5)}`);

const detail = (line: LoadedOrder['lines'][number]): Order['Details'][number] => ({
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
  immediateDelivery: false,
  isSRService: false,
  hasSeries: false,
});

const payment = (one: LoadedOrder['payments'][number]): Order['Payments'][number] => ({
  id: one.id,
  type: one.type,
  name: paymentTypeName(one.type),
  ammount: toPesos(one.amountCents),
  msi: one.months,
  card: one.card,
  verificationCode: one.authorizationCode,
  folio: null,
  status: one.status,
  createdAt: new Date(one.createdAt).toISOString(),
});

/**
 * The order of the contract. `restricted`: a guest's order seen by somebody who only has its address: no items, no
 * payments, no delivery address, and a masked name.
 */
export function orderReply(order: LoadedOrder, seen: { restricted: boolean; byStaff: boolean }): Order {
  const { restricted } = seen;
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
    Details: restricted ? [] : order.lines.map(detail),
    Payments: restricted ? [] : order.payments.map(payment),
    QuotationWeb: { id: order.quotationId, folio: folioText(order.quotationFolio) },
    isSpeiOrder: false,
    deliveryDate: order.deliveryDate,
    OrdersSapWeb: seen.byStaff
      ? order.documents.map((one) => ({ document: one.document, createdAt: new Date(one.createdAt).toISOString() }))
      : [],
  };
}
