import { ApiError } from '@actual/shell-contract';
import { refusalText } from '../../shared/refusals';

const texts: Readonly<Record<string, string>> = {
  delivery_date_unavailable: 'Ese día ya no está disponible. Elige otro.',
  delivery_date_fixed:
    'Tu entrega ya se está preparando y su fecha no se puede cambiar aquí. Llámanos y lo vemos contigo.',
  rate_limited: 'Ya cambiaste la fecha muchas veces. Llámanos para cambiarla otra vez.',
};

/** Why a delivery was not moved. */
export const dayRefusalText = (error: unknown): string =>
  (error instanceof ApiError ? texts[error.code] : undefined) ?? refusalText(error);
