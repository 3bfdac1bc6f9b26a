import { formatPlan } from '@actual/contracts/facts/instalments';
import { PaymentState } from '@actual/contracts/facts/states';
import { formatCents } from '@actual/contracts/facts/written';
import { paymentTypeName } from '@actual/domain';
import { brandOf, type MailBrand } from '@actual/kit/mail/brands';
import { button, frame } from '@actual/kit/mail/frame';
import { type Html, html } from '@actual/kit/mail/html';
import type { LoadedOrder } from '../order/order.queries';
import { folioText } from '../quotation/quotation-reply';
import type { MailLink } from './links';
import { arrives, lineTable, lineTexts, type MailLine, serviceHours, sumTable, sumTexts } from './parts';

const addressLines = ({ address }: LoadedOrder): string[] => [
  `${address.firstName} ${address.lastName}`,
  [address.streetName, address.streetNumber, address.interiorNumber].filter(Boolean).join(' '),
  `${address.neighborhood}, ${address.zipCode}`,
  `${address.city}, ${address.state}`,
];

const linesOf = ({ lines }: LoadedOrder): MailLine[] =>
  lines.map((line) => ({ ...line, subtotal: line.unitPrice * line.quantity }));
const sumsOf = (order: LoadedOrder) => ({
  subtotal: order.subtotalCents,
  discount: order.discountCents,
  total: order.totalCents,
  paid: order.paidCents,
});

/** What was paid, each payment in a line of its own. */
const paymentTexts = ({ payments }: LoadedOrder): string[] =>
  payments
    .filter((one) => one.status === PaymentState.approved)
    .map(({ type, card, months, amountCents }) => {
      const amount = months > 1 ? formatPlan(amountCents, months) : `${formatCents(amountCents)} MXN`;
      return `${paymentTypeName(type)}${card ? ` terminada en ${card}` : ''}: ${amount}`;
    });

/** What came, and what is still owed of an order that a manager let be made before it was paid. */
function receivedText(order: LoadedOrder): string {
  const due = order.totalCents - order.paidCents;
  if (due <= 0) return 'Recibimos tu pago y este es tu pedido';
  return `Recibimos ${formatCents(order.paidCents)} MXN y falta pagar ${formatCents(due)} MXN antes de la entrega, con tu asesor o en cualquiera de nuestras tiendas. Este es tu pedido`;
}

function body(order: LoadedOrder, brand: MailBrand, origin: string, link: MailLink): Html {
  const title = `margin:26px 0 8px;font-family:${brand.display};font-size:18px;line-height:24px;font-weight:normal;`;
  return html`<h1 style="margin:0 0 10px;font-family:${brand.display};font-size:26px;line-height:32px;font-weight:normal;">${brand.thanks}</h1>
<p style="margin:0 0 18px;">Hola, ${order.firstName}. ${receivedText(order)} <strong>${folioText(order.folio)}</strong>. <strong>${arrives(order.deliveryDate)}</strong>.</p>
${button(brand, link.href, link.words)}
<h2 style="${title}">Artículos</h2>
${lineTable(brand, origin, linesOf(order))}
${sumTable(sumsOf(order))}
<h2 style="${title}">Pago</h2>
<p style="margin:0;">${paymentTexts(order).map((line) => html`${line}<br>`)}</p>
<h2 style="${title}">Dirección de entrega</h2>
<p style="margin:0;">${addressLines(order).map((line) => html`${line}<br>`)}</p>`;
}

const plain = (order: LoadedOrder, brand: MailBrand, link: MailLink): string =>
  [
    brand.thanks,
    '',
    `Hola, ${order.firstName}. ${receivedText(order)} ${folioText(order.folio)}. ${arrives(order.deliveryDate)}.`,
    '',
    ...lineTexts(linesOf(order)),
    '',
    ...sumTexts(sumsOf(order)),
    '',
    'Pago:',
    ...paymentTexts(order),
    '',
    'Dirección de entrega:',
    ...addressLines(order),
    '',
    `${link.words}: ${link.href}`,
    '',
    `${brand.name}. ${serviceHours}`,
  ].join('\n');

/** The confirmation of an order, in the brand of its site. `origin`: the brand's public address. */
export function confirmationMail(
  order: LoadedOrder,
  { origin, link }: { origin: string; link: MailLink },
): { subject: string; html: string; text: string } {
  const brand = brandOf(order.site);
  const subject = `Tu pedido ${folioText(order.folio)} en ${brand.name}`;
  const page = frame(brand, {
    title: subject,
    preview: `${arrives(order.deliveryDate)}. Total: ${formatCents(order.totalCents)} MXN.`,
    body: body(order, brand, origin, link),
    closing: `${brand.name}. ${serviceHours} Conserva este correo: su enlace abre tu pedido en cualquier dispositivo, y con tu folio ${folioText(order.folio)} te atendemos.`,
  });
  return { subject, html: page, text: plain(order, brand, link) };
}
