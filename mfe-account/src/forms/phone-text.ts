import { digitsOf, isPhone } from '@actual/contracts/rules';
import { missingText, reviewText } from './texts';

/** What is wrong with a telephone, with how many digits it lacks; true when nothing is. */
export function phoneCheck(label: string, value: string): true | string {
  if (isPhone(value)) return true;
  const missing = 10 - digitsOf(value).replace(/\D/g, '').length;
  return reviewText(label, missing > 0 ? missingText(missing, 'dígito', 'dígitos') : undefined);
}

/** `+529982145567` as people write it; what is no such number as it came. */
export const phoneWords = (number: string): string => number.replace(/^\+52(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
