import { synonymsAt } from './synonyms';
import { countTerm, isCentimetre, lengthTerm, numberIn } from './terms';
import type { TextIndex } from './text-index';
import { nounOf } from './words';

/** One way to have a part of a term: all these stems. */
export interface Way {
  readonly stems: readonly string[];
  readonly weight: number;
  /** Another word than the one that was typed. */
  readonly isSynonym: boolean;
}

/** A part of a term: any of its ways will do. */
export interface Part {
  /** The words as typed. */
  readonly words: readonly string[];
  readonly ways: readonly Way[];
}

const synonymWeight = 0.75;
const beginningWeight = 0.6;
/** A typed beginning shorter than this says nothing. */
const shortestBeginning = 3;
/** A measure is met by one that differs by less than this part of it. */
const lengthTolerance = 0.06;

/** By index and centimetres: there are only so many lengths that people ask for. */
const knownLengths = new WeakMap<TextIndex, Map<number, readonly Way[]>>();

/** Ways to have about so many centimetres, the nearest most; the exact one also where nothing has it. */
function lengths(cm: number, index: TextIndex): readonly Way[] {
  let known = knownLengths.get(index);
  if (!known) {
    known = new Map();
    knownLengths.set(index, known);
  }
  const ways = known.get(cm) ?? lengthsAbout(cm, index);
  known.set(cm, ways);
  return ways;
}

function lengthsAbout(cm: number, index: TextIndex): Way[] {
  const spread = Math.max(2, Math.round(cm * lengthTolerance));
  const ways: Way[] = [];
  for (let off = -spread; off <= spread; off += 1) {
    const stem = lengthTerm(cm + off);
    if (off === 0 || index.has(stem))
      ways.push({ stems: [stem], weight: 1 - Math.abs(off) / (2 * spread), isSynonym: off !== 0 });
  }
  return ways;
}

function numberPart(words: readonly string[], at: number, index: TextIndex): Part | null {
  const word = words[at] ?? '';
  const next = words[at + 1];
  const number = numberIn(word);
  if (number === undefined) return null;
  const noun = next === undefined ? undefined : nounOf(next, index.language);
  if (next !== undefined && noun)
    return { words: [word, next], ways: [{ stems: [countTerm(number, noun)], weight: 1, isSynonym: false }] };
  if (next !== undefined && isCentimetre(next)) return { words: [word, next], ways: lengths(Number(number), index) };
  if (!/^\d/.test(word)) return null;
  const itself: Way = { stems: [word], weight: 1, isSynonym: false };
  return { words: [word], ways: Number(word) >= 30 ? [itself, ...lengths(Number(word), index)] : [itself] };
}

/** Words that the last one of a term may be the beginning of: none where it is a word itself, unless it is being typed. */
export function completions(words: readonly string[], { vocabulary }: TextIndex, typing = false): string[] {
  const last = words.at(-1) ?? '';
  const shortest = typing ? 1 : shortestBeginning;
  return last.length < shortest || (!typing && vocabulary.has(last)) ? [] : vocabulary.continuations(last);
}

function continued(word: string, index: TextIndex, typing: boolean): Way[] {
  const { language } = index;
  const stems = new Set(completions([word], index, typing).map(language.stem));
  stems.delete(language.stem(word));
  return [...stems].map((stem) => ({ stems: [stem], weight: beginningWeight, isSynonym: true }));
}

export interface QuestionOptions {
  /** The last word is still being typed: it may go on even where it is one already. */
  readonly typing?: boolean;
}

/**
 * The parts of a term. A phrase with synonyms (`mesa de noche`) is one part, and so are a number and what it counts or
 * measures. The last word may be a beginning (`recá`) unless it is a word of the catalog as it stands: who asks for
 * a cama does not want a camastro.
 */
export function partsOf(words: readonly string[], index: TextIndex, { typing = false }: QuestionOptions = {}): Part[] {
  const { language } = index;
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberPart(words, at, index);
    if (number) {
      parts.push(number);
      at += number.words.length;
      continue;
    }
    const { length, phrase, others } = synonymsAt(language.synonyms, words, at);
    at += length;
    const ways: Way[] = [
      { stems: phrase.map(language.stem), weight: 1, isSynonym: false },
      ...others.map((one) => ({ stems: one.map(language.stem), weight: synonymWeight, isSynonym: true })),
    ];
    const isLast = at === words.length;
    const last = words[at - 1] ?? '';
    if (isLast && length === 1) ways.push(...continued(last, index, typing));
    parts.push({ words: phrase, ways });
  }
  return parts;
}

const has = (index: TextIndex, way: Way): boolean => way.stems.every((stem) => index.has(stem));

/** Whether some product has one of the part's ways. */
export const isKnown = (index: TextIndex, part: Part): boolean => part.ways.some((way) => has(index, way));
