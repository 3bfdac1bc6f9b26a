import { lineTotals } from '@actual/domain';
import { brandOf, type MailBrand } from '@actual/kit/mail/brands';
import { button, frame } from '@actual/kit/mail/frame';
import { type Html, html } from '@actual/kit/mail/html';
import { dayWords, money } from '../../mail/format';
import type { Line, LoadedQuotation } from '../loaded-quotation';
import { folioText } from '../quotation-reply';
import { totalsFor } from '../totals';

const service = 'Atención a clientes: lunes a viernes de 10:00 a 14:00 y de 15:00 a 19:00; sábado de 10:00 a 13:00.';
const arrives = (day: string | null): string =>
  day ? `Llega antes del ${dayWords(day)}` : 'Fecha de entrega por confirmar';
const nameOf = (line: Line): string => line.product?.name ?? line.itemCode;

interface Words {
  subject: string;
  title: string;
  opening: string;
}

function wordsOf(quotation: LoadedQuotation, isLead: boolean): Words {
  const folio = folioText(quotation.folio);
  if (!isLead) {
    const opening = `Estos son los artículos, los precios y las fechas de entrega de tu cotización ${folio}.`;
    return { subject: `Tu cotización ${folio}`, title: `Cotización ${folio}`, opening };
  }
  return {
    subject: `Recibimos tu solicitud sobre la cotización ${folio}`,
    title: 'Gracias por tu interés',
    opening: `Un asesor te llamará para ayudarte con tu cotización ${folio}. Mientras tanto, aquí la tienes.`,
  };
}

function row(brand: MailBrand, origin: string, line: Line, group: LoadedQuotation['paymentGroup']): Html {
  const cell = `padding:14px 0;border-bottom:1px solid ${brand.line};vertical-align:top;`;
  const totals = lineTotals(line, group);
  const picture = line.product?.picture
    ? html`<img src="${origin}/pictures/${encodeURIComponent(line.product.picture)}-300.webp" width="84" height="84" alt="" style="display:block;border-radius:${brand.radius}px;">`
    : html``;
  return html`<tr><td width="100" style="${cell}">${picture}</td>
<td style="${cell}font-size:15px;line-height:21px;"><strong>${nameOf(line)}</strong><br><span style="color:${brand.quiet};">${line.quantity} ${line.quantity === 1 ? 'pieza' : 'piezas'} · ${line.itemCode}</span><br>${arrives(line.shipDate)}</td>
<td align="right" style="${cell}white-space:nowrap;font-size:15px;">${totals.discount > 0 ? html`<span style="color:${brand.quiet};text-decoration:line-through;">${money(totals.subtotal)}</span><br>` : html``}<strong>${money(totals.total)}</strong></td></tr>`;
}

const sum = (label: string, value: string, strong = false): Html =>
  html`<tr><td style="padding:5px 0;${strong ? 'font-weight:bold;font-size:17px;' : ''}">${label}</td><td align="right" style="padding:5px 0;${strong ? 'font-weight:bold;font-size:17px;' : ''}">${value}</td></tr>`;

/**
 * The quotation as a mail, in HTML and as text, with the signed link that opens it. Whoever gets it is not known to be
 * its owner: it names nobody and no address, only the postal code of delivery.
 */
export function quotationMail(
  quotation: LoadedQuotation,
  { origin, link, isLead = false }: { origin: string; link: string; isLead?: boolean },
): { subject: string; html: string; text: string } {
  const brand = brandOf(quotation.site);
  const { subject, title, opening } = wordsOf(quotation, isLead);
  const group = quotation.paymentGroup;
  const totals = totalsFor(quotation, group);
  const place = quotation.zipcode ? `Entrega en ${quotation.zipcode.cp}, ${quotation.zipcode.municipio}.` : '';
  const valid = `Precios vigentes el ${dayWords(quotation.pricedOn)}, en pesos mexicanos con IVA. Al abrirla otro día se actualiza a los precios de ese día.`;
  const closing = `${brand.name}. ${service} El enlace abre esta cotización: compártelo solo con quien quieras que la vea.`;
  const page = frame(brand, {
    title: subject,
    preview: `${opening} Total ${money(totals.total)} MXN.`,
    body: html`<h1 style="margin:0 0 10px;font-family:${brand.display};font-size:26px;line-height:32px;font-weight:normal;">${title}</h1>
<p style="margin:0 0 18px;">${opening}</p>
${button(brand, link, 'Abrir mi cotización')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:18px;">${quotation.lines.map((line) => row(brand, origin, line, group))}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:14px;font-size:15px;">
${sum('Precio de lista', money(totals.subtotal))}${totals.discount > 0 ? sum('Descuento', `-${money(totals.discount)}`) : html``}${sum('Envío', '$0.00')}${sum('Total', `${money(totals.total)} MXN`, true)}</table>
<p style="margin:18px 0 0;color:${brand.quiet};">${place} ${valid}</p>`,
    closing,
  });
  const text = [
    title,
    '',
    opening,
    '',
    ...quotation.lines.map(
      (line) =>
        `- ${line.quantity} x ${nameOf(line)} (${line.itemCode}): ${money(lineTotals(line, group).total)}. ${arrives(line.shipDate)}.`,
    ),
    '',
    'Envío: $0.00',
    `Total: ${money(totals.total)} MXN`,
    '',
    `${place} ${valid}`.trim(),
    '',
    `Abrir mi cotización: ${link}`,
    '',
    closing,
  ].join('\n');
  return { subject, html: page, text };
}
