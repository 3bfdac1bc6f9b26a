import type { Analyzer } from './analyzer';

const digits = /^\d{1,4}$/;

/** A number in digits, from digits or a number word; undefined for any other word. */
export const numberIn = (word: string, { quantities }: Analyzer): string | undefined =>
  digits.test(word) ? word : quantities.numbers.get(word);

/** The shared name of a noun that can be counted, whatever its number; undefined for any other word. */
export const countedNoun = (word: string, { stem, quantities: { countedNouns } }: Analyzer): string | undefined =>
  countedNouns.get(stem(word)) ?? countedNouns.get(word.replace(/e?s$/, ''));

/** The term that stands for `3 plazas`. */
export const countTerm = (number: string, noun: string): string => `${number}_${noun}`;

/** The term that stands for an absent thing: `sin colchón`. */
export const absentTerm = (stem: string): string => `no_${stem}`;

/** Widest screen of so many inches that stands on so many centimeters: of 16 to 9, the width is 0.87 of the diagonal. */
export const screenInches = (cm: number): number => Math.floor(cm / (0.8716 * 2.54));

/** Diagonals of screens that are sold. */
export const screenSizes = { smallest: 19, largest: 115 } as const;

/** The term that stands for two sides of so many centimeters. */
export const squareTerm = (cm: number): string => `_${Math.round(cm)}sq`;

/** The term that stands for a length of so many centimeters. */
export const lengthTerm = (cm: number): string => `_${Math.round(cm)}cm`;
