import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ModelState } from './model-state';

/** The amount to give back of a payment's rest: a share of it, the least, all but the first line's price, all, or more. */
export type Part = 'least' | 0.3 | 0.7 | 'all but the first line' | 'all' | 'more';

const centsOf = (part: Part, rest: number, firstLine: number): number => {
  if (part === 'least') return 1;
  if (part === 'all but the first line') return Math.max(1, rest - firstLine);
  if (part === 'all') return rest;
  return part === 'more' ? rest + 1 : Math.max(1, Math.floor(rest * part));
};

/** A manager refunds a part of an order's payment: of its newest one, in so many presses at once. */
export async function givePartBack(state: ModelState, part: Part, presses: 1 | 2 = 1): Promise<void> {
  const { harness, knex, quotations, parts, manager } = state;
  await harness.revive();
  const payment = await knex('payment')
    .whereIn('quotation_id', quotations)
    .where({ status: 'approved' })
    .whereNotNull('order_id')
    .whereRaw('refunded_cents < amount_cents')
    .orderBy('created_at', 'desc')
    .first();
  if (!payment) return;
  const rest: number = payment.amount_cents - payment.refunded_cents;
  const line = await knex('order_line').where({ order_id: payment.order_id }).orderBy('position').first('total_cents');
  const cents = centsOf(part, rest, line.total_cents);
  const press = async () => {
    const asked = { reason: `Parte ${parts.length + 1}`, cents, told: false };
    parts.push(asked);
    const status = await state.say({
      who: manager,
      key: 'POST /payment/refund/{a}/{b}',
      call: {
        params: { a: payment.order_id, b: payment.id },
        body: { amount: cents / 100, reason: asked.reason },
        headers: { 'idempotency-key': randomUUID() },
      },
    });
    asked.told = status === 200;
    if (cents >= rest) assert.notEqual(status, 200, 'all of a payment went back as a part of it');
  };
  await Promise.all(Array.from({ length: presses }, press));
}

/**
 * Each promised refund went back once, to the centavo, and nothing else did. The manager may not have heard of one,
 * where the process died with the answer.
 */
export async function partsHold({ knex, parts }: ModelState): Promise<void> {
  const given: { reason: string; amount_cents: number }[] = await knex('payment_refund')
    .whereNull('cancellation_id')
    .whereNull('request_id')
    .whereNotNull('refunded_by')
    .select('reason', 'amount_cents');
  const reasons = given.map(({ reason }) => reason);
  assert.equal(new Set(reasons).size, reasons.length, 'a part went back twice');
  for (const { reason, amount_cents } of given)
    assert.equal(
      amount_cents,
      parts.find((one) => one.reason === reason)?.cents,
      `${reason} is not what was asked for`,
    );
  const missing = parts.filter(({ reason, told }) => told && !reasons.includes(reason));
  assert.deepEqual(missing, [], 'a part that was promised did not go back');
}
