import type { DeliveryEvent, OrderDelivery } from '@actual/contracts';
import { afterDay } from '@actual/contracts/facts/delivery/day-halves';
import { deliveryStateWords, failureWords } from '@actual/contracts/facts/delivery/deliveries';
import { formatDate } from '@actual/ui';

/** How far a delivery is, in a sentence without its full stop. */
export function deliveryText({ day, half, state, events }: OrderDelivery): string {
  const last = events.at(-1);
  const arrives = `Llega antes del ${formatDate(day)}${afterDay(half)}`;
  if (!last || state === 'preparing') return arrives;
  if (state === 'on-the-way') return `En camino. ${arrives}`;
  if (state === 'delivered') return `Entregada el ${formatDate(last.on)}`;
  return state === 'failed' ? 'No se pudo entregar. Elige otro día' : deliveryStateWords[state];
}

/** An event of a delivery, for its buyer; `all`: the delivery's, among which a later one may say that it was a mistake. */
export function eventText(event: DeliveryEvent, all: readonly DeliveryEvent[]): string {
  const wrong = all.find(({ id }) => id === event.corrects);
  if (wrong) return `Corrección: se anotó por error «${happened(wrong)}». Antes de eso: ${happened(event)}`;
  const isMistake = all.some(({ corrects }) => corrects === event.id);
  return isMistake ? `${happened(event)} (se anotó por error)` : happened(event);
}

function happened({ state, reason, newDay }: DeliveryEvent): string {
  switch (state) {
    case 'on-the-way':
      return 'Salió del almacén';
    case 'delivered':
      return 'Entregada';
    case 'failed':
      return `No se pudo entregar: ${failureWords[reason ?? 'nobody']}`;
    case 'stored':
      return 'Guardada en el almacén, como lo pediste';
    case 'preparing':
      return newDay ? `En preparación: llega antes del ${formatDate(newDay)}` : 'En preparación';
  }
}

/** The carrier and its guide's number; empty where none was noted. */
export const guideText = ({ carrier, guide }: DeliveryEvent): string =>
  [carrier, guide && `guía ${guide}`].filter(Boolean).join(', ');
