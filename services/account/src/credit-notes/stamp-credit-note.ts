import { brands } from '@actual/contracts/facts/company/brands';
import { creditNoteUse, paymentMethod } from '@actual/domain';
import { deadLetter } from '@actual/kit/outbox';
import type { InvoiceInput, ProviderInvoice } from '@actual/providers/invoicing/types';
import type { Invoices } from '../invoices/context';
import { folioOf, type InvoiceRow, readInvoice } from '../invoices/invoice.queries';
import { writeLog } from '../invoices/invoice-log';
import { type InvoiceOrder, readOrder } from '../invoices/order.queries';
import { type Outcome, stampDocument } from '../invoices/stamp-document';
import { type AccountMessage, accountOutbox } from '../outbox/messages';
import { type CreditNoteRow, readCreditNote } from './credit-note.queries';

/** Credit notes are numbered apart from a brand's invoices. */
const seriesOf = (site: InvoiceOrder['site']): string => `${brands[site].series}NC`;

const inputOf = (note: CreditNoteRow, { receiver }: InvoiceRow, site: InvoiceOrder['site']): InvoiceInput => ({
  type: 'E',
  externalId: note.id,
  idempotencyKey: note.id,
  customer: { rfc: receiver.rfc, name: receiver.name, regime: receiver.regime, zip: receiver.zip },
  use: creditNoteUse(receiver.regime),
  paymentForm: note.payment_form,
  paymentMethod,
  series: seriesOf(site),
  related: { relation: note.relation, uuid: note.invoice_uuid },
  items: note.items,
});

/** Stores the stamp and its mail's message in one transaction; only the first caller does. */
async function keep(
  { db }: Invoices,
  { id, order_id: orderId }: CreditNoteRow,
  stamped: ProviderInvoice,
  started: number,
): Promise<void> {
  await db.transaction(async (trx) => {
    const changed = await trx('credit_note').where({ id, state: 'requested' }).update({
      state: 'valid',
      provider_id: stamped.id,
      uuid: stamped.uuid,
      series: stamped.series,
      folio_number: stamped.folioNumber,
      issued_at: stamped.issuedAt,
    });
    if (changed === 0) return;
    const folio = folioOf({ series: stamped.series, folio_number: stamped.folioNumber });
    const sentence = `Nota de crédito ${folio}, folio fiscal ${stamped.uuid}${stamped.found ? ' (ya existía)' : ''}`;
    await writeLog(trx, { orderId, step: 'credit', ok: true, sentence, started });
    await accountOutbox.leave(trx, { kind: 'credit-note-mail', key: id, payload: { orderId } }).onConflict().ignore();
  });
}

/**
 * Has a credit note stamped, once: from the second try on it is looked for by its id first. One that the tax authority does
 * not take is left to the accountants; staff have its case.
 */
export async function stampCreditNote(invoices: Invoices, message: AccountMessage<'credit-note'>): Promise<Outcome> {
  const { db } = invoices;
  const { orderId } = message.payload;
  const [note, invoice, order] = await Promise.all([
    readCreditNote(db, message.key),
    readInvoice(db, orderId),
    readOrder(db, orderId),
  ]);
  if (!note || !invoice || !order) return deadLetter('there is no such credit note');
  if (note.state !== 'requested') return { kind: 'done' };
  const started = performance.now();
  return stampDocument(invoices, {
    input: inputOf(note, invoice, order.site),
    outcomeUnknown: message.attempts > 1,
    log: { orderId, step: 'credit', started },
    totals: [note.total_cents],
    keep: (stamped) => keep(invoices, note, stamped, started),
    refuse: async () => {
      await db('credit_note').where({ id: note.id, state: 'requested' }).update({ state: 'refused' });
      return { kind: 'done' };
    },
  });
}
