import { randomUUID } from 'node:crypto';
import type { Endpoints } from '@actual/contracts';
import { isConfirmedOrder, type OrderState, PaymentState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';
import { isLedgerType, PaymentType, toPesos } from '@actual/domain';
import { AppError, type Session } from '@actual/kit';
import type { z } from 'zod';
import type { Checkout } from '../../context';
import { spend } from '../../ledger/ledger';
import { readOrders } from '../../order/order.queries';
import { paymentDetail } from '../../order/order-reply';
import { assertMaySpend } from '../methods/ledger';
import { pesosOf, receivedOf } from '../methods/pesos-of';

type Input = z.output<Endpoints['POST /order/addpayment/{id}']['body']>;

interface OrderRow {
  id: string;
  quotationId: string;
  status: OrderState;
  clientId: string | null;
  totalCents: number;
  paidCents: number;
}

async function lockOrder(trx: Knex, id: string): Promise<OrderRow> {
  const [row] = await prepared<OrderRow>(
    trx,
    'lock-order-to-pay',
    `SELECT o.id, o.quotation_id AS "quotationId", o.status, o.client_id AS "clientId", o.total_cents AS "totalCents",
       o.paid_cents AS "paidCents"
     FROM orders o JOIN quotation q ON q.id = o.quotation_id WHERE o.id = ? FOR UPDATE OF q, o`,
    [id],
  );
  if (!row) throw new AppError('not_found');
  return row;
}

interface Paid {
  input: Input;
  cents: number;
  /** Of the cash that was handed over. */
  receivedCents: number | null;
  takenBy: string;
}

/** Another payment for an order that is under way and still owes something (paid from the manager's percentage on). */
async function payRest(trx: Knex, order: OrderRow, paid: Paid) {
  const { input, cents, receivedCents, takenBy } = paid;
  const due = order.totalCents - order.paidCents;
  if (cents <= 0 || cents > due) throw new AppError('payment_amount_invalid', undefined, { remaining: toPesos(due) });
  const id = randomUUID();
  const { type, reference, terminal, verificationCode, exchangeRate } = input;
  await trx('payment').insert({
    id,
    quotation_id: order.quotationId,
    order_id: order.id,
    idempotency_key: id,
    type,
    payment_group: 1,
    provider: isLedgerType(type) ? 'ledger' : 'store',
    amount_cents: cents,
    status: PaymentState.approved,
    approved_at: trx.fn.now(),
    part: true,
    status_detail: 'accredited',
    taken_by: takenBy,
    reference: reference ?? null,
    terminal: terminal ?? null,
    authorization_code: verificationCode ?? null,
    exchange_rate: exchangeRate ?? null,
    received_cents: receivedCents,
  });
  if (isLedgerType(type) && type !== PaymentType.exchangeValue)
    await spend(trx, { id, amountCents: cents }, { clientId: order.clientId, kind: type });
  await trx('orders')
    .where({ id: order.id })
    .update({ paid_cents: order.paidCents + cents, updated_at: trx.fn.now() });
  await trx('quotation')
    .where({ id: order.quotationId })
    .update({ version: trx.raw('version + 1') });
}

/**
 * @throws forbidden for a seller who would spend a client's ledger, not_found, conflict where the order takes no money
 * now, payment_amount_invalid, insufficient_funds, usd_not_available
 */
export async function addOrderPayment(checkout: Checkout, id: string, input: Input, session: Session) {
  if (isLedgerType(input.type)) assertMaySpend(session);
  // once its quotation is ordered, the rest of an exchange goes back
  if (input.type === PaymentType.exchangeValue) throw new AppError('insufficient_funds');
  await checkout.db.transaction(async (trx) => {
    const order = await lockOrder(trx, id);
    // SPEI is credited by its provider alone, a plain transfer by a manager (`creditTransfer`)
    if (!isConfirmedOrder(order.status)) throw new AppError('conflict', 'the order waits for another payment');
    const cents = await pesosOf(trx, order.clientId, input);
    const receivedCents = await receivedOf(trx, order.clientId, input, cents);
    await payRest(trx, order, { input, cents, receivedCents, takenBy: session.userId });
  });
  const [order] = await readOrders(checkout.db, [id]);
  if (!order) throw new AppError('not_found');
  return {
    ammountPaid: toPesos(order.paidCents),
    due: toPesos(order.totalCents - order.paidCents),
    Payments: order.payments.map(paymentDetail),
  };
}
