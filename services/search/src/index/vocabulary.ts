import type { Analyzer } from '../analysis/analyzer';
import { FuzzyCandidates } from './fuzzy-candidates';

/** Words that a beginning may stand for at most: of a letter or two only the commonest, or it would mean everything. */
const mostContinuations = (letters: number): number => (letters < 3 ? 12 : 80);

/** The first place in a sorted list at which a word could stand. */
function placeOf(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Every word of names, categories and facts, plain, with how often it occurs. Never changes: `after` makes another. */
export class Vocabulary {
  private constructor(
    /** As written in the documents. */
    private readonly times: ReadonlyMap<string, number>,
    /** By a singular that may itself never be written: how many of its plurals are. */
    private readonly singulars: ReadonlyMap<string, number>,
    /** Both, in their order. */
    private readonly sorted: readonly string[],
    readonly candidates: FuzzyCandidates,
    private readonly analyzer: Analyzer,
  ) {}

  static of(times: ReadonlyMap<string, number>, analyzer: Analyzer): Vocabulary {
    const singulars = new Map<string, number>();
    // a misspelled recámara leads to the recámaras
    for (const word of times.keys()) {
      const one = analyzer.singular(word);
      if (one !== word) singulars.set(one, (singulars.get(one) ?? 0) + 1);
    }
    const sorted = [...new Set([...times.keys(), ...singulars.keys()])].sort();
    return new Vocabulary(times, singulars, sorted, new FuzzyCandidates(sorted, analyzer.phonetic), analyzer);
  }

  /** The vocabulary after some words are written so much more, or less, often. */
  after(changed: ReadonlyMap<string, number>): Vocabulary {
    const times = new Map(this.times);
    const singulars = new Map(this.singulars);
    const touched = new Set<string>();
    for (const [word, more] of changed) {
      const before = times.get(word) ?? 0;
      const now = before + more;
      if (now > 0) times.set(word, now);
      else times.delete(word);
      if (before > 0 === now > 0) continue;
      const one = this.analyzer.singular(word);
      touched.add(word);
      if (one === word) continue;
      touched.add(one);
      const plurals = (singulars.get(one) ?? 0) + (now > 0 ? 1 : -1);
      if (plurals > 0) singulars.set(one, plurals);
      else singulars.delete(one);
    }
    const isWord = (word: string) => times.has(word) || singulars.has(word);
    const come = [...touched].filter((word) => isWord(word) && !this.has(word));
    const gone = new Set([...touched].filter((word) => !isWord(word) && this.has(word)));
    if (come.length === 0 && gone.size === 0)
      return new Vocabulary(times, singulars, this.sorted, this.candidates, this.analyzer);
    const sorted = this.sorted.filter((word) => !gone.has(word));
    for (const word of come) sorted.splice(placeOf(sorted, word), 0, word);
    return new Vocabulary(times, singulars, sorted, this.candidates.after(come, gone), this.analyzer);
  }

  has(word: string): boolean {
    return this.times.has(word) || this.singulars.has(word);
  }

  timesOf(word: string): number {
    return this.times.get(word) ?? (this.singulars.has(word) ? 1 : 0);
  }

  /** Words that begin so, the commonest first. */
  continuations(beginning: string): string[] {
    const found: string[] = [];
    for (let at = placeOf(this.sorted, beginning); at < this.sorted.length; at += 1) {
      const word = this.sorted[at] ?? '';
      if (!word.startsWith(beginning)) break;
      found.push(word);
    }
    return found.sort((a, b) => this.timesOf(b) - this.timesOf(a)).slice(0, mostContinuations(beginning.length));
  }
}
