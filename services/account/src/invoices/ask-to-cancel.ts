import { type CancellationMotive, InvoiceState, substitution } from '@actual/contracts/facts/payment/invoices';
import { invoiceRefusal, isSameReceiver, motivesOf, receiverOf, zoneOfIssue } from '@actual/domain';
import { AppError } from '@actual/kit';
import { hasCreditNotes } from '../credit-notes/credit-note.queries';
import { type Asked, receiverData, request, tryAgain } from './ask-for-invoice';
import { addCancellation, cancellationKey, leaveCancellation } from './cancellation.queries';
import type { Invoices } from './context';
import { type InvoiceRow, lockInvoice, readInvoice, unstamped } from './invoice.queries';
import { writeLog } from './invoice-log';
import type { InvoiceOrder } from './order.queries';

/** A stamped, valid document. @throws not_found, conflict */
function validOne(there: InvoiceRow | undefined): InvoiceRow & { provider_id: string } {
  if (!there) throw new AppError('not_found');
  const { provider_id, state } = there;
  if (state !== InvoiceState.valid || !provider_id) throw new AppError('conflict', `the invoice is ${state}`);
  return { ...there, provider_id };
}

/**
 * Asks for the cancellation of an order's invoice. Asking again changes nothing.
 * @returns the message's key, null where there is nothing left to do.
 * @throws not_found, conflict, invoice_credited where credit notes name it, invalid_input where the motive does not apply
 */
export function askToCancel(
  { db }: Invoices,
  order: InvoiceOrder,
  { motive, by }: { motive: CancellationMotive; by: string | null },
): Promise<string | null> {
  return db.transaction(async (trx) => {
    await lockInvoice(trx, order.id);
    const there = await readInvoice(trx, order.id);
    if (there?.state === InvoiceState.canceling || there?.state === InvoiceState.canceled) return null;
    const invoice = validOne(there);
    if (!motivesOf(order, invoice.receiver).includes(motive))
      throw new AppError('invalid_input', 'motive', [{ field: 'motive' }]);
    if (await hasCreditNotes(trx, invoice.uuid)) throw new AppError('invoice_credited');
    const asked = await addCancellation(trx, invoice, { motive, state: 'asked', by });
    await trx('invoice').where({ order_id: order.id }).update({ state: InvoiceState.canceling, refusal: '[]' });
    await leaveCancellation(trx, { provider_id: invoice.provider_id, order_id: order.id, asked });
    const sentence = `Cancelación solicitada, motivo ${motive}`;
    await writeLog(trx, { orderId: order.id, step: 'cancel', ok: true, sentence, code: motive });
    return cancellationKey(invoice.provider_id, asked);
  });
}

/**
 * Asks for another invoice in a valid one's place, which stays valid until the new one is stamped.
 * @returns the message's key, of the new invoice.
 * @throws not_found, conflict, invoice_credited, invoice_not_possible, invoice_unchanged, fiscal_data_missing,
 * invalid_input
 */
export function askToReplace({ db, settings }: Invoices, order: InvoiceOrder, asked: Asked): Promise<string> {
  return db.transaction(async (trx) => {
    await lockInvoice(trx, order.id);
    const there = await readInvoice(trx, order.id);
    if (there?.state === InvoiceState.requested) return tryAgain(trx, there);
    const invoice = validOne(there);
    if (await hasCreditNotes(trx, invoice.uuid)) throw new AppError('invoice_credited');
    const reason = invoiceRefusal(order, new Date(), zoneOfIssue(settings.issuedAtZip));
    if (reason) throw new AppError('invoice_not_possible', undefined, { reason });
    const data = await receiverData(trx, order, asked.fiscal);
    const receiver = receiverOf(data, settings.issuedAtZip);
    if (isSameReceiver(receiver, invoice.receiver)) throw new AppError('invoice_unchanged');
    await addCancellation(trx, invoice, { motive: substitution, state: 'replacing', by: asked.by });
    return request(trx, order, {
      ...unstamped,
      receiver,
      email: data.U_Correos || order.email,
      requested_by: asked.by,
      revision: invoice.revision + 1,
      document: invoice.document + 1,
      replaces: invoice.uuid,
      requested_at: new Date(),
    });
  });
}
