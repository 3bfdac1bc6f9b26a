import { isDeepStrictEqual } from 'node:util';
import { failureOf, retry } from '@actual/kit/outbox';
import type { SapOrderInput } from '@actual/providers';
import type { Checkout } from '../context';
import { erpOrder } from '../order/erp/erp-order';
import { type LoadedOrder, readOrders } from '../order/order.queries';
import { creationIsOver } from './cancel-in-erp';
import type { MessageOutcome } from './message-outcome';

type Change = (docEntry: number, order: SapOrderInput) => ReturnType<Checkout['sap']['keepLines']>;

/**
 * Makes the document of an order in the ERP what the order is now, so that of several changes the last one stays in
 * whatever order they are worked. One that is not there yet is written so.
 */
async function changeInErp(
  checkout: Checkout,
  order: LoadedOrder,
  {
    change,
    words,
  }: { change: Change; words: (document: { docNum: number }, order: SapOrderInput) => [done: string, refused: string] },
): Promise<MessageOutcome> {
  const { sap, db } = checkout;
  // one that is canceled as a whole has a message of its own; one whose pieces came keeps their lines
  if (await db('outbox').where({ kind: 'erp-cancel', key: order.id }).first('id')) return { kind: 'done' };
  if (!(await creationIsOver(checkout, order.id))) return retry('the order is just being created');
  const started = performance.now();
  const found = await sap.findOrder(order.id);
  if (found.kind === 'absent') return { kind: 'done' };
  if (found.kind !== 'sap_document') return retry(failureOf(found).reason);
  const wanted = erpOrder(order, '');
  const changed = await change(found.docEntry, wanted);
  if (changed.kind === 'provider_unreachable') return failureOf(changed);
  if (changed.kind === 'absent') return retry('the document was there a moment ago');
  // another change may have been written before this one, which was read earlier
  const [now] = await readOrders(db, [order.id]);
  if (!now || !isDeepStrictEqual(erpOrder(now, ''), wanted)) return retry('the order changed meanwhile');
  const refused = changed.kind === 'provider_rejected_request';
  const [done, what] = words(found, wanted);
  await db('erp_log').insert({
    order_id: order.id,
    sentence: refused ? `${what}: ${changed.message}`.slice(0, 500) : done,
    code: refused ? changed.code : null,
    ok: !refused,
    duration_ms: Math.round(performance.now() - started),
  });
  return refused ? failureOf(changed) : { kind: 'done' };
}

/** Gives the document the days that the order has now. */
export const moveInErp = (checkout: Checkout, order: LoadedOrder): Promise<MessageOutcome> =>
  changeInErp(checkout, order, {
    change: (docEntry, { docDueDate, comments, lines }) => {
      const dated = lines.flatMap(({ itemCode, shipDate }) => (shipDate === undefined ? [] : [{ itemCode, shipDate }]));
      return checkout.sap.moveOrder(docEntry, { docDueDate, comments, lines: dated });
    },
    words: ({ docNum }, { docDueDate }) => [
      `Orden de venta ${docNum}: entrega cambiada al ${docDueDate}`,
      'Cambio de entrega',
    ],
  });

/** Takes out of the document what was canceled. */
export const cutInErp = (checkout: Checkout, order: LoadedOrder): Promise<MessageOutcome> =>
  changeInErp(checkout, order, {
    change: (docEntry, { lines }) => checkout.sap.keepLines(docEntry, lines),
    words: ({ docNum }, { lines }) => [
      `Orden de venta ${docNum}: quedan ${lines.reduce((sum, { quantity }) => sum + quantity, 0)} piezas`,
      'Cancelación de artículos',
    ],
  });

/** Gives the document who receives the order now, and where. */
export const readdressInErp = (checkout: Checkout, order: LoadedOrder): Promise<MessageOutcome> =>
  changeInErp(checkout, order, {
    change: (docEntry, { shipTo }) => checkout.sap.readdressOrder(docEntry, shipTo),
    words: ({ docNum }, { shipTo }) => [
      `Orden de venta ${docNum}: entrega en el código postal ${shipTo.zipCode}`,
      'Cambio de dirección',
    ],
  });
