const luhn = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

let cards = 0;

/** Another card each time: a number that checks, of a bank that refuses it. */
export function anotherCard(): string {
  cards += 1;
  const digits = `40755957${String(cards).padStart(7, '0')}`;
  return `${digits}${(10 - (luhn(digits) % 10)) % 10}`;
}
