/** Words whose last s is no plural. */
const endsInS = /(?:[iu]s|^gas|^tres|^dos|^mes|^seis)$/;

/** Plurals of short words that end in e: taking `es` away would leave another word. */
const shortInE = /^(?:bas|nub|cin|pi|don|doc)es$/;

/** Of a country or a city, which lose no plural: `japonés` and `japonesa` are one. */
const ofAPlace = /^(?:japon|franc|ingl|portugu|holand|dan|irland|escoc|milan)es$/;

/** Nouns that another gender makes another thing of: a banca is no banco. */
const keepTheirEnd = new Set(
  'banca banco barra barro plata plato puerta puerto marca marco manta manto cuadra cuadro carta carto punta punto'.split(
    ' ',
  ),
);

/** The singular: `lámparas` and `lámpara`, `sillones` and `sillón`, `luces` and `luz`. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (ofAPlace.test(word)) return word;
  if (/[^aeiou]es$/.test(word) && !shortInE.test(word)) return word.slice(0, -2);
  return endsInS.test(word) ? word : word.slice(0, -1);
}

/** One form for `redonda`, `redondos` and `redondo`; short words keep their vowel, which tells casa from caso. */
export function stem(word: string): string {
  const one = singular(word);
  return one.length > 4 && /[aeo]$/.test(one) && !keepTheirEnd.has(one) ? one.slice(0, -1) : one;
}
