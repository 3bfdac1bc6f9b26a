import { afterDay, type DayHalf } from '@actual/contracts/facts/delivery/day-halves';
import { newDayBusinessDays } from '@actual/contracts/facts/delivery/deadlines';
import { refundBusinessDays, reviewBusinessDays } from '@actual/contracts/facts/payment/deadlines';
import { transferFacts } from '@actual/contracts/facts/payment/transfers';
import { countWords, formatCents, formatClabe, formatDate, formatPesos } from '@actual/contracts/facts/text/written';
import { phoneWords } from '@actual/contracts/field-texts';
import { formatMoment } from '@actual/contracts/store-day';
import { type RenderedMail, type ShortMail, shortMail } from '@actual/kit/mail';
import type { LoadedOrder } from '../order/order.queries';
import { transferOf, transferReply } from '../order/order-reply';
import type { LoadedQuotation } from '../quotation/loaded-quotation';
import { folioText } from '../quotation/quotation-reply';
import type { MailLink } from './links';

/**
 * Without a name: these mails are not paid for, and a caller may have typed a name together with a stranger's address.
 */
const greeting = 'Hola.';

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
    closing: `Conserva este correo: con tu folio ${folioText(order.folio)} te atendemos.`,
  });

/** How to send the transfer an order waits for; null when it waits for none any more. */
export function transferMail(order: LoadedOrder, link: MailLink, beneficiary: string): RenderedMail | null {
  const transfer = transferReply(order, beneficiary);
  if (!transfer) return null;
  const { noun, verb, taker, credited, always } = transferFacts[transfer.type].words;
  const deadline = formatMoment(transfer.expiresAt);
  return orderLetter(order, link, {
    subject: `Pedido ${folioText(order.folio)}: datos para ${noun}`,
    preview: `${verb} exactamente ${formatPesos(transfer.amount)} MXN antes del ${deadline}.`,
    sentences: [
      'Tu pedido está en proceso. Tus artículos quedan reservados hasta que se acredite el pago.',
      ...(credited ? [`${credited.what} se acredita en un plazo de hasta ${credited.within}.`] : []),
      ...(always ? [always] : []),
    ],
    facts: [
      ['Monto exacto', `${formatPesos(transfer.amount)} MXN`],
      ...(transfer.clabe ? [['CLABE', formatClabe(transfer.clabe)] as const] : []),
      ...(transfer.bank ? [['Banco', transfer.bank] as const] : []),
      ...(transfer.beneficiary ? [['Beneficiario', transfer.beneficiary] as const] : []),
      ...(transfer.bank ? [['Referencia', transfer.reference] as const] : []),
      ['Paga antes del', deadline],
    ],
    notes: [
      `Haz un solo pago por el monto exacto: el ${taker} rechaza cualquier otra cantidad.`,
      'No generes de nuevo la misma cotización. Si el pago no llega a tiempo, el pedido se cancela y los artículos se liberan.',
    ],
  });
}

/** A delivery that was moved, by the buyer or by staff. */
export function deliveryMovedMail(
  order: LoadedOrder,
  link: MailLink,
  { from, to, half }: { from: string; to: string; half: DayHalf | null },
): RenderedMail {
  const folio = folioText(order.folio);
  return orderLetter(order, link, {
    subject: `Tu pedido ${folio}: nueva fecha de entrega`,
    preview: `Ahora llega antes del ${formatDate(to)}${afterDay(half)}.`,
    sentences: ['Cambiamos la fecha de entrega de tu pedido.'],
    facts: [
      ['Nueva fecha', `Llega antes del ${formatDate(to)}${afterDay(half)}`],
      ['Fecha anterior', formatDate(from)],
    ],
    notes: [
      `Puedes cambiarla otra vez en la página de tu pedido, hasta ${newDayBusinessDays} días hábiles antes.`,
      '¿No lo pediste tú? Llámanos y la revisamos contigo.',
    ],
  });
}

