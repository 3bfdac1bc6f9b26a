import { invoiceFileName } from '@actual/contracts/facts/payment/invoice-files';
import { InvoiceState } from '@actual/contracts/facts/payment/invoices';
import { brandOf } from '@actual/kit/mail';
import { deadLetter, retry } from '@actual/kit/outbox';
import { signedLink } from '@actual/kit/signed-link';
import type { AccountMessage } from '../outbox/messages';
import type { InvoiceSettings, Invoices } from './context';
import { folioOf, readInvoice } from './invoice.queries';
import { invoiceFile } from './invoice-file';
import { writeLog } from './invoice-log';
import { invoiceMail } from './invoice-mail';
import { type InvoiceOrder, readOrder } from './order.queries';
import type { Outcome } from './stamp-document';

/** The order's page: a signed link for its buyer, a plain one for other recipients, such as an accountant. */
export function orderPage(
  { id, site, email }: InvoiceOrder,
  to: string,
  { publicOrigins, linkSecret }: InvoiceSettings,
): string {
  const own = email.toLowerCase() === to.toLowerCase();
  return own ? signedLink(publicOrigins[site], linkSecret, 'order', id) : `${publicOrigins[site]}/checkout/order/${id}`;
}

/** Mails a stamped invoice with its files; a copy has the same Message-ID, by which a mail server recognizes it. */
export async function sendInvoice(invoices: Invoices, message: AccountMessage<'invoice-mail'>): Promise<Outcome> {
  const { db, mailer, settings } = invoices;
  const { orderId, email } = message.payload;
  const [invoice, order] = await Promise.all([readInvoice(db, orderId), readOrder(db, orderId)]);
  if (invoice?.state !== InvoiceState.valid || !order) return deadLetter('there is no invoice to send');
  const [pdf, xml] = await Promise.all([invoiceFile(invoices, invoice, 'pdf'), invoiceFile(invoices, invoice, 'xml')]);
  if (!pdf || !xml) return retry('its files are not there');
  const to = email ?? invoice.email;
  const name = invoiceFileName(folioOf(invoice));
  const started = performance.now();
  const sent = await mailer.send({
    to,
    fromName: brandOf(order.site).name,
    messageId: `factura-${message.key.replace(':', '-')}@${settings.mailDomain}`,
    ...invoiceMail(order, invoice, orderPage(order, to, settings)),
    attachments: [
      { filename: `${name}.pdf`, contentType: 'application/pdf', content: pdf },
      { filename: `${name}.xml`, contentType: 'application/xml', content: xml },
    ],
  });
  const logResult = (ok: boolean, sentence: string, code: string | null = null) =>
    writeLog(db, { orderId, step: 'mail', ok, sentence, code, started });
  if (sent.kind === 'sent') {
    await db('invoice').where({ order_id: orderId }).update({ sent_at: db.fn.now() });
    await logResult(true, 'Enviada por correo');
    return { kind: 'done' };
  }
  // the server's message may repeat the address
  if (sent.kind === 'provider_unreachable') {
    await logResult(false, 'El servidor de correo no responde');
    return retry('no mail server');
  }
  await logResult(false, 'El servidor de correo la rechazó', sent.code);
  return { kind: sent.retry === 'later' ? 'retry' : 'dead-letter', reason: `mail refused, ${sent.code}` };
}
