import type { Order, RestrictedOrder } from '@actual/contracts';
import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { transferFacts } from '@actual/contracts/facts/payment/transfers';
import { folioText } from '@actual/contracts/facts/text/written';
import { isTransferType, orderStateWord, paymentTypeName, type TransferType, toPesos } from '@actual/domain';
import type { CheckoutSettings } from '../context';
import { passageOf } from '../quotation/way-in/passage-of';
import { deliveryReplies, shipmentReplies } from './delivery/delivery-reply';
import type { LoadedOrder, OrderLineRow } from './order.queries';

/** A name that only its owner recognizes: the first letter and stars. */
const masked = (name: string): string => (name === '' ? '' : `${[...name][0]}${'*'.repeat(5)}`);

/** Every piece of the line is held or was claimed in a warehouse: no purchase has to arrive first. */
const isImmediate = ({ pieces }: LoadedOrder, lineId: string): boolean => {
  const own = pieces.filter((one) => one.lineId === lineId);
  return own.length > 0 && own.every((one) => one.purchase === null);
};

const detail = (order: LoadedOrder, line: OrderLineRow): Order['Details'][number] => ({
  id: line.id,
  Product: {
    id: line.productId,
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
  discountName: line.discountName,
  bigticketDiscountPercentage: line.bigticket,
  shipDate: line.shipDate,
  half: line.half,
  shipCompany: line.shipCompany,
  shipCompanyFrom: line.shipCompanyFrom,
  immediateDelivery: isImmediate(order, line.id),
  // the specification names it and nothing more: no product of the store is one
  isSRService: false,
  passage: passageOf(order.wayIn, line.carriage),
  passageWhenPaid: line.passageWhenPaid,
  hasSeries: line.hasSeries,
  productSerie: line.hasSeries ? { seriesNumbers: line.seriesNumbers } : null,
});

/** A payment of an order as the contract shows it. */
export const paymentDetail = (one: LoadedOrder['payments'][number]): Order['Payments'][number] => ({
  id: one.id,
  type: one.type,
  name: paymentTypeName(one.type),
  description: [paymentTypeName(one.type), ...(one.card ? [`terminada en ${one.card}`] : [])].join(', '),
  ammount: toPesos(one.amountCents),
  msi: one.months,
  card: one.card,
  verificationCode: one.authorizationCode,
  folio: one.reference,
  status: one.status,
  status_detail: one.statusDetail,
  createdAt: new Date(one.createdAt).toISOString(),
  refunded: toPesos(one.refundedCents),
  terminal: one.terminal,
  exchangeRate: one.exchangeRate,
});

/** The transfer that an order waits or waited for; the received part of it has no deadline. */
export const transferOf = (order: Pick<LoadedOrder, 'payments'>) =>
  order.payments.findLast(
    (one): one is typeof one & { type: TransferType } => isTransferType(one.type) && one.expiresAt !== null,
  );

/** How to send the transfer that an order waits for; null for every other order. */
export function transferReply(order: LoadedOrder, beneficiary: string): Order['Transfer'] {
  const waiting = order.status === OrderState.pendingPayment ? transferOf(order) : undefined;
  if (!waiting?.expiresAt) return null;
  const { provider } = transferFacts[waiting.type];
  return {
    type: waiting.type,
    clabe: waiting.clabe,
    bank: waiting.bank,
    beneficiary: provider ? provider.beneficiary : beneficiary,
    amount: toPesos(waiting.amountCents),
    reference: folioText(order.folio),
    expiresAt: new Date(waiting.expiresAt).toISOString(),
    url: waiting.transferUrl,
  };
}

const head = (order: LoadedOrder, byStaff: boolean) => ({
  id: order.id,
  folio: folioText(order.folio),
  createdAt: order.createdAt.toISOString(),
  status: order.status,
  statusLabel: orderStateWord(order.status, byStaff),
  site: order.site,
  isInvited: order.isInvited,
});

/** A guest's order as somebody sees it who only has its address: that it is there, and how far it is. */
export const restrictedReply = (order: LoadedOrder): RestrictedOrder => ({
  ...head(order, false),
  restricted: true,
  FirstName: masked(order.firstName),
  LastName: masked(order.lastName),
});

/** The order of the contract, for its buyer and for staff. */
export function orderReply(
  order: LoadedOrder,
  seen: {
    hold: Order['hold'];
    byStaff: boolean;
    beneficiary: string;
    publicOrigins: CheckoutSettings['publicOrigins'];
  },
): Order {
  const transfer = transferOf(order);
  return {
    ...head(order, seen.byStaff),
    restricted: false,
    hold: seen.hold,
    paymentType: order.paymentType,
    subtotal: toPesos(order.subtotalCents),
    discount: toPesos(order.discountCents),
    total: toPesos(order.totalCents),
    ammountPaid: toPesos(order.paidCents),
    FirstName: order.firstName,
    LastName: order.lastName,
    email: order.email,
    Client: seen.hold === 'own' ? order.client : null,
    Address: order.address,
    Details: order.lines.map((line) => detail(order, line)),
    Payments: order.payments.map(paymentDetail),
    Cancellations: order.cancellations.map(({ id, createdAt, whole, returned, lines }) => ({
      id,
      createdAt: new Date(createdAt).toISOString(),
      whole,
      returned: toPesos(returned),
      lines: lines.map(({ id: line, name, picture, quantity, unitTotal }) => ({
        id: line,
        Name: name,
        picture,
        quantity,
        total: toPesos(unitTotal * quantity),
      })),
    })),
    Deliveries: deliveryReplies(order, seen),
    Shipments: shipmentReplies(order, seen),
    Promises: order.promises,
    QuotationWeb: { id: order.quotationId, folio: folioText(order.quotationFolio) },
    ZipcodeDelivery: order.zipcodeId,
    wayIn: order.wayIn,
    extraCost: order.extraCost,
    returnUrl: `${seen.publicOrigins[order.site]}/checkout/order/${order.id}`,
    providerStatus: order.payments.findLast(({ provider }) => provider === 'mercadopago')?.status ?? null,
    isSpeiOrder: transfer?.type === PaymentType.spei,
    receiving_account_number: transfer?.clabe ?? null,
    receiving_account_bank: transfer?.bank ?? null,
    Transfer: transferReply(order, seen.beneficiary),
    EwalletRecords: order.ledger
      .filter((one) => one.kind === PaymentType.ewallet)
      .map((one) => ({
        amount: toPesos(one.amountCents),
        reason: one.reason,
        createdAt: new Date(one.createdAt).toISOString(),
      })),
    deliveryDate: order.deliveryDate,
    OrdersSapWeb: seen.byStaff
      ? order.documents.map((one) => ({
          document: one.document,
          // the ERP's accountants invoice and book there; their entries are not read back (decision 0060)
          invoiceSap: null,
          PaymentsSapWeb: [],
          createdAt: new Date(one.createdAt).toISOString(),
          ProductSeries: order.lines
            .filter((line) => line.hasSeries)
            .map((line) => ({ ItemCode: line.itemCode, seriesNumbers: line.seriesNumbers })),
        }))
      : [],
  };
}
