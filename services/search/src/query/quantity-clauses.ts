import { countedNoun, countTerm, lengthTerm, numberIn, screenSizes, squareTerm } from '../analysis/quantities';
import { isHead } from '../index/fields';
import type { InvertedIndex } from '../index/inverted-index';
import { type Alternative, type Clause, synonymWeight } from './clause';
import { someHas } from './postings';

/** A length is met by one that differs by less than this part of it. */
const lengthTolerance = 0.06;
/** It is as good as the one asked for where it differs by less than this part. */
const sameLength = 0.02;
/** A number without a unit is read as a length from here on, in centimeters. */
const shortestBareLength = 30;
/** Nothing that is sold is longer: such a length is looked for as it is. */
const longestLength = 2_000;
/** A number without a unit is read as so many people up to here. */
const mostPeople = 12;
const cmOfInch = 2.54;

/** By index and term: there are only so many lengths that people ask for. */
const knownLengths = new WeakMap<InvertedIndex, Map<string, readonly Alternative[]>>();

/** Alternatives for about so many centimeters, the nearest most; the exact one also where nothing has it. */
function lengths(cm: number, index: InvertedIndex, termOf = lengthTerm): readonly Alternative[] {
  const term = termOf(cm);
  if (cm > longestLength) return [{ terms: [term], weight: 1, isSynonym: false }];
  let known = knownLengths.get(index);
  if (!known) {
    known = new Map();
    knownLengths.set(index, known);
  }
  const alternatives = known.get(term) ?? lengthsAbout(cm, index, termOf);
  known.set(term, alternatives);
  return alternatives;
}

function lengthsAbout(cm: number, index: InvertedIndex, termOf: (cm: number) => string): Alternative[] {
  const spread = Math.max(2, Math.round(cm * lengthTolerance));
  const alternatives: Alternative[] = [];
  for (let off = -spread; off <= spread; off += 1) {
    const term = termOf(cm + off);
    if (off !== 0 && !index.has(term)) continue;
    const weight = 1 - Math.abs(off) / (2 * spread);
    alternatives.push({ terms: [term], weight, isSynonym: Math.abs(off) > cm * sameLength });
  }
  return alternatives;
}

/** Screens of so many inches, and pieces that carry a larger one. */
function screensFrom(inches: number, noun: string, index: InvertedIndex): Alternative[] {
  const alternatives: Alternative[] = [];
  for (let size = inches; size <= Math.max(inches, screenSizes.largest); size += 1) {
    const term = countTerm(String(size), noun);
    if (size === inches || index.has(term)) alternatives.push({ terms: [term], weight: 1, isSynonym: size !== inches });
  }
  return alternatives;
}

/** A diagonal where screens are spoken of, a length of so many inches anywhere else. */
function inchesAlternatives(inches: number, isScreen: boolean, index: InvertedIndex): readonly Alternative[] {
  const screens = screensFrom(inches, index.analyzer.quantities.inches ?? '', index);
  return isScreen ? screens : [...screens.slice(0, 1), ...lengths(Math.round(inches * cmOfInch), index)];
}

/** `2x2`: something with two such sides. */
function squareClause(words: readonly string[], at: number, index: InvertedIndex): Clause | null {
  const unit = index.analyzer.quantities.lengths.get(words[at + 1] ?? '');
  const long = unit === undefined ? 1 : 2;
  const own = words.slice(at, at + long);
  const other = words.slice(at + long, at + 2 * long);
  const cm = Number(own[0]) * (unit ?? 1);
  if (cm < shortestBareLength || own.join(' ') !== other.join(' ')) return null;
  return {
    words: [...own, ...other],
    alternatives: lengths(cm, index, squareTerm),
    isQuantity: true,
    label: `${cm} x ${cm} cm`,
  };
}

/** A number alone: itself, so many people, so many centimeters. */
function bareNumber(word: string, many: number, index: InvertedIndex): readonly Alternative[] {
  const { people } = index.analyzer.quantities;
  const alternatives: Alternative[] = [{ terms: [index.analyzer.stem(word)], weight: 1, isSynonym: false }];
  if (people !== undefined && many <= mostPeople)
    alternatives.push({ terms: [countTerm(String(many), people)], weight: synonymWeight, isSynonym: true });
  return many < shortestBareLength ? alternatives : [...alternatives, ...lengths(many, index)];
}

/**
 * Whether the number that begins a query is how many pieces somebody wants: `2 burós`, `6 sillas blancas`, unlike that
 * of `3 plazas`.
 */
export function isPieces(words: readonly string[], index: InvertedIndex): boolean {
  const { analyzer } = index;
  const [word = '', next] = words;
  const number = numberIn(word, analyzer);
  if (number === undefined || next === undefined || Number(number) > mostPeople || /^\d/.test(next)) return false;
  if (analyzer.quantities.lengths.has(next)) return false;
  const isCounted = countedNoun(next, analyzer) !== undefined;
  return !isCounted || someHas(index, { terms: [analyzer.stem(next)] }, null, isHead);
}

/**
 * A number with its unit or noun: plazas, centimeters, inches, the people at a table. Null where no number stands at
 * this place.
 */
export function numberClause(words: readonly string[], at: number, index: InvertedIndex): Clause | null {
  const { analyzer } = index;
  const { quantities } = analyzer;
  const [word = '', next = ''] = words.slice(at, at + 2);
  const number = numberIn(word, analyzer);
  if (number === undefined) return null;
  const square = squareClause(words, at, index);
  if (square) return square;
  const many = Number(number);
  const isScreen = words.some((one) => quantities.screens.has(analyzer.stem(one)));
  const quantity = (words: readonly string[], alternatives: readonly Alternative[]): Clause => ({
    words,
    alternatives,
    isQuantity: true,
  });
  const noun = countedNoun(next, analyzer);
  if (noun !== undefined && noun === quantities.inches)
    return quantity([word, next], inchesAlternatives(many, isScreen, index));
  if (noun !== undefined)
    return quantity([word, next], [{ terms: [countTerm(number, noun)], weight: 1, isSynonym: false }]);
  const unit = quantities.lengths.get(next);
  if (unit !== undefined) return quantity([word, next], lengths(many * unit, index));
  if (isScreen && many >= screenSizes.smallest && many <= screenSizes.largest)
    return quantity([word], inchesAlternatives(many, isScreen, index));
  return quantity([word], bareNumber(word, many, index));
}
