import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { fold } from '../analysis/tokenizer';

/** Words of a phrase at most, stop words not counted. */
const mostWords = 3;
/** A phrase that fewer documents begin with is one's own name. */
const fewest = 2;
/** Phrases kept at most. */
const kept = 3_000;

interface Phrase {
  /** As names write it most, without capitals. */
  readonly text: string;
  readonly folded: string;
  readonly positions: Int32Array;
  /** Of all its documents together. */
  readonly popularity: number;
}

/** The beginnings of a name: `mesa`, `mesa de centro`. A word that begins with a capital is a proper name: it ends them. */
function beginningsOf(name: string, stopWords: ReadonlySet<string>): string[] {
  const found: string[] = [];
  let text = '';
  let words = 0;
  for (const [at, word] of name.split(/\s+/).entries()) {
    if (at > 0 && /^\p{Lu}|\d/u.test(word)) break;
    text = `${text} ${word.toLowerCase()}`.trim();
    if (stopWords.has(fold(word))) continue;
    words += 1;
    found.push(text);
    if (words === mostWords) break;
  }
  return found;
}

/** A document as phrases know it. */
export interface NamedDocument {
  readonly name: string;
  readonly popularity: number;
  readonly position: number;
}

/** Names read before others get a turn. */
const turn = 2_000;

const byPopularity = (a: Phrase, b: Phrase): number =>
  b.popularity - a.popularity || b.positions.length - a.positions.length || (a.text < b.text ? -1 : 1);

function hasAtLeast(positions: Int32Array, wanted: number, isListed: (position: number) => boolean): boolean {
  let many = 0;
  return positions.some((position) => isListed(position) && ++many >= wanted);
}

/** Likely phrases, taken from the names of documents. */
export class Phrases {
  private constructor(
    private readonly sorted: readonly Phrase[],
    private readonly stopWords: ReadonlySet<string>,
  ) {}

  static empty(stopWords: ReadonlySet<string>): Phrases {
    return new Phrases([], stopWords);
  }

  /** The phrases of all names; gives way to others between some and the next. */
  static async of(names: Iterable<NamedDocument>, stopWords: ReadonlySet<string>): Promise<Phrases> {
    const found = new Map<string, { positions: number[]; popularity: number }>();
    let read = 0;
    for (const { name, popularity, position } of names) {
      for (const text of beginningsOf(name, stopWords)) {
        const own = found.get(text) ?? { positions: [], popularity: 0 };
        own.positions.push(position);
        own.popularity += popularity;
        found.set(text, own);
      }
      read += 1;
      if (read % turn === 0) await yieldToEventLoop();
    }
    const phrases: Phrase[] = [];
    for (const [text, { positions, popularity }] of found)
      if (positions.length >= fewest)
        phrases.push({ text, folded: fold(text), positions: Int32Array.from(positions).sort(), popularity });
    return new Phrases(phrases.sort(byPopularity).slice(0, kept), stopWords);
  }

  /** The same phrases after some documents have other names or popularity; new phrases wait for the next `of`. */
  after(gone: readonly NamedDocument[], come: readonly NamedDocument[]): Phrases {
    // while an index is built there are none yet
    if (this.sorted.length === 0) return this;
    const changed = new Map<string, { less: Set<number>; more: Set<number>; popularity: number }>();
    const note = ({ name, popularity, position }: NamedDocument, which: 'less' | 'more', sign: number) => {
      for (const text of beginningsOf(name, this.stopWords)) {
        const own = changed.get(text) ?? { less: new Set<number>(), more: new Set<number>(), popularity: 0 };
        own[which].add(position);
        own.popularity += sign * popularity;
        changed.set(text, own);
      }
    };
    for (const one of gone) note(one, 'less', -1);
    for (const one of come) note(one, 'more', 1);
    const phrases = this.sorted.flatMap((phrase): Phrase[] => {
      const own = changed.get(phrase.text);
      if (!own) return [phrase];
      const stay = [...phrase.positions].filter((position) => !own.less.has(position));
      const positions = Int32Array.from([...stay, ...own.more]).sort();
      const popularity = phrase.popularity + own.popularity;
      return positions.length < fewest ? [] : [{ ...phrase, positions, popularity }];
    });
    return new Phrases(changed.size === 0 ? this.sorted : phrases.sort(byPopularity), this.stopWords);
  }

  /** Listed phrases that continue the typed text, the most popular first; those that begin with it before others. */
  completing(typed: string, isListed: (position: number) => boolean, most: number): string[] {
    const wanted = fold(typed).trim().replace(/\s+/g, ' ');
    const begun: string[] = [];
    const within: string[] = [];
    for (const phrase of this.sorted) {
      if (begun.length === most) break;
      if (phrase.folded === wanted) continue;
      const at = phrase.folded.indexOf(wanted);
      if (at < 0 || (at > 0 && phrase.folded[at - 1] !== ' ')) continue;
      const list = at === 0 ? begun : within;
      if (list.length < most && phrase.positions.some(isListed)) list.push(phrase.text);
    }
    return [...begun, ...within].slice(0, most);
  }

  /** The most popular phrases of two words or more, no two of the same thing. */
  popular(isListed: (position: number) => boolean, most: number): string[] {
    const found: string[] = [];
    const heads = new Set<string>();
    for (const { text, positions } of this.sorted) {
      if (found.length === most) break;
      const [head = ''] = text.split(' ');
      if (heads.has(head) || !text.includes(' ') || !hasAtLeast(positions, fewest, isListed)) continue;
      heads.add(head);
      found.push(text);
    }
    return found;
  }
}
