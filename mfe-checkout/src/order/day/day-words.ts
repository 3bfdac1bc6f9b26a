import { newDayBusinessDays, newDayReachDays } from '@actual/contracts/facts/delivery/deadlines';
import { ApiError } from '@actual/shell-contract';
import { refusalText } from '../../shared/refusals';

export const dayPage = (orderId: string): string => `/checkout/order/${orderId}/fecha`;

/** Until when, and how far, in general. */
export const ruleText = `Sin costo: hasta ${newDayBusinessDays} días hábiles antes de la entrega, y a no más de ${newDayReachDays} días de la fecha prometida.`;

const texts: Readonly<Record<string, string>> = {
  delivery_date_unavailable: 'Ese día ya no está disponible. Elige otro.',
  delivery_date_fixed:
    'Tu entrega ya se está preparando y su fecha no se puede cambiar aquí. Llámanos y lo vemos contigo.',
  rate_limited: 'Ya cambiaste la fecha muchas veces. Llámanos para cambiarla otra vez.',
};

/** Why a delivery was not moved. */
export const dayRefusalText = (error: unknown): string =>
  (error instanceof ApiError ? texts[error.code] : undefined) ?? refusalText(error);
