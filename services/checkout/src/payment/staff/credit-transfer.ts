import { randomUUID } from 'node:crypto';
import type { Reply } from '@actual/contracts/client/client';
import { type PaymentType, transferTypes } from '@actual/contracts/facts/payment/payment-types';
import { awaitingOrderStates, OrderState, PaymentState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared, sqlList } from '@actual/database';
import { fromPesos, storeDay, toPesos } from '@actual/domain';
import { AppError, type Session } from '@actual/kit';
import type { Checkout } from '../../context';
import { withStockRows } from '../../stock/stock-locks';
import { answerWithout } from '../outcome/provider-answer';
import { recordOutcomeWithin } from '../outcome/record-outcome';
import { openRefundCase } from '../outcome/write-answer.sql';

/** A movement of the bank as a manager read it; `due` is the amount they saw due. Pesos. */
export interface BankMovement {
  amount: number;
  reference: string;
  receivedOn: string;
  due: number;
}

interface Waiting {
  orderId: string;
  quotationId: string;
  status: OrderState;
  /** The transfer it waits for, or waited for until its deadline. */
  paymentId: string;
  type: PaymentType;
  dueCents: number;
}

const credited = answerWithout(PaymentState.approved, 'accredited');

const waitingSql = `SELECT o.id AS "orderId", o.quotation_id AS "quotationId", o.status, p.id AS "paymentId", p.type,
    p.amount_cents AS "dueCents"
  FROM orders o JOIN quotation q ON q.id = o.quotation_id JOIN payment p ON p.order_id = o.id
  WHERE o.id = ? AND o.status IN ${sqlList(awaitingOrderStates)} AND p.type IN ${sqlList(transferTypes)} AND p.provider = 'store'
    AND p.status IN ${sqlList([PaymentState.pending, PaymentState.cancelled])}
  ORDER BY p.created_at DESC LIMIT 1`;

const waitingFor = async (db: Knex, orderId: string): Promise<Waiting | null> =>
  (await prepared<Waiting>(db, 'order-waiting-for', waitingSql, [orderId]))[0] ?? null;

/** Locks quotation and order, in the order in which everybody does, and then reads the payment they wait for. */
async function lockWaiting(trx: Knex, orderId: string): Promise<Waiting> {
  const locked = await prepared(
    trx,
    'lock-order-to-credit',
    'SELECT o.id FROM orders o JOIN quotation q ON q.id = o.quotation_id WHERE o.id = ? FOR UPDATE OF q, o',
    [orderId],
  );
  if (locked.length === 0) throw new AppError('not_found');
  const waiting = await waitingFor(trx, orderId);
  if (!waiting) throw new AppError('conflict', 'the order waits for no bank transfer');
  return waiting;
}

interface Money {
  waiting: Waiting;
  cents: number;
  reference: string;
  takenBy: string;
}

/** Writes down money that came beside the payment that is waited for. */
async function addPayment(trx: Knex, { waiting, cents, reference, takenBy }: Money) {
  const id = randomUUID();
  const { quotationId, orderId } = waiting;
  await trx('payment').insert({
    id,
    quotation_id: quotationId,
    order_id: orderId,
    idempotency_key: id,
    type: waiting.type,
    payment_group: 1,
    provider: 'store',
    amount_cents: cents,
    status: PaymentState.approved,
    approved_at: trx.fn.now(),
    status_detail: credited.detail,
    part: true,
    taken_by: takenBy,
    reference,
  });
  return { id, quotationId, amountCents: cents };
}

/** A partial transfer counts, and the order waits for the rest until the same deadline. */
async function creditPart(trx: Knex, money: Money): Promise<void> {
  const { waiting, cents } = money;
  await addPayment(trx, money);
  await trx('payment')
    .where({ id: waiting.paymentId })
    .update({ amount_cents: waiting.dueCents - cents, updated_at: trx.fn.now() });
  await trx('orders')
    .where({ id: waiting.orderId })
    .update({ paid_cents: trx.raw('paid_cents + ?', [cents]), updated_at: trx.fn.now() });
  await trx('quotation')
    .where({ id: waiting.quotationId })
    .update({ version: trx.raw('version + 1') });
}

/** Money that pays no order: kept, and a case until it is handed back. */
const handBack = async (trx: Knex, money: Money, reason: string): Promise<void> =>
  openRefundCase(trx, await addPayment(trx, money), credited, reason);

