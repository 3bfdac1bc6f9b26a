import { delayWords } from '@actual/contracts/facts/delivery/delays';
import { countWords, folioText, formatDate } from '@actual/contracts/facts/text/written';
import { answerableUntil } from '@actual/domain';
import type { RenderedMail } from '@actual/kit/mail';
import type { DelayRow, LoadedOrder } from '../order/order.queries';
import type { MailLink } from './links';
import { orderLetter } from './order-letter';

/** Pieces that the store cannot bring on their day: why, the day that it proposes, and the buyer's choices. */
export function delayMail(order: LoadedOrder, link: MailLink, delay: DelayRow): RenderedMail {
  const { from, proposed, reason, note } = delay;
  const names = order.lines.filter(({ id }) => delay.lines.includes(id));
  return orderLetter(order, link, {
    subject: `Tu pedido ${folioText(order.folio)}: perdón, tu entrega cambia de fecha`,
    preview: `Te proponemos antes del ${formatDate(proposed)}. Puedes elegir otro día o cancelar.`,
    sentences: [
      `Perdón: no podemos entregarte el ${formatDate(from)}, porque ${delayWords[reason]}.`,
      ...(note ? [note] : []),
      `Te proponemos otro día. En la página de tu pedido puedes elegir uno distinto, o cancelar estas piezas con la devolución de todo lo que pagaste por ellas, hasta el ${formatDate(answerableUntil(delay))}.`,
    ],
    facts: [
      ...names.map(({ name, quantity }) => [name, countWords(quantity, 'pieza', 'piezas')] as const),
      ['Te proponemos', `Llega antes del ${formatDate(proposed)}`],
      ['Fecha anterior', formatDate(from)],
    ],
    notes: ['Si no eliges nada, tus piezas llegan el día que te proponemos.'],
  });
}
