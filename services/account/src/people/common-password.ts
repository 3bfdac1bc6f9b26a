import { dictionary } from '@zxcvbn-ts/language-common';

/** Digits and marks around a common word that leave it guessable. */
const fewMarks = 5;

/** Common in Mexican passwords and missing from the international list. */
const mexicanWords = [
  ...['contrasena', 'clave', 'miclave', 'entrar', 'bienvenido', 'bienvenida', 'secreto', 'administrador', 'usuario'],
  ...['mexico', 'vivamexico', 'guadalajara', 'monterrey', 'cancun', 'puebla', 'tijuana', 'merida', 'veracruz'],
  ...['chivas', 'cruzazul', 'pumas', 'tigres', 'aguilas', 'futbol', 'realmadrid', 'lucha', 'tequila', 'mariachi'],
  ...['teamo', 'teamomucho', 'teamoamor', 'teextrano', 'miamor', 'amorcito', 'mivida', 'corazon', 'princesa', 'reina'],
  ...['familia', 'mifamilia', 'mishijos', 'mihija', 'mihijo', 'hermosa', 'bonita', 'estrella', 'mariposa', 'sirena'],
  ...['guadalupe', 'virgencita', 'diosesamor', 'diosmio', 'jesucristo', 'cristo', 'bendicion', 'fernanda', 'alejandra'],
  ...['alejandro', 'sebastian', 'santiago', 'valentina', 'francisco', 'margarita', 'hola', 'holamundo', 'muebleria'],
] as const;

const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'].map(String), ...mexicanWords]);

/** Lower case without blanks and accents: `Contraseña 1` becomes `contrasena1`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s/g, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** One of the 49,000 most used, or such a word with a few digits or marks around it (`México2026!`). */
export function isCommonPassword(password: string): boolean {
  const text = plain(password);
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return common.has(text) || (text.length - word.length <= fewMarks && common.has(word));
}
