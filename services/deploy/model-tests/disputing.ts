import { randomUUID } from 'node:crypto';
import { until } from '@actual/checkout-service/testing/outside';
import { SANDBOX_DEMO_CREDENTIALS } from '@actual/providers/sandbox/app';
import type { ModelState } from './model-state';
import { press } from './outside';

/** The card's holder disputes a payment with their bank, which then takes the money back or leaves it. */
type Word = 'dispute' | 'lose' | 'win';

const atProvider = ({ knex, quotations }: ModelState): Promise<string[]> =>
  knex('payment')
    .whereIn('quotation_id', quotations)
    .whereNotNull('provider_payment_id')
    .orderBy('created_at', 'desc')
    .pluck('provider_payment_id');

/** The newest payment of a card is disputed, or its dispute decided; others are left as they are. */
export async function dispute(state: ModelState, word: Word): Promise<void> {
  const [newest] = await atProvider(state);
  if (newest) await press(state, `console/payments/${newest}/${word}`);
}

/** Somebody refunds a part of the newest payment in the provider's own panel. */
export async function refundInPanel(state: ModelState, cents: number): Promise<void> {
  const [newest] = await atProvider(state);
  if (!newest) return;
  await fetch(`${state.harness.sandbox.mercadoPagoBaseUrl}/v1/payments/${newest}/refunds`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${SANDBOX_DEMO_CREDENTIALS.mercadoPago.accessToken}`,
      'content-type': 'application/json',
      'x-idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ amount: cents / 100 }),
  }).catch(() => null);
}

/** Every dispute is decided, one way or the other. */
export async function disputesEnd(state: ModelState): Promise<void> {
  for (const [at, id] of (await atProvider(state)).entries())
    await press(state, `console/payments/${id}/${(at + state.quotations.length) % 2 === 0 ? 'lose' : 'win'}`);
}

/** Staff press again while the store says that it cannot answer now. */
const pressed = (state: ModelState, press: () => Promise<{ status: number }>): Promise<void> =>
  until(async () => {
    await state.harness.revive();
    return (await press()).status < 500;
  }, 30_000);

/** Staff have refunds that were given up tried again, and cancel orders whose money is gone and whose pieces are there. */
export async function staffTidyUp(state: ModelState): Promise<void> {
  const { knex, manager } = state;
  const parked = knex('outbox').where({ kind: 'refund' }).whereNull('done_at').whereNotNull('parked_at');
  for (const id of await parked.pluck('id'))
    await pressed(state, () => manager.call('POST /payment/parked/{id}/again', { params: { id: String(id) } }));
  const gone = knex('orders').whereIn('status', ['completed', 'pending-sap']).whereRaw('paid_cents = returned_cents');
  const body = { reason: 'El banco se llevó el dinero' };
  for (const id of await gone.pluck('id'))
    await pressed(state, () => manager.call('POST /order/{id}/cancel', { params: { id }, body }));
}
