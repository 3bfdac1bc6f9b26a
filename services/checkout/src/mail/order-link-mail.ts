import { folioText } from '@actual/contracts/facts/text/written';
import type { RenderedMail } from '@actual/kit/mail';
import type { LoadedOrder } from '../order/order.queries';
import type { MailLink } from './links';
import { orderLetter } from './order-letter';

/** A fresh link to an order, for a person who asked for one on its page. */
export const freshLinkMail = (order: LoadedOrder, link: MailLink): RenderedMail =>
  orderLetter(order, link, {
    subject: `Tu enlace al pedido ${folioText(order.folio)}`,
    preview: 'Ábrelo en el dispositivo donde quieras ver tu pedido.',
    sentences: [
      'Pediste un enlace para ver tu pedido. Ábrelo en el dispositivo donde lo quieras ver.',
      'Si no lo pediste, no hagas nada: solo llega a este correo.',
    ],
  });
