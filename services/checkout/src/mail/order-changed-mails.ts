import { afterDay, type DayHalf } from '@actual/contracts/facts/delivery/day-halves';
import { newDayBusinessDays } from '@actual/contracts/facts/delivery/deadlines';
import { folioText, formatDate, phoneWords } from '@actual/contracts/facts/text/written';
import type { RenderedMail } from '@actual/kit/mail';
import type { LoadedOrder } from '../order/order.queries';
import type { MailLink } from './links';
import { orderLetter } from './order-letter';

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
