/** Case folding and accent removal, as the database's `plain()`. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The most words of a query; later ones are ignored. */
const mostQueryWords = 12;
const mostQueryLetters = 1_000;
const mostWordLetters = 40;

/** `2 x 1.50`, `160 por 230 cm`: two lengths or more, with the unit that may follow. */
const lengthsBeside =
  /\d+(?:[.,]\d{1,2})?(?:\s*(?:[x×*]|por)\s*\d+(?:[.,]\d{1,2})?)+(?:\s*(?:cms?|mts?|metros?|m)\b)?/g;
const meters = /(\d+(?:[.,]\d{1,2})?)\s*(?:m|mts?|metros?)\b/g;
/** `1.20` without a unit of its own is a length in meters; of `1.5 kg` and `10.5.2` it is not. */
const bareMeters =
  /(?<![\d.,$])(\d)[.,](\d{1,2})(?![\d.,%"]|\s*(?:k?gr?s?|kilos?|l|lt|litros?|ml|mm|w|v|in|pulg\w*|mil|°)\b)/g;
const inches = /(\d)\s*(?:"|''|”|″|(?:pulgadas?|pulg|plg|in)\b)/g;
/** Both sides of `2x2` are meters below this. */
const leastBesideCm = 10;

const number = (text: string): number => Number(text.replace(',', '.'));
const asCentimeters = (meters: number): string => `${Math.round(meters * 100)} cm `;

/** `160x230` are two numbers, `2x1.50` two lengths in meters. */
function apart(text: string): string {
  const sides = (text.match(/\d+(?:[.,]\d{1,2})?/g) ?? []).map(number);
  const areMeters = /m(?:ts?|etros?)?$/.test(text) && !/cms?$/.test(text);
  if (areMeters || (!/cms?$/.test(text) && sides.every((side) => side < leastBesideCm)))
    return sides.map(asCentimeters).join(' ');
  return `${sides.map(Math.round).join(' ')}${/cms?$/.test(text) ? ' cm ' : ' '}`;
}

/** `1.20 m`, `120cm`, `2x2` and `65"` in one form: numbers apart from units, lengths in centimeters. */
const normalizeNumbers = (text: string): string =>
  text
    .replace(lengthsBeside, apart)
    .replace(meters, (_, length: string) => asCentimeters(number(length)))
    .replace(bareMeters, (_, whole: string, part: string) => asCentimeters(number(`${whole}.${part}`)))
    .replace(inches, '$1 pulgadas ')
    .replace(/\b(\d+)(?=[a-z])/g, '$1 ');

/** The tokens of a text: folded, letters and digits only, stop words included. */
export function tokenize(text: string): string[] {
  const folded = fold(text);
  return (/\d/.test(folded) ? normalizeNumbers(folded) : folded).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a query, without stop words: `mueble para tv` and `mueble de tv` are the same. */
export const queryWords = (query: string, { stopWords }: { readonly stopWords: ReadonlySet<string> }): string[] =>
  tokenize(query.slice(0, mostQueryLetters))
    .filter((word) => !stopWords.has(word) && word.length <= mostWordLetters)
    .slice(0, mostQueryWords);
