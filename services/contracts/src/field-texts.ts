import { digitsOf, isEmail, isPhone } from './rules';

/** The messages of form fields, in the specification's words. */
export const requiredText = 'Este campo es requerido';
export const emailText = 'Ingrese un email válido';
/** 'Revisa tu(s): {field label}', and the fault. */
export const reviewText = (label: string, why?: string): string => `Revisa tu(s): ${label}${why ? `. ${why}` : ''}`;
/** «Falta 1 dígito», «Faltan 3 dígitos». */
export const missingText = (count: number, one: string, many: string): string =>
  count === 1 ? `Falta 1 ${one}.` : `Faltan ${count} ${many}.`;

/** The message for a wrong e-mail, or true when it is right. */
export const emailCheck = (value: string): true | string => isEmail(value) || emailText;

/** The message for a wrong telephone, which counts the missing digits, or true when it is right. */
export function phoneCheck(label: string, value: string): true | string {
  if (isPhone(value)) return true;
  const missing = 10 - digitsOf(value).replace(/\D/g, '').length;
  return reviewText(label, missing > 0 ? missingText(missing, 'dígito', 'dígitos') : undefined);
}
