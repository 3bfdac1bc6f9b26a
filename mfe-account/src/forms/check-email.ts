import { emailText, requiredText } from '@actual/contracts/facts/text/field-texts';
import { isEmail } from '@actual/contracts/rules';

/** The message for a wrong or missing e-mail, or true when it is right. */
export const checkEmail = (value = ''): true | string =>
  value.trim() ? isEmail(value.trim()) || emailText : requiredText;
