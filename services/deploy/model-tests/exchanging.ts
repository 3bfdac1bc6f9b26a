import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ModelState } from './model-state';
import { requestOf } from './requests';

/** The step that takes a request on from each of its states. */
const next: Readonly<Record<string, string>> = {
  reported: 'accept',
  accepted: 'receive',
  received: 'inspect',
  inspected: 'resolve',
};

/**
 * A piece of the newest order is changed: staff take its request to its end, each step once for all that died before,
 * and its quotation is the client's next.
 */
export async function changePiece(state: ModelState): Promise<void> {
  const { harness, knex, manager, shopper } = state;
  await harness.revive();
  let request = await requestOf(state, { kind: 'change', reason: 'other-color', text: 'La quiero en verde.' });
  for (let from = request?.state; from !== undefined && next[from] !== undefined; from = request?.state) {
    const step = next[from];
    const piece = await knex('service_request_piece').where({ request_id: request.id }).first();
    const end = { resolution: 'exchange', amount: piece.amount_cents / 100, note: 'Completa y sin uso' };
    await harness.revive();
    await manager.call('POST /servicerequest/{id}/step', {
      params: { id: request.id },
      body: { from, step, ...(step === 'resolve' ? end : {}) },
      headers: { 'idempotency-key': randomUUID() },
    });
    request = await knex('service_request').where({ id: request.id }).first();
    if (request.state === from) return;
  }
  const exchange = request && (await knex('exchange').where({ request_id: request.id }).first());
  if (!exchange) return;
  await harness.revive();
  const made = await shopper.call('POST /quotation/findbyid/{id}', { params: { id: exchange.quotation_id } });
  state.quotations.push(exchange.quotation_id);
  if (made.status === 200) state.quotation = made.body;
}

/** The client prefers the money of the newest exchange. */
export async function chooseMoney(state: ModelState): Promise<void> {
  const { harness, knex, shopper } = state;
  await harness.revive();
  const exchange = await knex('exchange').orderBy('created_at', 'desc').first();
  if (!exchange) return;
  const call = { params: { id: exchange.request_id }, body: { resolution: 'refund' } };
  await shopper.call('POST /servicerequest/{id}/exchange', call);
}

/** No exchange keeps money once it is over, and each was granted what its pieces cost. */
export async function exchangesHold({ knex }: ModelState): Promise<void> {
  const { rows } = await knex.raw(`SELECT x.balance_cents AS kept, r.refund_cents AS value,
      (SELECT sum(e.amount_cents) FROM exchange_entry e WHERE e.request_id = x.request_id AND e.reason = 'granted')::int AS granted
    FROM exchange x JOIN service_request r ON r.id = x.request_id`);
  for (const { kept, value, granted } of rows) {
    assert.equal(kept, 0, 'an exchange that is over keeps money');
    assert.equal(granted, value, 'an exchange was granted another value than its pieces cost');
  }
}
