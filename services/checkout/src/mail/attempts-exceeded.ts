import { folioText } from '@actual/contracts/facts/text/written';
import { button, lines, paragraph, type RenderedMail, renderMail, title } from '@actual/kit/mail';
import type { LoadedQuotation } from '../quotation/loaded-quotation';
import type { MailLink } from './links';

/** Tells a person whose payments were refused up to the limit that an adviser will call (shopping 8). */
export function attemptsExceededMail(quotation: LoadedQuotation, link: MailLink): RenderedMail {
  const folio = folioText(quotation.folio);
  const subject = `Tu cotización ${folio} está en proceso`;
  return renderMail({
    site: quotation.site,
    origin: new URL(link.href).origin,
    subject,
    preview: 'Un asesor te llamará para ayudarte.',
    blocks: [
      title(subject),
      paragraph('El pago con tarjeta no se pudo completar y alcanzaste el límite de intentos.'),
      paragraph(
        'No se hizo ningún cargo. Por favor no dupliques tu cotización: un asesor te llamará para ayudarte a terminar tu compra.',
      ),
      lines(quotation.lines.map((line) => `${line.quantity} × ${line.product?.name ?? line.itemCode}`)),
      button(link),
    ],
    closing: 'Los artículos quedan sujetos a disponibilidad.',
  });
}
