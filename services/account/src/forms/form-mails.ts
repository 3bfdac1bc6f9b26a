import { messageKindWords as names } from '@actual/contracts/facts/desk/messages';
import { brandOf, letter, lines, type RenderedMail, renderMail, shortMail, title } from '@actual/kit/mail';
import type { FormMessage } from './form-messages.queries';

/** The mail to the store: the whole message, with replies going to its sender. */
export function deskMail(message: FormMessage, origin: string): RenderedMail {
  const { kind, folio, site, name, email, phone, orderFolio } = message;
  return renderMail({
    site,
    origin,
    subject: `${names[kind]} ${folio}`,
    preview: `${names[kind]} de la tienda en línea.`,
    blocks: [
      title(`${names[kind]} ${folio}`),
      lines([
        `Nombre: ${name}`,
        `Correo: ${email}`,
        ...(phone ? [`Teléfono: ${phone}`] : []),
        ...(orderFolio ? [`Pedido: ${orderFolio}`] : []),
      ]),
      letter(message.message),
    ],
    closing: 'Responde a este correo y tu respuesta le llega a quien escribió.',
  });
}

/** The receipt. Nobody knows that its reader wrote to us, so it says nothing that was written. */
export function receiptMail({ site, folio }: FormMessage, origin: string): RenderedMail {
  const { name } = brandOf(site);
  return shortMail({
    site,
    subject: `Recibimos tu mensaje, folio ${folio}`,
    preview: `Tu folio es ${folio}.`,
    greeting: 'Hola.',
    sentences: [
      `Recibimos en ${name} un mensaje con este correo. Tu folio es ${folio}: con él te atendemos.`,
      'Si no nos escribiste, no hagas nada.',
    ],
    link: { href: origin, words: `Ir a ${name}` },
    closing: 'Conserva este correo: con tu folio te atendemos.',
  });
}
