/** Lower case without accents, as the database's `plain()`. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words a term may have; what stands behind is ignored. */
const wordLimit = 12;

/** Words that say nothing about furniture. */
const smallWords = new Set(
  'a al con de del e el en la las lo los o para por que se su sus u un una unas unos y'.split(' '),
);

const metres = /(\d+)[.,](\d{1,2})\s*(?:m|mt|mts|metros?)\b/g;
const wholeMetres = /(\d+)\s*(?:mts?|metros?)\b/g;

/** `1.20 m`, `120cm` and `140x190` in one way: numbers apart from units, lengths in centimetres. */
const withNumbers = (text: string): string =>
  text
    .replace(metres, (_, whole: string, part: string) => `${Number(whole) * 100 + Number(part.padEnd(2, '0'))} cm `)
    .replace(wholeMetres, (_, whole: string) => `${Number(whole) * 100} cm `)
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 ')
    .replace(/\b(\d+)(?=[a-z])/g, '$1 ');

/** Every word of a text, plain: letters and digits only, small words included. */
export function allWords(text: string): string[] {
  const bare = plain(text);
  return (/\d/.test(bare) ? withNumbers(bare) : bare).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export const isSmall = (word: string): boolean => smallWords.has(word);

/**
 * The words of a term: letters and digits only. Without small words, so that `mueble para tv` and `mueble de tv` are
 * the same.
 */
export const wordsOf = (term: string): string[] =>
  allWords(term.slice(0, 1_000))
    .filter((word) => !smallWords.has(word) && word.length <= 40)
    .slice(0, wordLimit);

const digits = /^\d{1,4}$/;
const numbers: Readonly<Record<string, string>> = {
  un: '1',
  una: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  doce: '12',
};
const counted: Readonly<Record<string, string>> = {
  plaza: 'lugar',
  persona: 'lugar',
  lugar: 'lugar',
  puesto: 'lugar',
  asiento: 'lugar',
  comensal: 'lugar',
  cajon: 'cajon',
  gaveta: 'cajon',
  puerta: 'puerta',
  nivel: 'nivel',
  repisa: 'nivel',
  entrepano: 'nivel',
  pieza: 'pieza',
  luz: 'luz',
};

/** What is counted by a number before it, under one name: plazas, personas and lugares are the same. */
export const countedNoun = (singularWord: string): string | undefined => counted[singularWord];

/** A number in digits or as a word; undefined for any other word. */
export const numberIn = (word: string): string | undefined => (digits.test(word) ? word : numbers[word]);

export const isCentimetre = (word: string): boolean => word === 'cm' || word === 'cms' || word === 'centimetros';

/** The term that stands for `3 plazas`. */
export const countTerm = (number: string, noun: string): string => `${number}_${noun}`;

/** The term that stands for a length of so many centimetres. */
export const lengthTerm = (cm: number): string => `_${Math.round(cm)}cm`;
