import { type CancellationMotive, InvoiceState, substitution } from '@actual/contracts/facts/payment/invoices';
import type { Knex } from '@actual/database';
import type { InvoiceReceiver } from '@actual/domain';
import { AppError } from '@actual/kit';
import { accountOutbox } from '../outbox/messages';
import type { InvoiceRow } from './invoice.queries';
import { writeLog } from './invoice-log';

/** How far a cancellation is. `replacing`: waits for the document that takes its place. */
export type CancellationState = 'replacing' | 'asked' | 'pending' | 'canceled' | 'refused';

/** The row of a document that is, or is to be, canceled. */
export interface CancellationRow {
  provider_id: string;
  order_id: string;
  uuid: string;
  series: string | null;
  folio_number: number | null;
  total_cents: number;
  issued_at: Date | null;
  sent_at: Date | null;
  receiver: InvoiceReceiver;
  email: string;
  replaces: string | null;
  motive: CancellationMotive;
  state: CancellationState;
  /** The provider's id of the document in its place. */
  substitution: string | null;
  asked: number;
}

const copied = [
  ...(['provider_id', 'order_id', 'uuid', 'series', 'folio_number', 'total_cents', 'issued_at', 'sent_at'] as const),
  ...(['email', 'replaces'] as const),
];

/** The cancellation of a document, by the provider’s id of it. */
export const readCancellation = (db: Knex, providerId: string): Promise<CancellationRow | undefined> =>
  db('invoice_cancellation').where({ provider_id: providerId }).first<CancellationRow | undefined>();

/** A document before the order's present invoice, by its number. @throws not_found */
export async function findDocument(db: Knex, orderId: string, number: string): Promise<CancellationRow> {
  const row = await db('invoice_cancellation')
    .where({ order_id: orderId })
    .whereRaw('upper(uuid) = upper(?)', [number])
    .first<CancellationRow | undefined>();
  if (!row) throw new AppError('not_found');
  return row;
}

/** Writes down that a document is to be canceled, as it was stamped; again after a refusal. @returns how many times */
export async function addCancellation(
  trx: Knex,
  invoice: InvoiceRow,
  asked: { motive: CancellationMotive; state: 'asked' | 'replacing'; by: string | null },
): Promise<number> {
  const { motive, state, by: asked_by } = asked;
  const [row] = await trx('invoice_cancellation')
    .insert({
      ...Object.fromEntries(copied.map((column) => [column, invoice[column]])),
      receiver: JSON.stringify(invoice.receiver),
      motive,
      state,
      asked_by,
    })
    .onConflict('provider_id')
    .merge({
      motive,
      state,
      asked_by,
      asked_at: trx.fn.now(),
      ended_at: null,
      substitution: null,
      asked: trx.raw('invoice_cancellation.asked + 1'),
    })
    .returning<{ asked: number }[]>('asked');
  return row?.asked ?? 1;
}

/** Leaves the message that asks the provider. */
export const leaveCancellation = (
  trx: Knex,
  { provider_id, order_id, asked }: Pick<CancellationRow, 'provider_id' | 'order_id' | 'asked'>,
  { look = 0, inMinutes = 0 } = {},
): Promise<unknown> =>
  accountOutbox
    .leave(trx, {
      kind: 'invoice-cancel',
      key: cancellationKey(provider_id, asked, look),
      payload: { orderId: order_id, providerId: provider_id, look },
      next_at: trx.raw(`now() + ? * interval '1 minute'`, [inMinutes]),
    })
    .onConflict(['kind', 'key'])
    .ignore();

/** The key of the outbox message that asks for a cancellation, or looks for the nth time how it went. */
export const cancellationKey = (providerId: string, asked: number, look = 0): string =>
  `${providerId}:${asked}:${look}`;

/** The new document is stamped: the one it takes the place of is to be canceled now. */
export async function letOldInvoiceGo(trx: Knex, orderId: string, providerId: string): Promise<void> {
  const [old] = await trx('invoice_cancellation')
    .where({ order_id: orderId, state: 'replacing' })
    .update({ state: 'asked', substitution: providerId })
    .returning<CancellationRow[]>('*');
  if (old) await leaveCancellation(trx, old);
}

/**
 * The old invoice, still valid, is the order's again; `refusal`: the reasons against the new one.
 * @returns false where there was none before
 */
export async function keepOldInvoice(trx: Knex, orderId: string, refusal: InvoiceRow['refusal']): Promise<boolean> {
  const [old] = await trx('invoice_cancellation')
    .where({ order_id: orderId, state: 'replacing' })
    // its row stays: asked for again, it is another request
    .update({ state: 'refused', ended_at: trx.fn.now() })
    .returning<CancellationRow[]>('*');
  if (!old) return false;
  await trx('invoice')
    .where({ order_id: orderId, state: InvoiceState.requested })
    .update({
      ...Object.fromEntries(copied.map((column) => [column, old[column]])),
      receiver: JSON.stringify(old.receiver),
      state: InvoiceState.valid,
      refusal: JSON.stringify(refusal),
    });
  const sentence = 'No se sustituyó: la factura anterior sigue vigente';
  await writeLog(trx, { orderId, step: 'cancel', ok: false, sentence, code: substitution });
  return true;
}
