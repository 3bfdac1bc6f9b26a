import { isCommonPassword } from './common-password';
import { guestPassword, letters } from './password';

test.each([
  ...['12345678', 'password', 'PassWord', 'pass word', 'password1!', 'qwertyuiop', '11111111', 'iloveyou'],
  ...['Contraseña', 'contraseña123', 'México2026!', 'chivas123', 'te amo mucho', 'guadalupe1', 'hola1234', '¡Teamo99'],
])('%s is refused: it is among the first that anybody tries', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'hamaca-azul-7',
  'Muebles-2026',
  'la silla verde de la sala',
  'Xk2mQp9w',
  'mexico con tacos 7',
  'tigres84720193',
])('%s is taken', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('a password that the store makes for a guest is drawn again where it is common', () => {
  const drawn = [...'sunshineXk2mQp9w'].map((letter) => letters.indexOf(letter));
  expect(guestPassword(() => drawn.shift() ?? 0)).toBe('Xk2mQp9w');
  expect(isCommonPassword(guestPassword())).toBe(false);
});
