import type { LedgerType } from '@actual/domain';
import { workOutbox } from '../src/outbox/work-outbox';
import { sweepPayments } from '../src/payment/sweep/sweep-payments';
import { processNotifications } from '../src/webhook/process-notifications';
import type { Shop } from './shop';
import type { Shopper } from './shopper';

/** Puts money into a client's ledger. */
export const deposit = (shop: Pick<Shop, 'knex'>, clientId: string, cents: number, kind: LedgerType = 'ewallet') =>
  shop.knex('ledger_entry').insert({
    client_id: clientId,
    kind,
    amount_cents: cents,
    reason: 'deposit',
    key: `deposit ${crypto.randomUUID()}`,
  });

/** A ledger's balance, in centavos. */
export async function ledgerOf({ knex }: Pick<Shop, 'knex'>, clientId: string, kind: LedgerType = 'ewallet') {
  const [row] = await knex('ledger_entry').where({ client_id: clientId, kind }).sum('amount_cents as cents');
  return Number(row?.cents ?? 0);
}

/** Sends every outbox message that is due. */
export async function drain({ checkout, knex }: Pick<Shop, 'checkout' | 'knex'>): Promise<void> {
  const past = knex.raw("now() - interval '1 second'");
  await knex('outbox').whereNull('done_at').whereNull('parked_at').update({ next_at: past });
  while ((await workOutbox(checkout)) > 0);
}

/** Works every notification that came. */
export async function workInbox({ checkout }: Pick<Shop, 'checkout'>): Promise<void> {
  while ((await processNotifications(checkout)) > 0);
}

/** Looks at every open payment, as if its time had come. */
export async function sweep({ checkout, knex }: Pick<Shop, 'checkout' | 'knex'>): Promise<void> {
  await knex('payment')
    .whereIn('status', ['started', 'unknown', 'pending'])
    .update({ check_at: knex.raw("now() - interval '1 second'") });
  while ((await sweepPayments(checkout)) > 0);
}

/** The deadline of a quotation's payments, and what they hold, passes. */
export async function passDeadline({ knex }: Pick<Shop, 'knex'>, quotationId: string): Promise<void> {
  const past = knex.raw("now() - interval '1 minute'");
  await knex('payment').where({ quotation_id: quotationId }).whereNotNull('expires_at').update({ expires_at: past });
  await knex('reservation').where({ quotation_id: quotationId, state: 'held' }).update({ expires_at: past });
}

/** Presses a button of the bank on the provider's page of a transfer. */
export const atBank = (shop: Pick<Shop, 'sandbox'>, providerPaymentId: string, button: 'deposit' | 'expire') =>
  fetch(`${shop.sandbox.origin}/mercadopago/deferred/${providerPaymentId}/${button}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** Adds a payment that is no card payment of the web. */
export const addPayment = (shopper: Shopper, quotationId: string, body: object) =>
  shopper.call('POST /payment/add/{id}', { params: { id: quotationId }, body: { termsAccepted: true, ...body } });
