import { type Bits, countOf } from '../catalogue/bits';
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

/** What people may be about to type, taken from how the products are called. */
export class Phrases {
  private readonly sorted: readonly Phrase[];

  constructor(
    names: readonly string[],
    salesOf: (position: number) => number,
    more: Iterable<readonly [string, readonly number[]]> = [],
  ) {
    const products = new Map<string, number[]>();
    const add = (text: string, position: number) => {
      const list = products.get(text);
      if (list) list.push(position);
      else products.set(text, [position]);
    };
    names.forEach((name, position) => {
      for (const text of beginningsOf(name)) add(text, position);
    });
    for (const [text, positions] of more) for (const position of positions) add(text, position);
    this.sorted = [...products]
      .filter(([, list]) => list.length >= fewest)
      .map(([text, list]) => ({
        text,
        plain: plain(text),
        products: Int32Array.from(list),
        sales: list.reduce((sum, position) => sum + salesOf(position), 0),
      }))
      .sort((a, b) => b.sales - a.sales || b.products.length - a.products.length || (a.text < b.text ? -1 : 1))
      .slice(0, kept);
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
