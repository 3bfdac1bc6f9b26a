/** The RFC, Mexico's tax number. Without any dependency: pages check typed ones by the same rules as the services. */

/** The RFC of the general public, and of foreigners. */
export const genericRfc = 'XAXX010101000';
export const foreignRfc = 'XEXX010101000';

export type Person = 'legal' | 'natural';

/** Trimmed, upper case, without spaces and hyphens, with Ñ as one letter. */
export const normalRfc = (text: string): string => text.normalize('NFC').toUpperCase().replace(/[\s-]/g, '');

const shape = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})([A-Z0-9]{3})$/;

/** A month and day that exist; two digits of a year are of this century or the last, and one of both may leap. */
function isDate(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const last = (century: number): number => new Date(Date.UTC(century + year, month, 0)).getUTCDate();
  return day <= Math.max(last(1900), last(2000));
}

/** True for the generic RFC, and for letters, an existing date and three more characters (accounts 5). */
export function isRfc(text: string): boolean {
  const rfc = normalRfc(text);
  if (rfc === genericRfc) return true;
  const parts = shape.exec(rfc);
  return parts !== null && isDate(Number(parts[2]), Number(parts[3]), Number(parts[4]));
}

/** Twelve characters are a legal person's, thirteen a natural one's; null while it is neither. */
export function personOf(text: string): Person | null {
  const { length } = normalRfc(text);
  return length === 12 ? 'legal' : length === 13 ? 'natural' : null;
}

const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** The last character that those before it ask for, of a whole RFC whatever its last one is. */
export function checkDigit(text: string): string {
  const twelve = normalRfc(text).padStart(13, ' ').slice(0, 12);
  const sum = [...twelve].reduce((all, letter, at) => all + Math.max(0, alphabet.indexOf(letter)) * (13 - at), 0);
  const rest = sum % 11;
  return rest === 0 ? '0' : rest === 1 ? 'A' : String(11 - rest);
}

/** False where the last character is not the one asked for. A few real RFCs have a wrong one: ask, do not refuse. */
export function checkDigitFits(text: string): boolean {
  const rfc = normalRfc(text);
  return rfc === genericRfc || rfc === foreignRfc || (isRfc(rfc) && checkDigit(rfc) === rfc.at(-1));
}
