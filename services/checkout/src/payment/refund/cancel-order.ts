import { OrderState, openPaymentStates, PaymentState } from '@actual/contracts/facts/payment/states';
import { sqlList } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { assertNothingLeft, cancelPayment, type Decided, refundApproved } from './cancel-payment';

/**
 * Cancels an order: its waiting transfer is closed, and all that was paid goes back, or nothing.
 * @throws not_found, already_canceled; see `assertNothingLeft`; conflict where nothing pays it; see `cancelPayment`
 */
export async function cancelOrder(checkout: Checkout, id: string, decided: Decided): Promise<{ status: OrderState }> {
  const { db } = checkout;
  const read = () =>
    db('orders')
      .where({ id })
      .first<{ status: OrderState; quotationId: string; paid: number; returned: number }>('status', {
        quotationId: 'quotation_id',
        paid: 'paid_cents',
        returned: 'returned_cents',
      });
  const before = await read();
  if (before === undefined) throw new AppError('not_found');
  // whoever comes second did not cancel it, and is told
  if (before.status === OrderState.canceled) throw new AppError('already_canceled');
  await assertNothingLeft(db, before.quotationId, decided);
  const live = await db('payment')
    .where({ order_id: id })
    .whereRaw(
      `(status IN ${sqlList(openPaymentStates)} OR status = '${PaymentState.approved}' AND refunded_cents < amount_cents)`,
    )
    .orderByRaw(`status = '${PaymentState.pending}' DESC, created_at`)
    .select<{ id: string; status: PaymentState }[]>('id', 'status');
  if (live.length === 0 && before.paid > before.returned) throw new AppError('conflict', 'nothing pays it');
  for (const { id: payment, status } of live)
    if (status !== PaymentState.approved) await cancelPayment(checkout, id, payment, decided);
  await refundApproved(checkout, before, decided);
  return { status: (await read())?.status ?? before.status };
}
