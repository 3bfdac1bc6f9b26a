import { isEmail, isFolio, isPhone, isZipcode, sameEmail } from './rules';
import { visibleText, visibleTexts } from './visible-text';

test.each([
  ['directions of an address book', '\u202A998 123 4567\u202C', '998 123 4567'],
  ['isolates and a mark', '\u2066+52\u2069\u200E 998 123 4567', '+52 998 123 4567'],
  ['blanks that do not break', '998\u00A0123\u202F4567', '998 123 4567'],
  ['full-width digits', '９９８１２３４５６７', '9981234567'],
  ['a soft hyphen and a byte-order mark', '\uFEFFCan\u00ADcún', 'Cancún'],
  ['accents as signs of their own', 'Jose\u0301 Mun\u0303oz', 'José Muñoz'],
  ['blanks without width', 'ana\u200B@correo.mx', 'ana@correo.mx'],
  ['a line separator', 'Hola.\u2028Gracias', 'Hola.\nGracias'],
])('keeps only the visible text: %s', (_what, typed, seen) => {
  expect(visibleText(typed)).toBe(seen);
});

test.each(['🪑 Ana', '👩‍👧 y ❤️', 'Línea uno\n\tlínea dos', 'ñandú €5 «sí»', '中文'])('leaves %s as it is', (text) => {
  expect(visibleText(text)).toBe(text);
});

test('cleans every text of a body except passwords', () => {
  const raw = 'a\u200Bb';
  const sent = {
    name: raw,
    list: [{ phone: raw }],
    password: raw,
    _newPassword: raw,
    confirm_pass: raw,
    n: 1,
    no: null,
  };
  const kept = { password: raw, _newPassword: raw, confirm_pass: raw, n: 1, no: null };
  expect(visibleTexts(sent)).toEqual({ ...kept, name: 'ab', list: [{ phone: 'ab' }] });
});

test.each([
  '\u202A998 123 4567\u202C',
  '998–123–4567',
  '998‑123‑4567',
  '(998) 123\u00A04567',
  '998−123−4567',
  '９９８１２３４５６７',
  '+52 1 998/123/4567',
])('forms and services accept the telephone %s', (text) => {
  expect(isPhone(text)).toBe(true);
});

test('forms check the visible text: e-mails, postal codes and folios too', () => {
  expect(isEmail('\u202Aana@correo.mx\u202C')).toBe(true);
  expect(sameEmail('ana@correo.mx', '\u200BANA@correo.mx')).toBe(true);
  expect([isZipcode('７７５００'), isZipcode('\u200E77500'), isFolio('\u202A200123\u202C')]).toEqual([
    true,
    true,
    true,
  ]);
});
