/**
 * Words of one line mean the same piece of furniture to a Mexican shopper. Written as `wordsOf` leaves them:
 * without accents and small words.
 */
const lines = [
  'sillon, love seat, loveseat, butaca',
  'sofa, couch',
  'sofa cama, futon',
  'buro, mesa noche, mesita noche, velador',
  'librero, estanteria, estante, repisero',
  'recamara, dormitorio, habitacion, cuarto',
  'closet, armario, ropero, guardarropa',
  'camastro, tumbona, asoleadero',
  'comoda, cajonera',
  'trinchador, aparador, bufetera, buffet',
  'credenza, mueble bajo',
  'mueble tv, mesa tv, centro tv, centro entretenimiento, consola tv, mueble television',
  'taburete, banco',
  'otoman, puff, puf, reposapies',
  'escritorio, mesa trabajo, home office',
  'tapete, alfombra',
  'cojin, almohadon',
  'lampara piso, lampara pie',
  'lampara techo, candil, colgante',
  'mecedora, silla mecedora',
  'cuna, moises',
  'cabecera, respaldo cama',
  'literas, litera',
  'ninos, infantil, kids',
  'jardin, exterior, terraza, patio',
  'zapatera, mueble zapatos',
  'perchero, colgador',
  'jarron, florero',
  'vajilla, platos',
  'cortina, cortinero, persiana',
] as const;

type Phrase = readonly string[];

/** A crude singular, the same for both sides of a comparison: `lámparas` and `lámpara`, `sillones` and `sillón`. */
export const singular = (word: string): string => {
  if (word.length > 4 && /[^aeiou]es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
};

const groups: readonly (readonly Phrase[])[] = lines.map((line) => line.split(', ').map((phrase) => phrase.split(' ')));

const longest = Math.max(...groups.flat().map((phrase) => phrase.length));
const keyOf = (phrase: Phrase): string => phrase.map(singular).join(' ');
const groupOf = new Map(groups.flatMap((group) => group.map((phrase) => [keyOf(phrase), group] as const)));

/** The phrase that begins at a word, as long as possible, with all that means the same; a lone word means itself. */
export function synonymsAt(words: readonly string[], at: number): { length: number; alternatives: readonly Phrase[] } {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    const group = groupOf.get(keyOf(phrase));
    if (group) {
      const others = group.filter((one) => keyOf(one) !== keyOf(phrase));
      return { length, alternatives: [phrase, ...others] };
    }
  }
  return { length: 1, alternatives: [words.slice(at, at + 1)] };
}
