import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ModelState } from './model-state';
import { requestOf } from './requests';

const keyed = () => ({ 'idempotency-key': randomUUID() });

/** A damaged piece of the newest order is replaced, on the first day on offer, in so many presses at once. */
export async function sendReplacement(state: ModelState, presses: 1 | 2 = 1): Promise<void> {
  const { harness, knex, manager } = state;
  await harness.revive();
  const asked = { kind: 'damage', reason: 'blow', text: 'Llegó con un golpe.' } as const;
  const request = await requestOf(state, asked);
  if (!request) return;
  const params = { id: request.id };
  const step = (from: string, more: object) =>
    manager.call('POST /servicerequest/{id}/step', { params, body: { from, ...more }, headers: keyed() });
  if (request.state === 'reported') await step('reported', { step: 'accept' });
  await harness.revive();
  const { body, status } = await manager.call('GET /servicerequest/{id}', { params });
  const day = status === 200 ? body.shippingDays.replacement[0] : undefined;
  if (day === undefined) return;
  const resolve = () => step('accepted', { step: 'resolve', resolution: 'replacement', note: 'Sale otra pieza', day });
  const answers = await Promise.all(Array.from({ length: presses }, resolve));
  const sent = answers.filter((answer) => answer.status === 200).length;
  assert.ok(sent <= 1, 'a piece was replaced twice');
  const made = await knex('request_shipment').where({ request_id: request.id }).whereNull('recalled_at');
  assert.ok(made.length <= 1, 'a request sends two shipments');
}

/** The newest replacement is taken back before it leaves, in so many presses at once. */
export async function recallReplacement(state: ModelState, presses: 1 | 2 = 1): Promise<void> {
  const { harness, knex, manager } = state;
  await harness.revive();
  const shipment = await knex('request_shipment').whereNull('recalled_at').orderBy('created_at', 'desc').first();
  if (!shipment) return;
  const recall = () =>
    manager.call('POST /servicerequest/{id}/step', {
      params: { id: shipment.request_id },
      body: { from: 'resolved', step: 'recall', note: 'Prefiere su dinero' },
      headers: keyed(),
    });
  const answers = await Promise.all(Array.from({ length: presses }, recall));
  assert.ok(answers.filter(({ status }) => status === 200).length <= 1, 'a replacement was taken back twice');
}

/** What a standing replacement took is claimed for it, piece by piece; one that was taken back has nothing. */
export async function replacementsHold({ knex }: ModelState): Promise<void> {
  const { rows } = await knex.raw(`SELECT s.recalled_at IS NULL AND o.status <> 'canceled' AS stands,
      (SELECT sum(p.quantity) FROM service_request_piece p WHERE p.request_id = s.request_id)::int AS pieces,
      coalesce((SELECT sum(r.quantity) FROM reservation r WHERE r.line_id = s.id AND r.state = 'claimed'), 0)::int AS claimed
    FROM request_shipment s JOIN orders o ON o.id = s.order_id WHERE s.resolution = 'replacement'`);
  for (const { stands, pieces, claimed } of rows)
    assert.equal(claimed, stands ? pieces : 0, 'a replacement has other pieces than it sends');
}
