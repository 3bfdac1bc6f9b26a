import { zipcodePattern } from './facts/delivery/zipcodes';
import { emailLength, passwordLength, phoneLength } from './facts/lengths';
import { visibleText } from './visible-text';

/** The rules of single fields. Without any library, so that forms and contracts check by the same functions. */

export const emailPattern = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

export const isEmail = (text: string): boolean => {
  const seen = visibleText(text);
  return seen.length <= emailLength && emailPattern.test(seen);
};

/** Whether two texts are the same e-mail, whatever their case and invisible characters. */
export const sameEmail = (one: string, other: string): boolean =>
  visibleText(one).toLowerCase() === visibleText(other).toLowerCase();

/** True for an IANA name, such as `America/Merida`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('es-MX', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A telephone without the signs that people put between its digits. */
export const digitsOf = (phone: string): string => visibleText(phone).replace(/[\s()./\p{Pd}\u2212]/gu, '');

/** Ends with ten digits; spaces, dashes, brackets and a country code may stand before. */
export const isPhone = (text: string): boolean =>
  visibleText(text).length <= phoneLength && /\d{10}$/.test(digitsOf(text));

/** Characters of a new password that are still missing. */
export const missingOf = (password: string): number =>
  Math.max(0, passwordLength.shortest - password.replace(/\s/g, '').length);

/** Seconds that a person needs for a form at least. */
export const fewSeconds = 3;

/** A page says that its form was filled in faster than anybody types; a client that is no page says nothing. */
export const isTooFast = (seconds: number | undefined): boolean => seconds !== undefined && seconds < fewSeconds;

/** The number of an order as people read it: six digits, more once they are used up. */
export const isFolio = (text: string): boolean => /^\d{6,9}$/.test(visibleText(text));

export const isZipcode = (text: string): boolean => zipcodePattern.test(visibleText(text));

/** The code of a state of the republic, as the tax authority writes it: ROO. */
export const stateCodePattern = /^[A-Z]{3}$/;
export const isStateCode = (text: string): boolean => stateCodePattern.test(text);
