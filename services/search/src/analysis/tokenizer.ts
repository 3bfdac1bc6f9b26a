/** Case folding and accent removal, as the database's `plain()`. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A query is no longer than this; what stands behind is ignored. */
const mostQueryWords = 12;
const mostQueryLetters = 1_000;
const mostWordLetters = 40;

const meters = /(\d+)[.,](\d{1,2})\s*(?:m|mt|mts|metros?)\b/g;
const wholeMeters = /(\d+)\s*(?:mts?|metros?)\b/g;

/** `1.20 m`, `120cm` and `140x190` in one form: numbers apart from units, lengths in centimeters. */
const normalizeNumbers = (text: string): string =>
  text
    .replace(meters, (_, whole: string, part: string) => `${Number(whole) * 100 + Number(part.padEnd(2, '0'))} cm `)
    .replace(wholeMeters, (_, whole: string) => `${Number(whole) * 100} cm `)
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 ')
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
