import { creditNoteFileName } from '@actual/contracts/facts/payment/invoice-files';
import { creditRelationWords } from '@actual/contracts/facts/payment/invoices';
import { folioText, formatCents } from '@actual/contracts/facts/text/written';
import { brandOf, type RenderedMail, shortMail } from '@actual/kit/mail';
import { deadLetter, retry } from '@actual/kit/outbox';
import type { Invoices } from '../invoices/context';
import { folioOf, type InvoiceRow, readInvoice } from '../invoices/invoice.queries';
import { invoiceFile } from '../invoices/invoice-file';
import { writeLog } from '../invoices/invoice-log';
import { type InvoiceOrder, readOrder } from '../invoices/order.queries';
import { orderPage } from '../invoices/send-invoice';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { type CreditNoteRow, readCreditNote } from './credit-note.queries';

/** The mail with a credit note. `href`: its order's page. */
export function creditNoteMail(
  order: Pick<InvoiceOrder, 'site' | 'folio' | 'firstName'>,
  invoice: Pick<InvoiceRow, 'series' | 'folio_number' | 'receiver'>,
  note: Pick<CreditNoteRow, 'series' | 'folio_number' | 'uuid' | 'relation' | 'total_cents'>,
  href: string,
): RenderedMail {
  const folio = folioOf(note) ?? '';
  const number = folioText(order.folio);
  return shortMail({
    site: order.site,
    subject: `Tu nota de crédito ${folio} del pedido ${number}`,
    preview: `Nota de crédito de tu compra en ${brandOf(order.site).name}, en PDF y XML.`,
    greeting: `Hola, ${order.firstName}.`,
    sentences: [
      'Aquí está la nota de crédito por lo que te devolvimos, en PDF y XML. Va junto con tu factura, que sigue vigente.',
    ],
    facts: [
      ['Nota de crédito', folio],
      ['Folio fiscal', note.uuid ?? ''],
      ['De la factura', folioOf(invoice) ?? ''],
      ['Motivo', creditRelationWords[note.relation]],
      ['RFC', invoice.receiver.rfc],
      ['Total', `${formatCents(note.total_cents)} MXN, IVA incluido`],
    ],
    link: { href, words: 'Ver mi pedido' },
    closing: 'Conserva los dos archivos: el XML es tu comprobante fiscal.',
  });
}

/** Mails a stamped credit note with its two files, wherever its invoice went. */
export async function sendCreditNote(
  invoices: Invoices,
  { key, payload: { orderId } }: AccountMessage<'credit-note-mail'>,
): Promise<Outcome> {
  const { db, mailer, settings } = invoices;
  const [note, invoice, order] = await Promise.all([
    readCreditNote(db, key),
    readInvoice(db, orderId),
    readOrder(db, orderId),
  ]);
  if (note?.state !== 'valid' || !invoice || !order) return deadLetter('there is no such credit note');
  const [pdf, xml] = await Promise.all([invoiceFile(invoices, note, 'pdf'), invoiceFile(invoices, note, 'xml')]);
  if (!pdf || !xml) return retry('its files are not there');
  const name = creditNoteFileName(folioOf(note));
  const started = performance.now();
  const sent = await mailer.send({
    to: invoice.email,
    fromName: brandOf(order.site).name,
    messageId: `nota-de-credito-${key}@${settings.mailDomain}`,
    ...creditNoteMail(order, invoice, note, orderPage(order, invoice.email, settings)),
    attachments: [
      { filename: `${name}.pdf`, contentType: 'application/pdf', content: pdf },
      { filename: `${name}.xml`, contentType: 'application/xml', content: xml },
    ],
  });
  const outcome = mailOutcome(sent);
  const ok = outcome.kind === 'done';
  const sentence = ok ? 'Nota de crédito enviada por correo' : 'El correo de la nota de crédito no salió';
  await writeLog(db, { orderId, step: 'mail', ok, sentence, started });
  return outcome;
}
