import type { MovableDelivery } from '@actual/contracts';
import { newDayBusinessDays, newDayReachDays } from '@actual/contracts/facts/delivery/deadlines';
import { storageMonths, storageNoticeDays } from '@actual/contracts/facts/delivery/storage';
import { ApiError } from '@actual/shell-contract';
import { formatDate, formatPesos } from '@actual/ui';
import { refusalText } from '../../shared/refusals';

export const dayPage = (orderId: string): string => `/checkout/order/${orderId}/fecha`;

/** Until when, and how far, in general. */
export const ruleText = `Sin costo: hasta ${newDayBusinessDays} días hábiles antes de la entrega, y a no más de ${newDayReachDays} días de la fecha prometida.`;

/** What the page asks for, and by which rule. */
export function dayTitle({ state, delay, until }: MovableDelivery): { title: string; text: string } {
  if (state === 'failed')
    return { title: 'Elige tu nuevo día de entrega', text: 'Tus piezas regresaron al almacén y siguen siendo tuyas.' };
  if (state === 'stored')
    return {
      title: 'Elige cuándo recibir lo que guardamos',
      text: `Con ${storageNoticeDays} días hábiles de anticipación. El almacenaje se paga antes de que salga tu entrega: te escribimos cómo. Si lo quieres más adelante, regresa a esta página.`,
    };
  if (delay)
    return {
      title: 'Elige tu día de entrega',
      text: `Puedes elegir hasta el ${formatDate(until ?? '')}. Si no eliges nada, llega el día propuesto.`,
    };
  return { title: 'Cambiar la fecha de entrega', text: ruleText };
}

/** The price of storage, before it is asked for. */
export const storageText = (day: string, monthly: number): string =>
  `Lo guardamos hasta ${storageMonths} meses. Cuesta ${formatPesos(monthly)} por cada mes que empiece después del ${formatDate(day)}, y se paga antes de que salga tu entrega. Cuando lo quieras, eliges el día en la página de tu pedido.`;

const texts: Readonly<Record<string, string>> = {
  delivery_date_unavailable: 'Ese día ya no está disponible. Elige otro.',
  delivery_date_fixed:
    'Tu entrega ya se está preparando y su fecha no se puede cambiar aquí. Llámanos y lo vemos contigo.',
  delivery_changed: 'Tu entrega cambió hace un momento. Vuelve a tu pedido para ver cómo va.',
  rate_limited: 'Ya cambiaste la fecha muchas veces. Llámanos para cambiarla otra vez.',
};

/** Why a delivery was not moved. */
export const dayRefusalText = (error: unknown): string =>
  (error instanceof ApiError ? texts[error.code] : undefined) ?? refusalText(error);

/** Why a delivery was not stored. */
export const storageRefusalText = (error: unknown): string =>
  error instanceof ApiError && error.code === 'delivery_date_fixed'
    ? 'Ya pasó el plazo para guardar tu compra. Elige otro día, o llámanos y lo vemos contigo.'
    : dayRefusalText(error);
