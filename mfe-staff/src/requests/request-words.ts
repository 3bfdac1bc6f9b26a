import type { RequestState } from '@actual/contracts/facts/delivery/after-sale';
import { ApiError } from '@actual/shell-contract';
import { unansweredText } from '../access/unanswered-text';
import { counterText } from '../counter/counter-words';
import type { Tone } from '../reports/StateTag';

export const stateTones: Readonly<Record<RequestState, Tone>> = {
  reported: 'waiting',
  accepted: 'neutral',
  scheduled: 'neutral',
  received: 'waiting',
  inspected: 'waiting',
  resolved: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
};

const texts: Readonly<Record<string, string>> = {
  request_changed: 'Alguien más ya hizo algo con esta solicitud. Revisa en qué va.',
  payment_amount_invalid: 'El monto pasa de lo que se puede devolver por estas piezas.',
  delivery_date_unavailable: 'Ese día ya no se puede: elige otro.',
  insufficient_stock: 'Ya no hay existencias para cambiar estas piezas: elige otra solución.',
  delivery_changed: 'El envío ya salió del almacén: no se puede cancelar.',
  already_left:
    'Con ese monto termina el pedido, y otras piezas suyas van en camino: anota primero cómo terminó su entrega.',
  forbidden: 'Ese monto lo autoriza un gerente.',
  invalid_input: 'Falta un dato o no corresponde a este paso.',
  rate_limited: 'Esta solicitud ya tiene muchos mensajes.',
  conflict: 'El pago ya no se puede cambiar: revisa el pedido.',
};

/** Why a step or a message was refused. */
export const refusedText = (error: unknown): string =>
  unansweredText(error) ?? (error instanceof ApiError ? texts[error.code] : undefined) ?? counterText(error);
