import { paymentTypeName } from '@actual/domain';
import { brandOf, type MailBrand } from '@actual/kit/mail/brands';
import { button, frame } from '@actual/kit/mail/frame';
import { type Html, html } from '@actual/kit/mail/html';
import type { LoadedOrder } from '../order/read-order';
import { folioText } from '../quotation/quotation-reply';
import { dayWords, money } from './format';

/** Atención a clientes, as the specification gives it. */
const serviceHours = 'Lunes a viernes de 10:00 a 14:00 y de 15:00 a 19:00; sábado de 10:00 a 13:00.';

const addressLines = ({ address }: LoadedOrder): string[] => [
  `${address.firstName} ${address.lastName}`,
  [address.streetName, address.streetNumber, address.interiorNumber].filter(Boolean).join(' '),
  `${address.neighborhood}, ${address.zipCode}`,
  `${address.city}, ${address.state}`,
];

const arrives = (day: string | null): string => (day ? `Llega el ${dayWords(day)}` : 'Fecha de entrega por confirmar');

function lineRow(brand: MailBrand, origin: string, line: LoadedOrder['lines'][number]): Html {
  const cell = `padding:14px 0;border-bottom:1px solid ${brand.line};vertical-align:top;`;
  const picture = line.picture
    ? html`<img src="${origin}/pictures/${encodeURIComponent(line.picture)}-300.webp" width="84" height="84" alt="" style="display:block;border-radius:${brand.radius}px;">`
    : html``;
  return html`<tr><td width="100" style="${cell}">${picture}</td>
<td style="${cell}font-size:15px;line-height:21px;"><strong>${line.name}</strong>${line.finish ? html`<br><span style="color:${brand.quiet};">${line.finish}</span>` : html``}
<br><span style="color:${brand.quiet};">${line.quantity} ${line.quantity === 1 ? 'pieza' : 'piezas'} · ${line.itemCode}</span><br>${arrives(line.shipDate)}</td>
<td align="right" style="${cell}white-space:nowrap;font-size:15px;"><strong>${money(line.total)}</strong></td></tr>`;
}

const sumRow = (label: string, value: string, strong = false): Html =>
  html`<tr><td style="padding:5px 0;${strong ? 'font-weight:bold;font-size:17px;' : ''}">${label}</td><td align="right" style="padding:5px 0;${strong ? 'font-weight:bold;font-size:17px;' : ''}">${value}</td></tr>`;

function body(order: LoadedOrder, brand: MailBrand, origin: string, link: string): Html {
  const title = `margin:26px 0 8px;font-family:${brand.display};font-size:18px;line-height:24px;font-weight:normal;`;
  return html`<h1 style="margin:0 0 10px;font-family:${brand.display};font-size:26px;line-height:32px;font-weight:normal;">${brand.thanks}</h1>
<p style="margin:0 0 18px;">Hola, ${order.firstName}. Recibimos tu pago y este es tu pedido <strong>${folioText(order.folio)}</strong>.${order.deliveryDate ? html` Entrega: <strong>${dayWords(order.deliveryDate)}</strong>.` : html``}</p>
${button(brand, link, 'Ver mi pedido')}
<h2 style="${title}">Artículos</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${order.lines.map((line) => lineRow(brand, origin, line))}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:14px;font-size:15px;">
${sumRow('Subtotal', money(order.subtotalCents))}${order.discountCents > 0 ? sumRow('Descuento', `-${money(order.discountCents)}`) : html``}${sumRow('Envío', '$0.00')}${sumRow('Total', `${money(order.totalCents)} MXN`, true)}</table>
<h2 style="${title}">Pago</h2>
<p style="margin:0;">${order.payments.filter((one) => one.status === 'approved').map((one) => html`${paymentTypeName(one.type)}${one.card ? ` terminada en ${one.card}` : ''}: ${money(one.amountCents)} MXN<br>`)}</p>
<h2 style="${title}">Dirección de entrega</h2>
<p style="margin:0;">${addressLines(order).map((line) => html`${line}<br>`)}</p>`;
}

function plain(order: LoadedOrder, brand: MailBrand, link: string): string {
  return [
    brand.thanks,
    '',
    `Hola, ${order.firstName}. Recibimos tu pago y este es tu pedido ${folioText(order.folio)}.`,
    ...(order.deliveryDate ? [`Entrega: ${dayWords(order.deliveryDate)}.`] : []),
    '',
    ...order.lines.map(
      (line) =>
        `- ${line.quantity} x ${line.name} (${line.itemCode}): ${money(line.total)}. ${arrives(line.shipDate)}.`,
    ),
    '',
    `Subtotal: ${money(order.subtotalCents)}`,
    ...(order.discountCents > 0 ? [`Descuento: -${money(order.discountCents)}`] : []),
    'Envío: $0.00',
    `Total: ${money(order.totalCents)} MXN`,
    '',
    'Dirección de entrega:',
    ...addressLines(order),
    '',
    `Ver mi pedido: ${link}`,
    '',
    `${brand.name}. Atención a clientes: ${serviceHours}`,
  ].join('\n');
}

/** The confirmation of an order, in the brand of its site. `origin`: the brand's public address. */
export function confirmationMail(order: LoadedOrder, origin: string): { subject: string; html: string; text: string } {
  const brand = brandOf(order.site);
  const link = `${origin}/checkout/order/${order.id}`;
  const subject = `Tu pedido ${folioText(order.folio)} en ${brand.name}`;
  const page = frame(brand, {
    title: subject,
    preview: `${arrives(order.deliveryDate)}. Total: ${money(order.totalCents)} MXN.`,
    body: body(order, brand, origin, link),
    closing: `${brand.name}. Atención a clientes: ${serviceHours} Conserva este correo: con tu folio ${folioText(order.folio)} te atendemos.`,
  });
  return { subject, html: page, text: plain(order, brand, link) };
}
