import { cardBrand, checkExpiry, checkNumber, spacedCardNumber, years } from './card-rules';

test('a number is grouped as on the card while it is typed', () => {
  expect(spacedCardNumber('5474925432670366')).toBe('5474 9254 3267 0366');
  expect(spacedCardNumber('371180303257522')).toBe('3711 803032 57522');
});

test('a wrong digit, a short number and American Express for debit are refused in words', () => {
  expect(checkNumber('5474 9254 3267 0366', false)).toBe(true);
  expect(checkNumber('5474 9254 3267 0367', false)).toMatch('Revisa el número');
  expect(checkNumber('5474 9254', false)).toBe('El número de tarjeta tiene de 14 a 19 dígitos; escribiste 8');
  expect(checkNumber('3711 803032 57522', true)).toMatch('American Express');
  expect(cardBrand('4075')).toBe('visa');
});

test('a card is good to the end of its month and expired after', () => {
  expect(checkExpiry('11', '2026', '2026-11-30')).toBe(true);
  expect(checkExpiry('10', '2026', '2026-11-01')).toBe('La tarjeta está vencida');
  expect(years('2026-02-01')).toEqual(['2026', '2027', '2028', '2029', '2030', '2031', '2032', '2033']);
});
