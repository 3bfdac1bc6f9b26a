import { folioText } from '@actual/contracts/facts/text/written';
import { type RenderedMail, type ShortMail, shortMail } from '@actual/kit/mail';
import type { LoadedOrder } from '../order/order.queries';
import type { MailLink } from './links';

/** No name: no purchase stands behind these mails, so anyone could have typed any text as the name. */
export const greeting = 'Hola.';

/** The sentence that asks the buyer to keep the mail. */
export const keepMail = (folio: number): string =>
  `Conserva este correo: con tu folio ${folioText(folio)} te atendemos.`;

/** A mail about an order, with the way to its page. */
export const orderLetter = (
  order: LoadedOrder,
  link: MailLink,
  mail: Pick<ShortMail, 'subject' | 'preview' | 'sentences' | 'facts' | 'notes'>,
): RenderedMail =>
  shortMail({
    ...mail,
    site: order.site,
    greeting,
    link,
    closing: keepMail(order.folio),
  });
