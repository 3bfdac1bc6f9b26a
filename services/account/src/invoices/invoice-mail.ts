import { folioText, formatCents } from '@actual/contracts/facts/text/written';
import { brandOf, type RenderedMail, shortMail } from '@actual/kit/mail';
import { folioOf, type InvoiceRow } from './invoice.queries';
import type { InvoiceOrder } from './order.queries';

/** The mail with an invoice. `href`: its order's page. */
export function invoiceMail(
  order: Pick<InvoiceOrder, 'site' | 'folio' | 'firstName'>,
  invoice: Pick<InvoiceRow, 'series' | 'folio_number' | 'uuid' | 'receiver' | 'total_cents'>,
  href: string,
): RenderedMail {
  const folio = folioOf(invoice) ?? '';
  const number = folioText(order.folio);
  return shortMail({
    site: order.site,
    subject: `Tu factura ${folio} del pedido ${number}`,
    preview: `Factura de tu compra en ${brandOf(order.site).name}, en PDF y XML.`,
    greeting: `Hola, ${order.firstName}.`,
    sentences: ['Aquí está la factura de tu compra, en PDF y XML.'],
    facts: [
      ['Factura', folio],
      ['Folio fiscal', invoice.uuid ?? ''],
      ['RFC', invoice.receiver.rfc],
      ['Razón social', invoice.receiver.name],
      ['Total', `${formatCents(invoice.total_cents ?? 0)} MXN, IVA incluido`],
    ],
    link: { href, words: 'Ver mi pedido' },
    closing: 'Conserva los dos archivos: el XML es tu comprobante fiscal.',
  });
}
