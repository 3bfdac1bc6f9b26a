import { ApiError, connectionText } from '@actual/shell-contract';
import { type FieldName, labels, reviewText } from './field-rules';

export const genericText = 'Hubo un error, intenta de nuevo';
export const commonText = reviewText(labels.password, 'Es de las más usadas y fácil de adivinar: elige otra.');
export const takenText = 'Este correo ya tiene una cuenta. Entra con tu contraseña o usa otro correo.';

/** What the person is told of a refused registration: words for the form, and for its fields. */
export interface Refusal {
  text?: string;
  fields: Partial<Record<FieldName, string>>;
}

const isField = (name: unknown): name is FieldName => typeof name === 'string' && name in labels;

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { text: genericText, fields: {} };
  if (error.code === 'email_taken') return { fields: { E_Mail: takenText } };
  if (error.code === 'password_too_common') return { fields: { password: commonText } };
  if (error.code === 'invalid_input' && Array.isArray(error.details)) {
    const names = error.details.map((one: { field?: unknown }) => one.field).filter(isField);
    if (names.length > 0) return { fields: Object.fromEntries(names.map((name) => [name, reviewText(labels[name])])) };
  }
  if (error.code === 'rate_limited') return { text: `${genericText} en un minuto`, fields: {} };
  return { text: connectionText(error) ?? genericText, fields: {} };
}
