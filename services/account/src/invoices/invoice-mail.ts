import { toPesos } from '@actual/domain';
import { brandOf } from '@actual/kit/mail/brands';
import { shortMail } from '@actual/kit/mail/short-mail';
import { folioOf, type InvoiceRow } from './read-invoice';
import type { InvoiceOrder } from './read-order';

const pesos = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The mail that brings an invoice. */
export function invoiceMail(order: InvoiceOrder, invoice: InvoiceRow, origin: string) {
  const folio = folioOf(invoice) ?? '';
  const number = String(order.folio).padStart(6, '0');
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
      ['Total', `${pesos.format(toPesos(order.totalCents))} MXN, IVA incluido`],
    ],
    link: { href: `${origin}/checkout/order/${order.id}`, words: 'Ver mi pedido' },
    closing: 'Conserva los dos archivos: el XML es tu comprobante fiscal.',
  });
}
