import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError } from '@actual/shell-contract';
import { unansweredText } from '../access/unanswered-text';

const texts: Readonly<Record<string, string>> = {
  quotation_changed: 'Cambió mientras tanto: revisa cómo quedó.',
  quotation_closed: 'Esta cotización ya se cerró. Actualiza la página.',
  quotation_ordered: 'Esta cotización ya es un pedido.',
  quotation_part_paid: 'Ya tiene un pago: devuélvelo antes de cerrarla.',
  payment_in_progress: 'Se está pagando en este momento.',
  forbidden: 'Solo un gerente con tienda o un administrador puede hacerlo.',
  conflict: 'Esta cotización no se puede reabrir: sus artículos están en otra.',
  invalid_input: 'Revisa lo que escribiste.',
};

/** Somebody else was first. */
function firstText({ details }: ApiError): string {
  const { by } = Object(details) as { by?: string };
  return `${by || 'Alguien'} ya registró un evento en esta cotización: no se movió con el tuyo.`;
}

/** A refused change in words. */
export const refusedText = (error: unknown): string =>
  unansweredText(error) ??
  (error instanceof ApiError
    ? error.code === 'already_followed'
      ? firstText(error)
      : texts[error.code]
    : undefined) ??
  tryAgainText;
