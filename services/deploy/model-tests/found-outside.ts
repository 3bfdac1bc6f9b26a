import assert from 'node:assert/strict';
import { erpOrders, erpSession } from '@actual/checkout-service/testing/outside';
import { SANDBOX_DEMO_CREDENTIALS } from '@actual/providers/sandbox/app';
import type { Harness } from './harness';
import type { ModelState } from './model-state';

interface Charge {
  status: string;
  status_detail: string;
  external_reference: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
}

/** The provider's payments of this run, captured less refunded, in centavos; at most one charge a payment. */
export async function atProvider({ harness, knex }: ModelState): Promise<number> {
  const ours = new Set<string>(await knex('payment').where({ provider: 'mercadopago' }).pluck('id'));
  const authorization = `Bearer ${SANDBOX_DEMO_CREDENTIALS.mercadoPago.accessToken}`;
  const answer = await fetch(`${harness.sandbox.mercadoPagoBaseUrl}/v1/payments/search?limit=100`, {
    headers: { authorization },
  });
  const { results } = (await answer.json()) as { results: Charge[] };
  const charges = results.filter((one) => ours.has(one.external_reference));
  const charged = charges.map((one) => one.external_reference);
  assert.equal(new Set(charged).size, charged.length, 'a payment was charged twice');
  const taken = charges.filter(
    (one) => ['approved', 'refunded', 'charged_back'].includes(one.status) && one.status_detail !== 'settled',
  );
  return taken.reduce(
    (cents, one) => cents + Math.round((one.transaction_amount - one.transaction_amount_refunded) * 100),
    0,
  );
}

const sessions = new WeakMap<Harness, Promise<string>>();

/** The documents of an order in the ERP. */
export async function atErp({ harness }: ModelState, orderId: string) {
  const session = sessions.get(harness) ?? erpSession(harness);
  sessions.set(harness, session);
  return (await erpOrders(harness, orderId, await session)) as { Cancelled: string; DocTotal: number }[];
}

/** Every mail of this run. */
export async function atMailbox({ harness }: ModelState) {
  const answer = await fetch(`${harness.sandbox.origin}/mail/messages`);
  return ((await answer.json()) as { messages: { messageId: string; arrivals: number; subject: string }[] }).messages;
}
