import type { DeliveryState } from '@actual/contracts/facts/delivery/deliveries';
import type { Tone } from '../reports/StateTag';

export const deliveryTones: Readonly<Record<DeliveryState, Tone>> = {
  preparing: 'neutral',
  'on-the-way': 'waiting',
  delivered: 'good',
  failed: 'bad',
  stored: 'neutral',
};

/** The words of a state on its button, and after the press. */
export const stepWords: Readonly<Record<DeliveryState, { press: string; said: string }>> = {
  'on-the-way': { press: 'Salió a entregar', said: 'Anotado: va en camino' },
  delivered: { press: 'Entregada', said: 'Anotado: entregada' },
  failed: { press: 'No se pudo', said: 'Anotado: no se pudo entregar' },
  preparing: { press: 'Nuevo intento', said: 'Anotado: otro día' },
  stored: { press: 'Guardar a petición', said: 'Anotado: queda en el almacén' },
};

/** The words of the button from one state to the next: a van that did not leave makes no new attempt. */
export const pressWords = (from: DeliveryState, to: DeliveryState): string =>
  from === 'on-the-way' && to === 'preparing' ? 'No salió' : stepWords[to].press;

/** Steps that say nothing more than themselves: one press notes them. */
export const isPlain = (state: DeliveryState): boolean => state === 'on-the-way' || state === 'delivered';
