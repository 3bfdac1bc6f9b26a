/** Rules of the card form (shopping 5). Each answers the words of what is wrong, or true. */

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
export const checkZip = (value: string): true | string => /^\d{5}$/.test(value) || 'El código postal no es valido';

/** A card is good to the end of its month; `today` is a day `YYYY-MM-DD`. */
export const checkExpiry = (month: string, year: string, today: string): true | string =>
  `${year}-${month}` >= today.slice(0, 7) || 'La tarjeta está vencida';

export const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
/** The current year and the seven after it (shopping 5). */
export const years = (today: string): string[] =>
  Array.from({ length: 8 }, (_, at) => String(Number(today.slice(0, 4)) + at));
