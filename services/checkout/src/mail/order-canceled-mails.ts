import { refundBusinessDays } from '@actual/contracts/facts/payment/deadlines';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { transferFacts } from '@actual/contracts/facts/payment/transfers';
import { countWords, folioText, formatCents } from '@actual/contracts/facts/text/written';
import type { RenderedMail } from '@actual/kit/mail';
import type { LoadedOrder } from '../order/order.queries';
import { transferOf } from '../order/order-reply';
import type { MailLink } from './links';
import { orderLetter } from './order-letter';

/** Pieces that were canceled, by the buyer or by staff, and the money that goes back for them. */
export function linesCanceledMail(
  order: LoadedOrder,
  link: MailLink,
  canceled: { lines: readonly { name: string; quantity: number }[]; returnedCents: number; totalCents: number },
): RenderedMail {
  const folio = folioText(order.folio);
  const back = formatCents(canceled.returnedCents);
  const pieces = countWords(
    canceled.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    'pieza',
    'piezas',
  );
  const rest =
    order.status === OrderState.canceled
      ? 'con lo que devolviste, tu pedido termina aquí.'
      : 'lo demás de tu pedido sigue igual.';
  return orderLetter(order, link, {
    subject: `Tu pedido ${folio}: cancelamos ${pieces}`,
    preview: canceled.returnedCents > 0 ? `Te devolvemos ${back} MXN.` : `Cancelamos artículos; ${rest}`,
    sentences: [`Cancelamos estos artículos; ${rest}`],
    facts: [
      ...canceled.lines.map(({ name, quantity }) => [name, countWords(quantity, 'pieza', 'piezas')] as const),
      ...(canceled.returnedCents > 0 ? [['Te devolvemos', `${back} MXN`] as const] : []),
      ['Tu pedido queda en', `${formatCents(canceled.totalCents)} MXN`],
    ],
    notes: [
      ...(canceled.returnedCents > 0
        ? [`Por donde pagaste; con tarjeta puede tardar hasta ${refundBusinessDays} días hábiles.`]
        : []),
      '¿No lo pediste tú o tienes dudas? Llámanos y lo revisamos contigo.',
    ],
  });
}

const expired = new Set(['expired', 'expired_unconfirmed']);

/** A canceled order, and the fate of the money paid for it. */
export function canceledMail(order: LoadedOrder, link: MailLink, reason: string): RenderedMail {
  const back = order.payments.reduce((sum, one) => sum + one.refundedCents, 0);
  const folio = folioText(order.folio);
  const late = expired.has(reason) ? transferOf(order) : undefined;
  const words = late && transferFacts[late.type].words;
  return orderLetter(order, link, {
    subject: `Tu pedido ${folio} se canceló`,
    preview: words ? 'El pago no llegó a tiempo.' : 'Tu pedido ya no está en proceso.',
    sentences: [
      words
        ? `El plazo para ${words.noun} terminó sin que se acreditara el pago, por eso cancelamos el pedido y liberamos los artículos.`
        : 'Cancelamos tu pedido y liberamos los artículos.',
      ...(back > 0
        ? [
            `Te devolvemos ${formatCents(back)} MXN por donde los pagaste; con tarjeta puede tardar hasta ${refundBusinessDays} días hábiles.`,
          ]
        : ['No se hizo ningún cargo.']),
    ],
    notes: words
      ? [
          `¿Ya habías ${words.done}? No se pierde: si se acredita tarde, reactivamos el pedido o te devolvemos el dinero.`,
        ]
      : [],
  });
}
