import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ModelState } from './model-state';

/** The part of the newest order that is canceled: a piece of its first line, that line, all other lines, or everything. */
export type Canceled = 'a piece' | 'a line' | 'the rest' | 'all';

interface OrderRow {
  id: string;
  total_cents: number;
}

/** The buyer cancels pieces of the newest order, as its page shows them, in so many presses at once. */
export async function cancelPieces(state: ModelState, what: Canceled, presses: 1 | 2 = 1): Promise<void> {
  const { harness, knex, quotations, shopper } = state;
  await harness.revive();
  // nothing leaves while the model runs: its clock jumps
  await knex('order_line').update({ ship_date: '2099-01-05' });
  const order = await knex('orders')
    .whereIn('quotation_id', quotations)
    .whereNot({ status: 'canceled' })
    .orderBy('created_at', 'desc')
    .first<OrderRow | undefined>();
  if (!order) return;
  const sold = await knex('order_line').where({ order_id: order.id }).orderBy('position').select('id', 'quantity');
  const part = what === 'the rest' ? sold.slice(1) : sold.slice(0, 1);
  const chosen = (what === 'all' ? sold : part).map(({ id, quantity }) => ({
    id,
    quantity: what === 'a piece' ? 1 : quantity,
  }));
  const params = { id: order.id };
  const { status, body } = await shopper.call('POST /order/{id}/cancellation/preview', {
    params,
    body: { lines: chosen },
  });
  if (status !== 200) return;
  const press = async () => {
    const answer = await state.say({
      who: shopper,
      key: 'POST /order/{id}/cancellation',
      call: {
        params,
        body: { lines: chosen, total: body.total, returned: body.returned, clabe: '032180000118359719' },
        headers: { 'idempotency-key': randomUUID() },
      },
    });
    if (body.refusal) assert.notEqual(answer, 200, 'an order was canceled that could not be');
  };
  await Promise.all(Array.from({ length: presses }, press));
}

interface Kept {
  id: string;
  order_id: string;
  total_before_cents: number;
  value_cents: number;
  returned_cents: number;
  whole: boolean;
  total_cents: number;
  parts: number;
}

/**
 * Canceled pieces left their order once, and the parts of a cancellation add up to the refund that was shown. @throws
 * AssertionError
 */
export async function cancellationsHold({ knex }: ModelState): Promise<void> {
  const kept: Kept[] = await knex('order_cancellation AS x')
    .join('orders AS o', 'o.id', 'x.order_id')
    .orderBy(['x.order_id', 'x.created_at', 'x.id'])
    .select('x.*', 'o.total_cents')
    .select(
      knex.raw(
        '(SELECT coalesce(sum(f.amount_cents), 0)::bigint FROM payment_refund f WHERE f.cancellation_id = x.id) AS parts',
      ),
    );
  const left = new Map<string, number>();
  for (const one of kept) {
    const before = left.get(one.order_id);
    if (before !== undefined) assert.equal(one.total_before_cents, before, 'two canceled the same pieces');
    left.set(one.order_id, one.whole ? one.total_before_cents : one.total_before_cents - one.value_cents);
    if (!one.whole) assert.equal(Number(one.parts), one.returned_cents, 'a cancellation gave back another amount');
  }
  for (const { order_id, total_cents } of kept)
    assert.equal(total_cents, left.get(order_id), 'an order costs another amount than its pieces');
}
