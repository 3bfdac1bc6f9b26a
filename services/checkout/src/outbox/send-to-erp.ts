import { OrderState } from '@actual/contracts/facts/payment/states';
import { formatCents } from '@actual/contracts/facts/text/written';
import type { ProviderFailure } from '@actual/providers';
import type { Checkout } from '../context';
import { erpOrder, erpPartner } from '../order/erp/erp-order';
import type { LoadedOrder } from '../order/order.queries';
import type { MessageOutcome } from './message-outcome';
import type { CheckoutMessage } from './messages';

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
  const partner = await sap.createBusinessPartner(erpPartner(order));
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
