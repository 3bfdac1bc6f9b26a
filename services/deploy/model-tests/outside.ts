import { setTimeout as delay } from 'node:timers/promises';
import { atBank } from '@actual/checkout-service/testing/money';
import { misbehave } from '@actual/checkout-service/testing/outside';
import type { ModelState } from './model-state';

const newestOf = (state: ModelState, more: (query: ReturnType<ModelState['knex']>) => unknown = () => null) => {
  const query = state.knex('payment').whereIn('quotation_id', state.quotations).whereNotNull('provider_payment_id');
  more(query);
  return query.orderBy('created_at', 'desc').first();
};

/** The bank's side of the newest SPEI transfer. */
export async function bank(state: ModelState, button: 'deposit' | 'expire'): Promise<void> {
  const payment = await newestOf(state, (query) => query.where({ type: 'spei' }));
  if (payment) await atBank(state.harness, payment.provider_payment_id, button);
}

export const press = (state: ModelState, path: string, fields: Record<string, string> = {}) =>
  fetch(`${state.harness.sandbox.origin}/mercadopago/${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });

/** The provider's reviewer decides about a payment, and the holder of a card answers their bank. */
export async function decide(state: ModelState, yes: boolean, providerPaymentId?: string): Promise<void> {
  const id = providerPaymentId ?? (await newestOf(state))?.provider_payment_id;
  if (!id) return;
  await press(state, `console/payments/${id}/${yes ? 'approve' : 'reject'}`);
  await press(state, `3ds/${id}/answer`, { accept: yes ? 'yes' : 'no' });
}

export type Delivery = 'once' | 'twice' | 'backwards' | 'lost' | 'forged';

/** The notifications that the provider sent so far arrive: in order, each twice, the last one first, never, or forged. */
export async function deliver(state: ModelState, how: Delivery): Promise<void> {
  // the sandbox announces a moment after it answered
  await delay(2);
  const { harness } = state;
  await harness.revive();
  const sent = harness.notifications.splice(0);
  if (how === 'lost') return;
  const inOrder = how === 'backwards' ? sent.reverse() : how === 'twice' ? [...sent, ...sent] : sent;
  for (const { url, headers, body } of inOrder) {
    const signed = how === 'forged' ? { ...headers, 'x-signature': `${headers['x-signature']}0` } : headers;
    const answer = await harness.process.request(url.pathname + url.search, { method: 'POST', headers: signed, body });
    // a notice that was not accepted is sent again later
    if (answer.status >= 500) harness.notifications.push({ url, headers, body });
    await harness.revive();
  }
}

/** Faults of each part of the outside world. */
const troubles = {
  drop: ['mercadopago', { commitThenDrop: 1 }],
  busy: ['mercadopago', { failNext: 1, failStatus: 429 }],
  down: ['mercadopago', { failNext: 3, failStatus: 500 }],
  refused: ['mercadopago', { failNext: 1, failStatus: 503 }],
  'no-erp': ['sap', { failNext: 1_000, fault: 'proxy_error' }],
  'erp-drops': ['sap', { commitThenDrop: 1 }],
  'no-mail': ['mail', { failNext: 1_000 }],
  'no-stamps': ['facturacion', { failNext: 1_000 }],
  'stamp-drops': ['facturacion', { commitThenDrop: 1 }],
  'stamp-waits': ['facturacion', { pendNext: 1 }],
  'receiver-thinks': ['facturacion', { askReceiver: 1 }],
  'receiver-refuses': ['facturacion', { rejectCancellation: 1 }],
} as const;
export type Trouble = keyof typeof troubles | 'well';

/** The outside world goes wrong, until it is well again. */
export async function trouble(state: ModelState, what: Trouble): Promise<void> {
  const { harness } = state;
  if (what === 'well') return harness.troubled ? harness.heal() : undefined;
  harness.troubled = true;
  const [part, faults] = troubles[what];
  await misbehave(harness, part, faults);
}

/** The database cuts every connection of the process, as when it is restarted. */
export const cutConnections = ({ knex }: ModelState) =>
  knex.raw(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name IN ('checkout', 'account') AND datname = current_database()",
  );
