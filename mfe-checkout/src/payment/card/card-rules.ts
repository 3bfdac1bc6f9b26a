import { zipcodePattern, zipcodeText } from '@actual/contracts/facts/delivery/zipcodes';

/** Rules of the card form (shopping 5). Each answers the words of the error, or true. */

export const digits = (value: string): string => value.replace(/\D/g, '');

/** Groups of four, as printed on the card; American Express 4-6-5. */
export function spacedCardNumber(value: string): string {
  const number = digits(value).slice(0, 19);
  const groups = /^3[47]/.test(number)
    ? [number.slice(0, 4), number.slice(4, 10), number.slice(10)]
    : (number.match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

export type Brand = 'visa' | 'master-card' | 'american-express' | null;
export function cardBrand(value: string): Brand {
  const number = digits(value);
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'master-card';
  return /^3[47]/.test(number) ? 'american-express' : null;
}

/** The check digit every card number carries. */
function luhn(number: string): boolean {
  let sum = 0;
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

export function checkNumber(value: string, debit: boolean): true | string {
  const number = digits(value);
  if (number.length === 0) return 'Este campo es requerido';
  if (number.length < 14 || number.length > 19)
    return `El número de tarjeta tiene de 14 a 19 dígitos; escribiste ${number.length}`;
  if (!luhn(number)) return 'Revisa el número: alguno de los dígitos no coincide';
  return debit && cardBrand(number) === 'american-express' ? 'American Express no está disponible para débito' : true;
}

export const checkCvc = (value: string): true | string =>
  /^\d{3,4}$/.test(value) || 'El código de seguridad tiene 3 o 4 dígitos';
export const checkZip = (value: string): true | string => zipcodePattern.test(value) || zipcodeText;

/** `MM/AA` while it is typed or filled in: people and browsers write «1130», «11/2030» and «1/30». */
export function spacedExpiry(value: string): string {
  const [typed = '', rest = ''] = value.split(/[/\-. ]+/);
  const month = /\d\D/.test(value) || /^[2-9]/.test(typed) ? typed.padStart(2, '0') : typed;
  const all = digits(month + rest);
  const year = all.length > 4 ? all.slice(-2) : all.slice(2, 4);
  return all.length > 2 ? `${all.slice(0, 2)}/${year}` : all.slice(0, 2);
}

/** The two parts of a card's expiry, the year whole. */
export const expiryOf = (expiry: string): { month: string; year: string } => ({
  month: expiry.slice(0, 2),
  year: `20${expiry.slice(3, 5)}`,
});

/** Years after the current one that a card may be good for (shopping 5). */
const yearsAhead = 7;

/** A card is good to the end of its month; `today` is a day `YYYY-MM-DD`. */
export function checkExpiry(expiry: string, today: string): true | string {
  if (expiry === '') return 'Este campo es requerido';
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry)) return 'Escribe mes y año como en tu tarjeta, por ejemplo 09/28';
  const { month, year } = expiryOf(expiry);
  if (`${year}-${month}` < today.slice(0, 7)) return 'La tarjeta está vencida';
  return Number(year) <= Number(today.slice(0, 4)) + yearsAhead || 'Revisa el año de vencimiento';
}
