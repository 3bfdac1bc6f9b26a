import { brandOf } from '@actual/kit/mail/brands';
import { button, frame } from '@actual/kit/mail/frame';
import { html } from '@actual/kit/mail/html';
import type { LoadedQuotation } from '../quotation/loaded-quotation';
import { folioText } from '../quotation/quotation-reply';
import type { MailLink } from './links';

/** Tells a person whose payments were refused up to the limit that an adviser will call (shopping 8). */
export function attemptsExceededMail(
  quotation: LoadedQuotation,
  link: MailLink,
): { subject: string; html: string; text: string } {
  const brand = brandOf(quotation.site);
  const folio = folioText(quotation.folio);
  const subject = `Tu cotización ${folio} está en proceso`;
  const sentences = [
    `Tu cotización ${folio} está en proceso. El pago con tarjeta no se pudo completar y alcanzaste el límite de intentos.`,
    'No se hizo ningún cargo. Por favor no dupliques tu cotización: un asesor te llamará para ayudarte a terminar tu compra.',
  ];
  const page = frame(brand, {
    title: subject,
    preview: 'Un asesor te llamará para ayudarte.',
    body: html`${sentences.map((one) => html`<p style="margin:0 0 16px;">${one}</p>`)}
<p style="margin:0 0 8px;color:${brand.quiet};">${quotation.lines.map((line) => html`${line.quantity} × ${line.product?.name ?? line.itemCode}<br>`)}</p>
${button(brand, link.href, link.words)}`,
    closing: `${brand.name}. Los artículos quedan sujetos a disponibilidad.`,
  });
  const lines = quotation.lines.map((line) => `- ${line.quantity} x ${line.product?.name ?? line.itemCode}`);
  return {
    subject,
    html: page,
    text: [...sentences, '', ...lines, '', `${link.words}: ${link.href}`, '', brand.name].join('\n'),
  };
}