/** All that is waited for: the order goes on as any paid one, or the money is a case. Answers centavos that go back. */
async function creditWhole(checkout: Checkout, trx: Knex, { waiting, reference, takenBy }: Money): Promise<number> {
  await trx('payment').where({ id: waiting.paymentId }).update({ taken_by: takenBy, reference });
  await recordOutcomeWithin(checkout, trx, waiting.paymentId, credited);
  const payment = await trx('payment').where({ id: waiting.paymentId }).first<{ refunded_cents: number }>();
  return payment?.refunded_cents ?? 0;
}

/** Books the money. Answers the centavos of it that go back. */
async function book(checkout: Checkout, trx: Knex, money: Money): Promise<number> {
  const { waiting, cents } = money;
  const surplus = cents - waiting.dueCents;
  if (surplus < 0 && waiting.status === OrderState.canceled) {
    await handBack(trx, money, 'part-of-canceled');
    return cents;
  }
  if (surplus < 0) {
    await creditPart(trx, money);
    return 0;
  }
  const back = await creditWhole(checkout, trx, money);
  if (surplus > 0) await handBack(trx, { ...money, cents: surplus }, 'overpaid');
  return back + surplus;
}

/** Keeps who credited which movement. @throws transfer_credited where the movement is credited already */
async function keepCredit(trx: Knex, orderId: string, money: Money, receivedOn: string, returned: number) {
  const kept = await trx('transfer_credit')
    .insert({
      id: randomUUID(),
      order_id: orderId,
      reference: money.reference,
      received_on: receivedOn,
      amount_cents: money.cents,
      returned_cents: returned,
      credited_by: money.takenBy,
    })
    .onConflict(['reference', 'received_on'])
    .ignore()
    .returning('id');
  if (kept.length === 0) throw new AppError('transfer_credited');
}

/**
 * Credits a bank movement to an order that waits for it, once; an excess, or money too late for its pieces, is a refund
 * case.
 * @throws not_found; conflict where the order waits for no transfer; total_changed where it waits for another amount
 * than was seen; transfer_credited; invalid_input for a day that is not yet
 */
export async function creditTransfer(checkout: Checkout, orderId: string, movement: BankMovement, session: Session) {
  if (movement.receivedOn > storeDay())
    throw new AppError('invalid_input', 'a movement of tomorrow', [{ field: 'receivedOn', message: 'in the future' }]);
  // banks write the same key with blanks and in either case
  const reference = movement.reference.replace(/\s/g, '').toUpperCase();
  const returned = await withStockRows(() =>
    checkout.db.transaction(async (trx) => {
      const waiting = await lockWaiting(trx, orderId);
      if (fromPesos(movement.due) !== waiting.dueCents)
        throw new AppError('total_changed', undefined, { total: toPesos(waiting.dueCents) });
      const money = { waiting, cents: fromPesos(movement.amount), reference, takenBy: session.userId };
      const back = await book(checkout, trx, money);
      await keepCredit(trx, orderId, money, movement.receivedOn, back);
      return back;
    }),
  );
  checkout.nudge();
  return { ...(await standingOf(checkout.db, orderId)), returned: toPesos(returned) };
}

async function standingOf(db: Knex, orderId: string) {
  const order = await db('orders').where({ id: orderId }).first<{ status: OrderState } | undefined>('status');
  if (!order) throw new AppError('not_found');
  const waiting = await waitingFor(db, orderId);
  return { status: order.status, due: waiting && toPesos(waiting.dueCents) };
}

interface CreditRow {
  reference: string;
  received_on: string;
  amount_cents: number;
  returned_cents: number;
  credited_at: Date;
  name: string | null;
}

/** The amount an order waits for, and its credited transfers, the newest first. @throws not_found */
export async function transferCredits(db: Knex, orderId: string): Promise<Reply<'GET /order/transfercredits/{id}'>> {
  const [standing, rows] = await Promise.all([
    standingOf(db, orderId),
    db('transfer_credit as c')
      .leftJoin('app_user as u', 'u.id', 'c.credited_by')
      .where('c.order_id', orderId)
      .orderBy('c.credited_at', 'desc')
      .select<CreditRow[]>('c.*', db.raw("u.first_name || ' ' || u.last_name AS name")),
  ]);
  return {
    ...standing,
    credits: rows.map((row) => ({
      reference: row.reference,
      receivedOn: row.received_on,
      amount: toPesos(row.amount_cents),
      returned: toPesos(row.returned_cents),
      creditedBy: row.name ?? '',
      creditedAt: row.credited_at.toISOString(),
    })),
  };
}
