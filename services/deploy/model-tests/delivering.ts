import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { storeDay } from '@actual/contracts/store-day';
import type { ModelState } from './model-state';

const keyed = () => ({ 'idempotency-key': randomUUID() });
/** The state that staff note after each; what came stays. */
const after: Readonly<Record<string, 'on-the-way' | 'delivered'>> = {
  preparing: 'on-the-way',
  'on-the-way': 'delivered',
};

const newestOrder = ({ knex, quotations }: ModelState) =>
  knex('orders').whereIn('quotation_id', quotations).orderBy('created_at', 'desc').first('id');

/** The first line of the newest order, which comes alone, goes on to its next state, in so many presses at once. */
export async function shipPart(state: ModelState, presses: 1 | 2 = 1): Promise<void> {
  const { harness, knex, staff } = state;
  await harness.revive();
  const order = await newestOrder(state);
  if (!order) return;
  const lines = knex('order_line').where({ order_id: order.id });
  const line = await lines.clone().orderBy('position').first('id');
  const [day, later] = ['2099-01-05', '2099-01-06'];
  await lines.clone().update({ ship_date: later });
  await lines.clone().where({ id: line.id }).update({ ship_date: day });
  const last = await knex('delivery_event').whereRaw('? = ANY (lines)', [line.id]).orderBy('id', 'desc').first('state');
  const from = last?.state ?? 'preparing';
  const to = after[from];
  if (!to) return;
  const note = () =>
    staff.call('POST /order/{id}/deliverystate', {
      params: { id: order.id },
      body: { day, from, to },
      headers: keyed(),
    });
  const answers = await Promise.all(Array.from({ length: presses }, note));
  assert.ok(answers.filter(({ status }) => status === 200).length <= 1, 'a state was noted twice');
}

/**
 * The day of the newest order comes and nothing is noted; a manager cancels it in so many presses at once, and says that
 * its pieces are in the warehouse or does not know.
 */
export async function cancelUnnoted(state: ModelState, known: boolean, presses: 1 | 2 = 1): Promise<void> {
  const { harness, knex, quotations, manager } = state;
  await harness.revive();
  const order = await knex('orders')
    .whereIn('quotation_id', quotations)
    .whereIn('status', ['completed', 'pending-sap'])
    .orderBy('created_at', 'desc')
    .first('id', 'status');
  if (!order) return;
  const params = { id: order.id };
  const lines = knex('order_line').where({ order_id: order.id });
  await lines.clone().update({ ship_date: storeDay() });
  const inWarehouse = known ? (await lines.clone().select('id')).map(({ id }) => id) : [];
  const cancel = () =>
    manager.call('POST /order/{id}/cancel', { params, body: { reason: 'Ya no la quiere', inWarehouse } });
  await Promise.all(Array.from({ length: presses }, cancel));
  const { status } = await knex('orders').where(params).first('status');
  if (!known) assert.equal(status, order.status, 'an order was canceled whose pieces may have come');
  await lines.clone().update({ ship_date: '2099-01-05' });
}

const next: Readonly<Record<string, string>> = {
  reported: 'accept',
  accepted: 'receive',
  received: 'inspect',
  inspected: 'resolve',
};

/** The buyer returns pieces of the first line of the newest order, first more of them than there are, and staff refund them. */
export async function returnPieces(state: ModelState, pieces: 1 | 'the rest'): Promise<void> {
  const { harness, knex, shopper, manager } = state;
  await harness.revive();
  const order = await newestOrder(state);
  if (!order) return;
  const line = await knex('order_line').where({ order_id: order.id }).orderBy('position').first('id', 'quantity');
  const ask = (quantity: number) =>
    shopper.call('POST /order/{id}/requests', {
      params: { id: order.id },
      body: {
        kind: 'return',
        reason: 'changed-mind',
        text: 'Ya no la quiero.',
        closed: true,
        pieces: [{ line: line.id, quantity }],
      },
      headers: keyed(),
    });
  const [{ asked }] = await knex('service_request_piece')
    .where({ line_id: line.id })
    .select(knex.raw('coalesce(sum(quantity), 0)::int AS asked'));
  const left = line.quantity - asked;
  assert.notEqual((await ask(left + 1)).status, 200, 'more pieces were returned than were bought');
  await harness.revive();
  const made = await ask(pieces === 1 ? 1 : Math.max(1, left));
  if (made.status !== 200) return;
  const { id } = made.body;
  for (const [from, step] of Object.entries(next)) {
    await harness.revive();
    const piece = await knex('service_request_piece').where({ request_id: id }).first('amount_cents');
    const end = { resolution: 'refund', amount: piece.amount_cents / 100, note: 'Completa y sin uso' };
    const body = { from, step, ...(step === 'resolve' ? end : {}) };
    await manager.call('POST /servicerequest/{id}/step', { params: { id }, body, headers: keyed() });
  }
}

const sql = `
SELECT (SELECT count(*)::int FROM order_cancellation c, jsonb_array_elements(c.lines) AS x, delivery_event e
    WHERE e.order_id = c.order_id AND (x ->> 'id')::uuid = ANY (e.lines) AND e.created_at < c.created_at) AS "canceledAfter",
  (SELECT count(*)::int FROM reservation r JOIN order_line l ON l.id = r.line_id JOIN orders o ON o.id = l.order_id
    WHERE o.status = 'canceled' AND r.state = 'claimed' AND NOT EXISTS (SELECT FROM delivery_event e WHERE l.id = ANY (e.lines))
      AND NOT EXISTS (SELECT FROM service_request_piece p WHERE p.line_id = l.id)) AS "keptByNobody",
  (SELECT count(*)::int FROM orders o JOIN order_line l ON l.order_id = o.id WHERE o.status IN ('completed', 'pending-sap')
    AND l.quantity <> (SELECT coalesce(sum(r.quantity), 0) FROM reservation r WHERE r.line_id = l.id AND r.state = 'claimed')) AS unclaimed,
  (SELECT count(*)::int FROM orders WHERE status IN ('completed', 'pending-sap') AND paid_cents = returned_cents
    AND NOT EXISTS (SELECT FROM payment p WHERE p.order_id = orders.id AND p.status_detail = 'settled')) AS "goOnUnpaid",
  (SELECT count(*)::int FROM orders o WHERE o.status = 'canceled' AND EXISTS (SELECT FROM delivery_event e WHERE e.order_id = o.id)
    AND NOT EXISTS (SELECT FROM service_request r WHERE r.order_id = o.id AND r.resolution IN ('refund', 'exchange'))) AS ended,
  (SELECT count(*)::int FROM (SELECT l.id FROM order_line l JOIN service_request_piece p ON p.line_id = l.id
      JOIN service_request r ON r.id = p.request_id AND r.kind IN ('return', 'change') AND r.state NOT IN ('refused', 'withdrawn')
    GROUP BY l.id, l.quantity HAVING sum(p.quantity) > l.quantity) AS more) AS "returnedMore"`;

/**
 * What left is returned and not canceled, and no more of it than there is; an order that ends keeps no piece that did
 * not leave, and one that goes on has all of them. @throws AssertionError
 */
export async function deliveriesHold({ knex }: ModelState): Promise<void> {
  const [found] = (await knex.raw(sql)).rows;
  assert.deepEqual(
    found,
    { canceledAfter: 0, keptByNobody: 0, unclaimed: 0, goOnUnpaid: 0, ended: 0, returnedMore: 0 },
    'pieces that left were treated as if they had not, or those that did not as if they had',
  );
}
