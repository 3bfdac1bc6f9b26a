import { isCommonPassword } from './common-password';
import { guestPassword, letters } from './password';

test.each([
  '12345678',
  'password',
  'PassWord',
  'pass word',
  'password1!',
  'qwertyuiop',
  '11111111',
  'iloveyou',
  'aaaaaaaa',
  'abababab',
  'casacasa',
  'abcdefgh',
  'poiuytre',
  '98765432',
  'asdfghjkl1',
  'clienta1',
  'Actual2026',
  'muebles2026',
  'Muebles-2026',
  'sillones!!',
  'amor2026',
  'septiembre26',
  'Contraseña',
  'contraseña123',
  'México2026!',
  'chivas123',
  'te amo mucho',
  'guadalupe1',
  'hola1234',
  '¡Teamo99',
])('%s is refused: it is among the first that anybody tries', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'hamaca-azul-7',
  'muebles y plantas 26',
  'la silla verde de la sala',
  'Xk2mQp9w',
  'mexico con tacos 7',
  'tigres84720193',
])('accepts the password %s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('a password made of one’s own e-mail or names is refused; one made of others’ is taken', () => {
  const own = ['lucia.zamudio@correo.mx', 'Lucía Itzel', 'Zamudio Canché'];
  for (const password of ['lucia.zamudio', 'itzel1234', 'zamudio99', 'Canché2026'])
    expect([password, isCommonPassword(password, own)]).toEqual([password, true]);
  for (const password of ['zamudio99', 'itzel y las hamacas']) expect(isCommonPassword(password)).toBe(false);
  expect(isCommonPassword('itzel y las hamacas', own)).toBe(false);
});

test('a password made for a guest is drawn again when it is a common one', () => {
  const drawn = [...'sunshineXk2mQp9w'].map((letter) => letters.indexOf(letter));
  expect(guestPassword(() => drawn.shift() ?? 0)).toBe('Xk2mQp9w');
  expect(isCommonPassword(guestPassword())).toBe(false);
});