/** The receiver and address of an order, with the deliveries whose day changes there. */
export function placeChangedMail(
  order: LoadedOrder,
  link: MailLink,
  moved: readonly { from: string; to: string }[],
): RenderedMail {
  const { address } = order;
  const inside = address.interiorNumber ? `, int. ${address.interiorNumber}` : '';
  return orderLetter(order, link, {
    subject: `Tu pedido ${folioText(order.folio)}: cambió quién recibe o dónde`,
    preview: `Recibe ${address.firstName} ${address.lastName}, en ${address.streetName} ${address.streetNumber}.`,
    sentences: ['Cambiamos los datos de entrega de tu pedido. Lo que pagaste no cambia.'],
    facts: [
      ['Recibe', `${address.firstName} ${address.lastName}, ${phoneWords(address.phone)}`],
      [
        'Dirección',
        `${address.streetName} ${address.streetNumber}${inside}, ${address.neighborhood}, ${address.zipCode} ${address.municipality}, ${address.state}`,
      ],
      ...moved.map(({ from, to }): [string, string] => [
        'Nueva fecha',
        `Llega antes del ${formatDate(to)}, en lugar del ${formatDate(from)}`,
      ]),
    ],
    notes: [
      `Puedes cambiarlos otra vez en la página de tu pedido, hasta ${newDayBusinessDays} días hábiles antes.`,
      '¿No lo pediste tú? Llámanos hoy mismo y lo revisamos contigo.',
    ],
  });
}

/** Pieces that were canceled, by the buyer or by staff, and the money that goes back for them. */
export function linesCanceledMail(
  order: LoadedOrder,
  link: MailLink,
  canceled: { lines: readonly { name: string; quantity: number }[]; returnedCents: number; totalCents: number },
): RenderedMail {
  const folio = folioText(order.folio);
  const back = formatCents(canceled.returnedCents);
  return orderLetter(order, link, {
    subject: `Tu pedido ${folio}: cancelamos lo que pediste`,
    preview: canceled.returnedCents > 0 ? `Te devolvemos ${back} MXN.` : 'Lo demás sigue en camino.',
    sentences: ['Cancelamos estos artículos; lo demás de tu pedido sigue igual.'],
    facts: [
      ...canceled.lines.map(({ name, quantity }) => [name, countWords(quantity, 'pieza', 'piezas')] as const),
      ...(canceled.returnedCents > 0 ? [['Te devolvemos', `${back} MXN`] as const] : []),
      ['Tu pedido queda en', `${formatCents(canceled.totalCents)} MXN`],
    ],
    notes: [
      ...(canceled.returnedCents > 0
        ? [`Por donde pagaste; con tarjeta puede tardar hasta ${refundBusinessDays} días hábiles.`]
        : []),
      '¿No lo pediste tú? Llámanos y lo revisamos contigo.',
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

const quotationMail = (
  quotation: LoadedQuotation,
  link: MailLink,
  mail: Pick<ShortMail, 'subject' | 'preview' | 'sentences'>,
): RenderedMail =>
  shortMail({
    ...mail,
    site: quotation.site,
    greeting,
    link,
    closing: 'Los artículos quedan sujetos a disponibilidad.',
  });

/** A payment that the provider looks at. */
export const reviewMail = (quotation: LoadedQuotation, link: MailLink): RenderedMail =>
  quotationMail(quotation, link, {
    subject: `Estamos procesando el pago de tu cotización ${folioText(quotation.folio)}`,
    preview: `En menos de ${reviewBusinessDays} días hábiles te avisamos.`,
    sentences: [
      `Estamos procesando tu pago. En menos de ${reviewBusinessDays} días hábiles te avisaremos por correo si se acreditó.`,
      'Tus artículos quedan apartados mientras tanto. No vuelvas a pagar ni generes de nuevo la misma cotización.',
    ],
  });

/** Money that goes back to where it came from. */
export const refundMail = (quotation: LoadedQuotation, link: MailLink, cents: number): RenderedMail =>
  quotationMail(quotation, link, {
    subject: `Te devolvimos ${formatCents(cents)} MXN`,
    preview: 'La devolución ya salió por donde pagaste.',
    sentences: [
      `Devolvimos ${formatCents(cents)} MXN de tu cotización ${folioText(quotation.folio)} por donde los pagaste.`,
      `Según tu banco, puedes verlos en tu cuenta en un plazo de hasta ${refundBusinessDays} días hábiles.`,
    ],
  });

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
