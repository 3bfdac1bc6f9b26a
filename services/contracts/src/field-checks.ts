import { emailText, missingText, reviewText } from './facts/text/field-texts';
import { digitsOf, isEmail, isPhone } from './rules';

/** The message for a wrong e-mail, or true when it is right. */
export const emailCheck = (value: string): true | string => isEmail(value) || emailText;

/** The message for a wrong telephone, which counts the missing digits, or true when it is right. */
export function phoneCheck(label: string, value: string): true | string {
  if (isPhone(value)) return true;
  const missing = 10 - digitsOf(value).replace(/\D/g, '').length;
  return reviewText(label, missing > 0 ? missingText(missing, 'dígito', 'dígitos') : undefined);
}
