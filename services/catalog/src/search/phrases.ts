import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Bits, countOf } from '../product-index/bits';
import { isSmall, plain } from './terms';

/** Words of a phrase at most, small ones not counted. */
const mostWords = 3;
/** A phrase that fewer products begin with is a product's own name. */
const fewest = 2;
/** Phrases kept at most. */
const kept = 3_000;

interface Phrase {
  /** As names write it most, without capitals. */
  readonly text: string;
  readonly plain: string;
  readonly products: Int32Array;
  /** Pieces sold of all its products. */
  readonly sales: number;
}

/** The beginnings of a name: `mesa`, `mesa de centro`. A word that begins with a capital is a proper name: it ends them. */
export function beginningsOf(name: string): string[] {
  const found: string[] = [];
  let text = '';
  let words = 0;
  for (const [at, word] of name.split(/\s+/).entries()) {
    if (at > 0 && /^\p{Lu}|\d/u.test(word)) break;
    text = `${text} ${word.toLowerCase()}`.trim();
    if (isSmall(plain(word))) continue;
    words += 1;
    found.push(text);
    if (words === mostWords) break;
  }
  return found;
}

/** A product as phrases know it. */
export interface NamedProduct {
  readonly name: string;
  readonly sales: number;
  readonly position: number;
}

/** Names read before others get a turn. */
const turn = 2_000;

const bySales = (a: Phrase, b: Phrase): number =>
  b.sales - a.sales || b.products.length - a.products.length || (a.text < b.text ? -1 : 1);

/** What people may be about to type, taken from how the products are called. */
export class Phrases {
  static readonly empty = new Phrases([]);

  private constructor(private readonly sorted: readonly Phrase[]) {}

  /** The phrases of all names; gives way to others between some and the next. */
  static async of(names: Iterable<NamedProduct>): Promise<Phrases> {
    const found = new Map<string, { products: number[]; sales: number }>();
    let read = 0;
    for (const { name, sales, position } of names) {
      for (const text of beginningsOf(name)) {
        const own = found.get(text) ?? { products: [], sales: 0 };
        own.products.push(position);
        own.sales += sales;
        found.set(text, own);
      }
      read += 1;
      if (read % turn === 0) await yieldToEventLoop();
    }
    const phrases: Phrase[] = [];
    for (const [text, { products, sales }] of found)
      if (products.length >= fewest)
        phrases.push({ text, plain: plain(text), products: Int32Array.from(products).sort(), sales });
    return new Phrases(phrases.sort(bySales).slice(0, kept));
  }

  /** The same phrases after some products have other names or sales; what is new among them waits for the next `of`. */
  after(gone: readonly NamedProduct[], come: readonly NamedProduct[]): Phrases {
    // while a catalog is read whole there are none yet
    if (this.sorted.length === 0) return this;
    const changed = new Map<string, { less: Set<number>; more: Set<number>; sales: number }>();
    const note = ({ name, sales, position }: NamedProduct, which: 'less' | 'more', sign: number) => {
      for (const text of beginningsOf(name)) {
        const own = changed.get(text) ?? { less: new Set<number>(), more: new Set<number>(), sales: 0 };
        own[which].add(position);
        own.sales += sign * sales;
        changed.set(text, own);
      }
    };
    for (const one of gone) note(one, 'less', -1);
    for (const one of come) note(one, 'more', 1);
    const phrases = this.sorted.flatMap((phrase): Phrase[] => {
      const own = changed.get(phrase.text);
      if (!own) return [phrase];
      const stay = [...phrase.products].filter((position) => !own.less.has(position));
      const products = Int32Array.from([...stay, ...own.more]).sort();
      return products.length < fewest ? [] : [{ ...phrase, products, sales: phrase.sales + own.sales }];
    });
    return new Phrases(changed.size === 0 ? this.sorted : phrases.sort(bySales));
  }

  /**
   * Phrases that go on from what was typed, the best sold first: those that begin with it, then those that have a word
   * that does. Only what the site has at least one product of.
   */
  completing(typed: string, listed: Bits, most: number): string[] {
    const wanted = plain(typed).trim().replace(/\s+/g, ' ');
    const begun: string[] = [];
    const within: string[] = [];
    for (const phrase of this.sorted) {
      if (begun.length === most) break;
      if (phrase.plain === wanted) continue;
      const at = phrase.plain.indexOf(wanted);
      if (at < 0 || (at > 0 && phrase.plain[at - 1] !== ' ')) continue;
      const list = at === 0 ? begun : within;
      if (list.length < most && countOf(phrase.products, listed) > 0) list.push(phrase.text);
    }
    return [...begun, ...within].slice(0, most);
  }
  /** The best sold phrases of two words or more, no two of the same thing. */
  popular(listed: Bits, most: number): string[] {
    const found: string[] = [];
    const heads = new Set<string>();
    for (const { text, products } of this.sorted) {
      if (found.length === most) break;
      const [head = ''] = text.split(' ');
      if (heads.has(head) || !text.includes(' ') || countOf(products, listed) < fewest) continue;
      heads.add(head);
      found.push(text);
    }
    return found;
  }
}
