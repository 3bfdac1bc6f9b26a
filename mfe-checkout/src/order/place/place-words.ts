import type { DeliveryPlace } from '@actual/contracts';
import { newDayBusinessDays } from '@actual/contracts/facts/delivery/deadlines';
import { ApiError } from '@actual/shell-contract';
import { formatDate } from '@actual/ui';
import { refusalText } from '../../shared/refusals';

export const placePage = (orderId: string): string => `/checkout/order/${orderId}/entrega`;

/** Until when, in general. */
export const ruleText = `Sin costo, hasta ${newDayBusinessDays} días hábiles antes de tu entrega. Lo que pagaste no cambia.`;

export const placeRefusals: Readonly<Record<NonNullable<DeliveryPlace['refusal']>, string>> = {
  delivery_date_fixed: `Tu entrega está a menos de ${newDayBusinessDays} días hábiles o ya salió. Llámanos y lo vemos contigo.`,
  zipcode_invalid: 'Revisa el código postal: son 5 dígitos.',
  zipcode_out_of_coverage: 'Por ahora no entregamos en ese código postal.',
  zipcode_extra_cost:
    'Entregar en ese código postal tiene un costo extra que no se cobra en línea. Llámanos y te decimos cuánto es.',
  product_not_available_in_zone:
    'Tus artículos no llegan a ese código postal desde donde están apartados. Llámanos y buscamos otra forma.',
};

const texts: Readonly<Record<string, string>> = {
  ...placeRefusals,
  delivery_date_unavailable:
    'Las fechas de entrega cambiaron desde que las viste. Revísalas otra vez: no se cambió nada.',
  rate_limited: 'Ya cambiaste los datos de entrega muchas veces. Llámanos para cambiarlos otra vez.',
};

/** Why nothing was changed. */
export const placeRefusalText = (error: unknown): string =>
  (error instanceof ApiError ? texts[error.code] : undefined) ?? refusalText(error);

/** The effect of another postal code on the days. */
export const movedWords = ({ from, to }: DeliveryPlace['moved'][number]): string =>
  `Lo del ${formatDate(from)} llega antes del ${formatDate(to)}.`;
