import { emailText, requiredText } from '@actual/contracts/facts/text/field-texts';
import { phoneCheck } from '@actual/contracts/field-checks';
import { isEmail } from '@actual/contracts/rules';

/** The message for a wrong field; undefined when it is right. */
export type Check = (value: string) => string | undefined;

export const filled: Check = (value) => (value.trim() ? undefined : requiredText);
export const email: Check = (value) => filled(value) ?? (isEmail(value.trim()) ? undefined : emailText);
export const phone: Check = (value) => {
  const found = filled(value) ?? phoneCheck('Teléfono', value);
  return found === true ? undefined : found;
};

/** The same text again, whatever the case of its letters. */
export const sameAs = (text: string, other: string): boolean =>
  text.trim().toLowerCase() === other.trim().toLowerCase();

/** A rule for the form library. */
export const rule = (check: Check) => ({ validate: (value: string) => check(value ?? '') ?? true });
