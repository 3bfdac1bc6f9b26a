import { cardBrand, checkExpiry, checkNumber, expiryOf, spacedCardNumber, spacedExpiry } from './card-rules';

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
  expect(checkExpiry('11/26', '2026-11-30')).toBe(true);
  expect(checkExpiry('10/26', '2026-11-01')).toBe('La tarjeta está vencida');
  expect(checkExpiry('02/33', '2026-02-01')).toBe(true);
  expect(checkExpiry('02/34', '2026-02-01')).toBe('Revisa el año de vencimiento');
  expect(checkExpiry('', '2026-02-01')).toBe('Este campo es requerido');
  for (const text of ['13/27', '00/27', '1', '11/']) expect(checkExpiry(text, '2026-02-01')).toMatch('mes y año');
  expect(expiryOf('09/28')).toEqual({ month: '09', year: '2028' });
});

test.each([
  ['1130', '11/30'],
  ['11/30', '11/30'],
  ['11/2030', '11/30'],
  ['112030', '11/30'],
  ['11-30', '11/30'],
  ['11 / 30', '11/30'],
  ['1/30', '01/30'],
  ['5', '05'],
  ['1/', '01'],
  ['1', '1'],
  ['', ''],
])('an expiry filled in as %p stands as %p', (text, shown) => expect(spacedExpiry(text)).toBe(shown));

test('a year of four digits that is typed key by key ends as it is printed on the card', () => {
  const typed = [...'11/2030'].reduce((shown, key) => spacedExpiry(shown + key), '');
  expect(typed).toBe('11/30');
});
