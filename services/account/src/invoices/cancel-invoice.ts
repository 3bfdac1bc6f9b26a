import { cancellationLookMinutes, InvoiceState } from '@actual/contracts/facts/payment/invoices';
import { deadLetter, failureOf } from '@actual/kit/outbox';
import type { CancellationInput, ProviderInvoice } from '@actual/providers/invoicing/types';
import type { ProviderFailure } from '@actual/providers/results';
import { type AccountMessage, accountOutbox } from '../outbox/messages';
import {
  type CancellationRow,
  type CancellationState,
  leaveCancellation,
  readCancellation,
} from './cancellation.queries';
import type { Invoices } from './context';
import { writeLog } from './invoice-log';
import type { Outcome } from './stamp-document';

const inputOf = ({ motive, substitution }: CancellationRow): CancellationInput =>
  motive === '01' ? { motive, substitution: substitution ?? '' } : { motive };

/** The provider's state of the cancellation; null where none was asked for. */
function stateOf({ status, cancellation }: ProviderInvoice): CancellationState | null {
  if (status === 'canceled') return 'canceled';
  if (cancellation === 'none') return null;
  // accepted, but the tax authority has not taken it out yet
  return cancellation === 'rejected' ? 'refused' : 'pending';
}

/** Asks the provider, unless an earlier attempt did. After a refusal, checks whether it is canceled already. */
async function ask(
  { invoicing }: Invoices,
  row: CancellationRow,
  { asksFirst, looks }: { asksFirst: boolean; looks: boolean },
): Promise<ProviderInvoice | ProviderFailure> {
  if (!asksFirst) {
    const there = await invoicing.get(row.provider_id);
    if (there.kind !== 'invoice') return there;
    const state = stateOf(there);
    // asked for again: the refusal that is there may be that of the first time
    if (state !== null && (state !== 'refused' || looks || row.asked === 1)) return there;
  }
  const answer = await invoicing.cancel(row.provider_id, inputOf(row));
  if (answer.kind !== 'provider_rejected_request' || answer.retry === 'later') return answer;
  const there = await invoicing.get(row.provider_id);
  return there.kind === 'invoice' && there.status === 'canceled' ? there : answer;
}

const sentences: Readonly<Record<'pending' | 'canceled' | 'refused', string>> = {
  pending: 'Falta que el receptor acepte la cancelación',
  canceled: 'Cancelada',
  refused: 'La cancelación no se aceptó: sigue vigente',
};

/** Records the outcome and its consequences in one transaction; only the first caller does. */
async function record(
  { db }: Invoices,
  row: CancellationRow,
  state: 'pending' | 'canceled' | 'refused',
  { look, started, code = null }: { look: number; started: number; code?: string | null },
): Promise<void> {
  const { provider_id, order_id } = row;
  await db.transaction(async (trx) => {
    const changed = await trx('invoice_cancellation')
      .where({ provider_id })
      .whereIn('state', ['asked', 'pending'])
      .update({ state, ended_at: state === 'pending' ? null : trx.fn.now() });
    if (changed === 0) return;
    if (state === 'pending') await leaveCancellation(trx, row, { look: look + 1, inMinutes: cancellationLookMinutes });
    else
      await trx('invoice')
        .where({ order_id, provider_id, state: InvoiceState.canceling })
        .update({ state: state === 'canceled' ? InvoiceState.canceled : InvoiceState.valid });
    if (state === 'canceled')
      await accountOutbox
        .leave(trx, { kind: 'invoice-canceled', key: provider_id, payload: { orderId: order_id } })
        .onConflict(['kind', 'key'])
        .ignore();
    // a look that finds nothing new is no news
    if (state === 'pending' && row.state === 'pending') return;
    const sentence = `${sentences[state]}, folio fiscal ${row.uuid}`;
    await writeLog(trx, { orderId: order_id, step: 'cancel', ok: state !== 'refused', sentence, code, started });
  });
}

/**
 * Has a document canceled once: from the second try on it is looked at first; its buyer is mailed once it is canceled.
 */
export async function cancelInvoice(invoices: Invoices, message: AccountMessage<'invoice-cancel'>): Promise<Outcome> {
  const { providerId, look } = message.payload;
  const row = await readCancellation(invoices.db, providerId);
  if (!row) return deadLetter('there is no such cancellation');
  if (row.state !== 'asked' && row.state !== 'pending') return { kind: 'done' };
  const started = performance.now();
  const answer = await ask(invoices, row, { asksFirst: look === 0 && message.attempts === 1, looks: look > 0 });
  if (answer.kind === 'invoice') {
    const state = stateOf(answer);
    if (state === null || state === 'asked' || state === 'replacing')
      return deadLetter('the provider does not cancel it');
    await record(invoices, row, state, { look, started });
    return { kind: 'done' };
  }
  if (answer.kind === 'provider_rejected_request' && answer.retry === 'never') {
    await record(invoices, row, 'refused', { look, started, code: answer.code });
    return { kind: 'done' };
  }
  const failure = failureOf(answer);
  const code = answer.kind === 'provider_rejected_request' ? answer.code : null;
  await writeLog(invoices.db, {
    orderId: row.order_id,
    step: 'cancel',
    ok: false,
    sentence: failure.reason,
    code,
    started,
  });
  return failure;
}
