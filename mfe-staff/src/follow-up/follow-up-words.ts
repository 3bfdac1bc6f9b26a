import { recordStepMinutes } from '@actual/contracts/facts/desk/follow-up';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError } from '@actual/shell-contract';
import { unansweredText } from '../access/unanswered-text';

const texts: Readonly<Record<string, string>> = {
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

const imageTexts: Readonly<Record<string, string>> = {
  file_not_taken: 'El archivo no es una foto JPG, PNG o WebP, o está dañado.',
  picture_too_large: 'La foto tiene demasiados puntos.',
  payload_too_large: 'La foto pesa más de 2 MB.',
  unavailable: 'Hay otras fotos en espera.',
};

/** Why an image was not taken, in words. */
export const imageRefusedText = (error: unknown): string =>
  (error instanceof ApiError ? imageTexts[error.code] : undefined) ?? refusedText(error);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Every time that a record may have: `00:00`, `00:20` and on. */
export const recordTimes: readonly string[] = Array.from({ length: (24 * 60) / recordStepMinutes }, (_, step) => {
  const minutes = step * recordStepMinutes;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
});

/** The last of them that is not after a time of the clock, `17:05`. */
export const stepBefore = (time: string): string => recordTimes.findLast((one) => one <= time) ?? '00:00';
