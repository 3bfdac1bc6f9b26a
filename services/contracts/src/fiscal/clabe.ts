/**
 * The CLABE, the 18-digit number of a Mexican bank account: bank, place, account, check digit. Without any dependency:
 * pages check typed ones by the same rule as the services.
 */
const weights = [3, 7, 1];

/** Digits alone, however they are grouped. */
export const normalClabe = (text: string): string => text.replace(/[\s-]/g, '');

/** Check digit of the first 17 digits of a CLABE. */
export function clabeCheckDigit(first17: string): string {
  const sum = [...first17].reduce(
    (total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** True for 18 digits whose last one is the check digit. */
export function isClabe(text: string): boolean {
  return /^\d{18}$/.test(text) && clabeCheckDigit(text.slice(0, 17)) === text[17];
}
