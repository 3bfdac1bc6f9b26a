import { isCommonPassword } from './common-password';
import { guestPassword } from './password';

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

test('no password that the store makes for a guest is common', () => {
  for (let at = 0; at < 1_000; at += 1) expect(isCommonPassword(guestPassword())).toBe(false);
});
