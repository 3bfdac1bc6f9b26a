import { randomUUID } from 'node:crypto';
import { type Cancellation, storeDay } from '@actual/domain';
import type { Checkout } from '../../context';
import { giveBack } from '../../payment/refund/give-back.sql';
import { appendPromise } from '../../promise/append-promise';
import { answerCanceled } from '../day/delays';
import type { LoadedOrder } from '../order.queries';
import { cutOrder, releasePieces, writeCancellation } from './cancel-lines.sql';

/** Pieces by line that leave an order, with their money; who decided (null: the buyer). */
export interface TakenOut extends Pick<Cancellation, 'value' | 'credited' | 'returned' | 'parts'> {
  readonly chosen: ReadonlyMap<string, number>;
  readonly reason: string;
  readonly staffId: string | null;
}

/** Writes down which pieces were canceled, also for whoever checks the promises. Answers the cancellation's id. */
export async function noteCanceled(
  trx: Checkout['db'],
  order: LoadedOrder,
  { chosen, value, returned, whole, reason, staffId }: TakenOut & { whole: boolean },
): Promise<string> {
  const id = randomUUID();
  await writeCancellation(trx, order, { id, chosen, value, returned, whole, reason, staffId });
  await appendPromise(trx, order, {
    tipo: 'cancelacion',
    por: staffId === null ? 'cliente' : 'tienda',
    lineas: order.lines
      .map((line) => ({ codigo: line.itemCode, piezas: chosen.get(line.id) ?? 0 }))
      .filter(({ piezas }) => piezas > 0),
    devueltoCentavos: returned,
  });
  await answerCanceled(trx, order, { chosen, today: storeDay(), staffId });
  return id;
}

/** The order goes on without some of its pieces: money, stock, mail and ERP. The caller holds the quotation's lock. */
export async function takeOut(trx: Checkout['db'], order: LoadedOrder, out: TakenOut): Promise<void> {
  const { chosen, value, credited, returned, parts, reason, staffId } = out;
  const id = await noteCanceled(trx, order, { ...out, whole: false });
  const back = parts.map(({ id: payment, cents }) => ({ id: randomUUID(), payment, cents }));
  await giveBack(trx, back, { quotationId: order.quotationId, reason, staffId, cancellationId: id, requestId: null });
  await releasePieces(trx, order.quotationId, chosen);
  await cutOrder(trx, order, { id, chosen, value, credited, returned });
}
