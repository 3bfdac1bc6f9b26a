import { dayHalfWords } from '@actual/contracts/facts/delivery/day-halves';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { formatCents } from '@actual/contracts/facts/text/written';
import { storeDay } from '@actual/domain';
import type { ProviderFailure, SapOrderInput, SapShipTo } from '@actual/providers';
import type { Checkout } from '../context';
import type { LoadedOrder } from '../order/order.queries';
import { folioText } from '../quotation/quotation-reply';
import type { MessageOutcome } from './message-outcome';
import type { CheckoutMessage } from './messages';

/** The receiver of an order, and the address. */
const shipToOf = ({ address, stateCode }: LoadedOrder): SapShipTo => ({
  receiver: `${address.firstName} ${address.lastName}`.trim(),
  phone: address.phone,
  street: [address.streetName, address.streetNumber, address.interiorNumber].filter(Boolean).join(' '),
  neighborhood: address.neighborhood,
  zipCode: address.zipCode,
  city: address.city,
  state: stateCode ?? '',
});

/** Days of which a half was chosen, in words: the ERP's lines have a day alone. */
const halvesOf = ({ lines }: LoadedOrder): string[] => [
  ...new Set(lines.flatMap(({ shipDate, half }) => (shipDate && half ? `${shipDate} ${dayHalfWords[half]}` : []))),
];

/** The ERP's order: charged prices with tax, and each piece from the warehouse it was claimed in. */
export function erpOrder(order: LoadedOrder, cardCode: string): SapOrderInput {
  const today = storeDay(order.createdAt);
  return {
    webOrderId: order.id,
    cardCode,
    docDate: today,
    docDueDate: order.deliveryDate ?? today,
    numAtCard: `WEB-${folioText(order.folio)}`,
    comments: [`Pedido en línea ${folioText(order.folio)}`, ...halvesOf(order)].join('. '),
    shipTo: shipToOf(order),
    lines: order.lines.flatMap((line) => {
      const claimed = order.pieces.filter((one) => one.claimed && one.lineId === line.id);
      const parts = claimed.length > 0 ? claimed : [{ quantity: line.quantity, warehouse: line.shipCompanyFrom ?? '' }];
      return parts.map(({ quantity, warehouse }) => ({
        itemCode: line.itemCode,
        quantity,
        priceAfterTaxCents: line.unitTotal,
        warehouseCode: warehouse,
        shipDate: line.shipDate || undefined,
        freeText: line.discountName || undefined,
      }));
    }),
  };
}

const partnerOf = (order: LoadedOrder) => ({
  cardCode: order.cardCode ?? `W${folioText(order.folio)}`,
  name: `${order.firstName} ${order.lastName}`.trim(),
  email: order.email,
  phone: order.phone,
  shipTo: shipToOf(order),
});

/** Letters of a sentence in the ERP's log. */
const sentenceLimit = 500;

interface LogEntry {
  sentence: string;
  code: string | null;
  ok: boolean;
  started: number;
}

const logRow = (order: LoadedOrder, { sentence, code, ok, started }: LogEntry) => ({
  order_id: order.id,
  sentence: sentence.slice(0, sentenceLimit),
  code,
  ok,
  duration_ms: Math.round(performance.now() - started),
});

async function failed(
  { db }: Checkout,
  order: LoadedOrder,
  call: { name: string; started: number },
  failure: ProviderFailure,
): Promise<MessageOutcome> {
  const refused = failure.kind === 'provider_rejected_request';
  const reason = refused ? `${failure.code} ${failure.message}` : failure.reason;
  await db('erp_log').insert(
    logRow(order, {
      sentence: `${call.name}: ${reason}`,
      code: refused ? failure.code : null,
      ok: false,
      started: call.started,
    }),
  );
  return { kind: refused && failure.retry === 'never' ? 'dead-letter' : 'retry', reason };
}

/**
 * Creates the order in the ERP, once: from the second try on the document is looked for by our order's id first, since
 * the try before may have written it. The order is completed with the document that goes back with the outcome.
 */
export async function sendToErp(
  checkout: Checkout,
  order: LoadedOrder,
  { attempts }: CheckoutMessage<'erp-order'>,
): Promise<MessageOutcome> {
  const { sap } = checkout;
  if (order.documents.length > 0 || order.status === OrderState.canceled) return { kind: 'done' };
  const started = performance.now();
  const partner = await sap.createBusinessPartner(partnerOf(order));
  if (partner.kind !== 'business_partner') return failed(checkout, order, { name: 'Cliente', started }, partner);
  const document = await sap.createOrder(erpOrder(order, partner.cardCode), { outcomeUnknown: attempts > 1 });
  if (document.kind !== 'sap_document') return failed(checkout, order, { name: 'Orden de venta', started }, document);
  const same = document.docTotalCents === order.totalCents;
  const sentence = same
    ? `Orden de venta ${document.docNum}${document.found ? ' (ya existía)' : ''}`
    : `Orden de venta ${document.docNum}: su total ${formatCents(document.docTotalCents)} difiere del cobrado ${formatCents(order.totalCents)}`;
  return {
    kind: 'done',
    document: {
      orderId: order.id,
      document: String(document.docNum),
      docEntry: document.docEntry,
      hasSeries: order.lines.some((line) => line.hasSeries),
      sentence: sentence.slice(0, sentenceLimit),
      ok: same,
      ms: Math.round(performance.now() - started),
    },
  };
}
