import { OrderState } from '@actual/contracts/facts/states';
import { failureOf, retry } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import type { LoadedOrder } from '../order/order.queries';
import { creationIsOver } from './cancel-in-erp';
import type { MessageOutcome } from './message-outcome';
import { erpOrder } from './send-to-erp';

/**
 * Gives the document of an order in the ERP the days that the order has now, so that of several changes the last one stays
 * in whatever order they are worked. One that is not there yet is written with them.
 */
export async function moveInErp(checkout: Checkout, order: LoadedOrder): Promise<MessageOutcome> {
  const { sap, db } = checkout;
  if (order.status === OrderState.canceled) return { kind: 'done' };
  if (!(await creationIsOver(checkout, order.id))) return retry('the order is just being created');
  const started = performance.now();
  const found = await sap.findOrder(order.id);
  if (found.kind === 'absent') return { kind: 'done' };
  if (found.kind !== 'sap_document') return retry(failureOf(found).reason);
  const { docDueDate, lines } = erpOrder(order, '');
  const dated = lines.flatMap(({ itemCode, shipDate }) => (shipDate === undefined ? [] : [{ itemCode, shipDate }]));
  const moved = await sap.moveOrder(found.docEntry, { docDueDate, lines: dated });
  if (moved.kind === 'provider_unreachable') return failureOf(moved);
  if (moved.kind === 'absent') return retry('the document was there a moment ago');
  const refused = moved.kind === 'provider_rejected_request';
  await db('erp_log').insert({
    order_id: order.id,
    sentence: refused
      ? `Cambio de entrega: ${moved.message}`.slice(0, 500)
      : `Orden de venta ${found.docNum}: entrega cambiada al ${docDueDate}`,
    code: refused ? moved.code : null,
    ok: !refused,
    duration_ms: Math.round(performance.now() - started),
  });
  return refused ? failureOf(moved) : { kind: 'done' };
}
