import { failureOf, retry } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import type { LoadedOrder } from '../order/order.queries';
import type { MessageOutcome } from './message-outcome';

/** True when nothing will write the order into the ERP any more. */
export async function creationIsOver({ db }: Checkout, orderId: string): Promise<boolean> {
  const row = await db('outbox')
    .where({ kind: 'erp-order', key: orderId })
    .first<{ done_at: Date | null; parked_at: Date | null } | undefined>('done_at', 'parked_at');
  return !row || row.done_at !== null || row.parked_at !== null;
}

/** Cancels the document of a canceled order in the ERP, once it is certain whether there is one. */
export async function cancelInErp(checkout: Checkout, order: LoadedOrder): Promise<MessageOutcome> {
  const { sap, db } = checkout;
  if (!(await creationIsOver(checkout, order.id))) return retry('the order is just being created');
  const found = await sap.findOrder(order.id);
  if (found.kind === 'absent') return { kind: 'done' };
  // also a refused search: whether there is a document is not known yet
  if (found.kind !== 'sap_document') return retry(failureOf(found).reason);
  const canceled = await sap.cancelOrder(found.docEntry);
  if (canceled.kind === 'provider_unreachable') return failureOf(canceled);
  // a try before this one did it, and its answer was lost
  const already = canceled.kind === 'provider_rejected_request' && canceled.code.includes('-5006');
  const refused = canceled.kind === 'provider_rejected_request' && !already;
  await db('erp_log').insert({
    order_id: order.id,
    sentence: refused ? `Cancelación: ${canceled.message}`.slice(0, 500) : `Orden de venta ${found.docNum} cancelada`,
    code: refused ? canceled.code : null,
    ok: !refused,
    duration_ms: 0,
  });
  return refused ? failureOf(canceled) : { kind: 'done' };
}
