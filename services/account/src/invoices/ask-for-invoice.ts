import type { FiscalAddress } from '@actual/contracts';
import { type InvoiceObstacle, InvoiceState } from '@actual/contracts/facts/payment/invoices';
import { hasFiscalData } from '@actual/contracts/fiscal/fiscal-rules';
import type { Knex } from '@actual/database';
import { invoiceRefusal, receiverOf, zoneOfIssue } from '@actual/domain';
import { AppError } from '@actual/kit';
import { readFiscalAddress } from '../fiscal/fiscal.queries';
import { rightFiscalData } from '../fiscal/right-fiscal-data';
import { accountOutbox } from '../outbox/messages';
import type { Invoices } from './context';
import { type InvoiceRow, lockInvoice, readInvoice, unstamped } from './invoice.queries';
import { writeLog } from './invoice-log';
import type { InvoiceOrder } from './order.queries';

/** Why the order cannot be invoiced; null where it can. */
export async function obstacleOf(
  { db, settings }: Pick<Invoices, 'db' | 'settings'>,
  order: InvoiceOrder,
  there?: Pick<InvoiceRow, 'state' | 'requested_at'>,
): Promise<InvoiceObstacle | null> {
  const refusal = invoiceRefusal(order, askedAt(there), zoneOfIssue(settings.issuedAtZip));
  if (refusal) return refusal;
  return (await keptFiscal(db, order)) ? null : 'fiscal_data_missing';
}

/** A correction keeps the date of the first request, a new one after a canceled one does not. */
const askedAt = (there: Pick<InvoiceRow, 'state' | 'requested_at'> | undefined): Date =>
  there && there.state !== InvoiceState.canceled ? there.requested_at : new Date();

async function keptFiscal(db: Knex, { clientId }: InvoiceOrder): Promise<FiscalAddress | null> {
  if (!clientId) return null;
  const { fiscalAddress } = await readFiscalAddress(db, clientId);
  return hasFiscalData(fiscalAddress) ? fiscalAddress : null;
}

/** Whom the invoice is made out to. @throws fiscal_data_missing, invalid_input with the fields that contradict each other */
export async function receiverData(
  db: Knex,
  order: InvoiceOrder,
  given: FiscalAddress | undefined,
): Promise<FiscalAddress> {
  const data = given ?? (await keptFiscal(db, order));
  if (!data) throw new AppError('fiscal_data_missing');
  return rightFiscalData(data, 'told');
}

export interface Asked {
  by: string | null;
  /** The receiver, where staff name one; the client's own data otherwise. */
  fiscal?: FiscalAddress | undefined;
}

/** Writes the request down and leaves its message. @returns the message's key */
export async function request(
  trx: Knex,
  order: InvoiceOrder,
  row: Pick<InvoiceRow, 'revision' | 'receiver' | 'email'> & Partial<InvoiceRow> & { requested_by: string | null },
): Promise<string> {
  const made = { ...row, state: InvoiceState.requested, refusal: '[]' };
  await trx('invoice')
    .insert({ order_id: order.id, ...made })
    .onConflict('order_id')
    .merge(made);
  const key = effectKey(order.id, row.revision);
  await accountOutbox.leave(trx, { kind: 'invoice', key, payload: { orderId: order.id } });
  const whose = row.requested_by ? 'Solicitada' : 'Solicitada con la compra';
  const instead = row.replaces ? `, en lugar de ${row.replaces}` : '';
  const sentence = `${whose}, revisión ${row.revision}${instead}`;
  await writeLog(trx, { orderId: order.id, step: 'request', ok: true, sentence });
  return key;
}

/**
 * Requests an order's invoice, corrected after a refusal or again after its retries; one message a revision, so a
 * double click is one request.
 * @returns the message's key, null where the invoice exists already.
 * @throws invoice_not_possible with the reason, fiscal_data_missing, invalid_input
 */
export function askForInvoice({ db, settings }: Invoices, order: InvoiceOrder, asked: Asked): Promise<string | null> {
  return db.transaction(async (trx) => {
    await lockInvoice(trx, order.id);
    const there = await readInvoice(trx, order.id);
    if (there?.state === InvoiceState.valid || there?.state === InvoiceState.canceling) return null;
    if (there?.state === InvoiceState.requested) return tryAgain(trx, there);
    const refusal = invoiceRefusal(order, askedAt(there), zoneOfIssue(settings.issuedAtZip));
    if (refusal) throw new AppError('invoice_not_possible', undefined, { reason: refusal });
    const data = await receiverData(trx, order, asked.fiscal);
    const again =
      there?.state === InvoiceState.canceled
        ? { ...unstamped, document: there.document + 1, replaces: null, requested_at: new Date() }
        : {};
    return request(trx, order, {
      receiver: receiverOf(data, settings.issuedAtZip),
      email: data.U_Correos || order.email,
      revision: (there?.revision ?? 0) + 1,
      requested_by: asked.by,
      ...again,
    });
  });
}

/** The key of outbox messages about a revision of an order’s invoice. */
const effectKey = (orderId: string, revision: number): string => `${orderId}:${revision}`;

/** Retries a dead letter; a message under way stays as it is. */
export async function tryAgain(trx: Knex, { order_id, revision }: InvoiceRow): Promise<string> {
  const key = effectKey(order_id, revision);
  await trx('account_outbox')
    .where({ kind: 'invoice', key })
    .whereNotNull('parked_at')
    .update({ parked_at: null, next_at: trx.fn.now() });
  return key;
}
