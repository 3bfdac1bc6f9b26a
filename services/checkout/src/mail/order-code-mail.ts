import { orderCodeLife } from '@actual/contracts/facts/access/link-lives';
import { folioText } from '@actual/contracts/facts/text/written';
import { mailedCodeWords } from '@actual/contracts/mailed-code';
import type { RenderedMail } from '@actual/kit/mail';
import type { LoadedOrder } from '../order/order.queries';
import type { MailLink } from './links';
import { orderLetter } from './order-letter';

/** The code with which a reader of the order's mail cancels or changes its delivery. */
export const orderCodeMail = (order: LoadedOrder, link: MailLink, code: string): RenderedMail =>
  orderLetter(order, link, {
    subject: `Tu código para el pedido ${folioText(order.folio)}: ${mailedCodeWords(code)}`,
    preview: `Sirve ${orderCodeLife.words}, en la página donde lo pediste.`,
    sentences: [
      'Quieres cancelar artículos de tu pedido o cambiar su entrega. Escribe este código en la página donde lo pediste.',
    ],
    facts: [
      ['Código', mailedCodeWords(code)],
      ['Sirve', orderCodeLife.words],
    ],
    notes: [
      'No se lo des a nadie, ni por teléfono: con él se cancela tu pedido y se elige a dónde llega y a qué cuenta va tu dinero.',
      'Si no lo pediste, alguien más abrió el enlace de uno de tus correos. Sin el código no puede cancelar ni cambiar nada.',
    ],
  });
