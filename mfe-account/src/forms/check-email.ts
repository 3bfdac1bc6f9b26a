import { emailText, requiredText } from '@actual/contracts/field-texts';
import { isEmail } from '@actual/contracts/rules';

/** What is wrong with an e-mail that is required, in words; true when nothing is. */
export const checkEmail = (value = ''): true | string =>
  value.trim() ? isEmail(value.trim()) || emailText : requiredText;
