import { folioText } from '@actual/contracts/facts/text/written';
import { brandOf, type RenderedMail, shortMail } from '@actual/kit/mail';
import { deadLetter } from '@actual/kit/outbox';
import { signedLink } from '@actual/kit/signed-link';
import type { Invoices } from '../invoices/context';
import { readInvoice } from '../invoices/invoice.queries';
import { type InvoiceOrder, readOrder } from '../invoices/order.queries';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';

/** The mail of an order's page, `href`, whose invoice is made out to `rfc`. */
export function claimNoticeMail(
  order: Pick<InvoiceOrder, 'site' | 'folio' | 'firstName'>,
  rfc: string,
  href: string,
): RenderedMail {
  return shortMail({
    site: order.site,
    subject: `Pidieron la factura de tu pedido ${folioText(order.folio)}`,
    preview: `A nombre del RFC ${rfc}.`,
    greeting: `Hola, ${order.firstName}.`,
    sentences: [
      `Alguien con el folio, la fecha y el total de tu pedido pidió su factura a nombre del RFC ${rfc}.`,
      'Si no fuiste tú ni alguien de tu confianza, responde a este correo.',
    ],
    link: { href, words: 'Ver mi pedido' },
    closing: 'Te avisamos porque una compra se factura una sola vez.',
  });
}

/** Tells the buyer that somebody asked for the invoice of their order, and to which receiver. */
export async function sendClaimNotice(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key, payload: { orderId: id } }: AccountMessage<'invoice-claimed'>,
): Promise<Outcome> {
  const [order, invoice] = await Promise.all([readOrder(db, id), readInvoice(db, id)]);
  if (!order || !invoice) return deadLetter('its order has no invoice');
  const href = signedLink(settings.publicOrigins[order.site], settings.linkSecret, 'order', id);
  const sent = await mailer.send({
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `factura-pedida-${key.replace(':', '-')}@${settings.mailDomain}`,
    ...claimNoticeMail(order, invoice.receiver.rfc, href),
    replyTo: settings.customerService[order.site],
  });
  return mailOutcome(sent);
}
