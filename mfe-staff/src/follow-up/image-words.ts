import { ApiError } from '@actual/shell-contract';
import { refusedText } from './follow-up-words';

const imageTexts: Readonly<Record<string, string>> = {
  file_not_taken: 'El archivo no es una foto JPG, PNG o WebP, o está dañado.',
  picture_too_large: 'La foto tiene demasiados puntos.',
  payload_too_large: 'La foto pesa más de 2 MB.',
  unavailable: 'Hay otras fotos en espera.',
};

/** Why an image was not taken, in words. */
export const imageRefusedText = (error: unknown): string =>
  (error instanceof ApiError ? imageTexts[error.code] : undefined) ?? refusedText(error);
