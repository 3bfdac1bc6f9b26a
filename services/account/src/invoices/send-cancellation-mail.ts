import { substitution } from '@actual/contracts/facts/payment/invoices';
import { folioText } from '@actual/contracts/facts/text/written';
import { brandOf, type RenderedMail, shortMail } from '@actual/kit/mail';
import { deadLetter } from '@actual/kit/outbox';
import { signedLink } from '@actual/kit/signed-link';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { type CancellationRow, readCancellation } from './cancellation.queries';
import type { Invoices } from './context';
import { folioOf } from './invoice.queries';
import { type InvoiceOrder, readOrder } from './order.queries';
import type { Outcome } from './stamp-document';

const words = {
  canceled: {
    what: 'se canceló',
    sentence: 'Esta factura de tu compra se canceló ante el SAT: ya no la uses como comprobante.',
  },
  replaced: {
    what: 'se sustituyó',
    sentence: 'Otra factura tomó el lugar de esta, que se canceló ante el SAT. La nueva te llega en un correo aparte.',
  },
} as const;

/** Tells the buyer that a document of their order is canceled. `href`: its order's page. */
export function cancellationMail(
  { site, firstName, folio }: Pick<InvoiceOrder, 'site' | 'firstName' | 'folio'>,
  row: Pick<CancellationRow, 'motive' | 'series' | 'folio_number' | 'uuid' | 'receiver'>,
  href: string,
): RenderedMail {
  const { what, sentence } = words[row.motive === substitution ? 'replaced' : 'canceled'];
  const number = folioOf(row) ?? '';
  return shortMail({
    site,
    greeting: `Hola, ${firstName}.`,
    sentences: [sentence],
    subject: `Tu factura ${number} ${what}`,
    preview: `Factura de tu pedido ${folioText(folio)} en ${brandOf(site).name}.`,
    facts: [
      ['Factura', number],
      ['Folio fiscal', row.uuid],
      ['RFC', row.receiver.rfc],
    ],
    notes: ['Si no lo pediste tú ni alguien de tu confianza, responde a este correo.'],
    link: { href, words: 'Ver mi pedido' },
    closing: 'Te avisamos de todo lo que cambia en tus facturas.',
  });
}

/** Mails the buyer, wherever the invoice itself went, that a document was canceled or replaced. */
export async function sendCancellationMail(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key }: AccountMessage<'invoice-canceled'>,
): Promise<Outcome> {
  const row = await readCancellation(db, key);
  const order = row ? await readOrder(db, row.order_id) : null;
  if (!row || !order) return deadLetter('there is no such cancellation');
  const href = signedLink(settings.publicOrigins[order.site], settings.linkSecret, 'order', order.id);
  const sent = await mailer.send({
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `factura-cancelada-${key}@${settings.mailDomain}`,
    ...cancellationMail(order, row, href),
    replyTo: settings.customerService[order.site],
  });
  return mailOutcome(sent);
}
