import type { Analyzer } from '../analysis/analyzer';
import { queryWords, tokenize } from '../analysis/tokenizer';
import type { Clause } from './clause';

/** A named group of documents that a query may ask for as a whole: a category. */
export interface Collection {
  readonly handle: string;
  readonly name: string;
}

interface Name {
  readonly handle: string;
  readonly stems: ReadonlySet<string>;
  /** One of two things that the collection holds: `relojes` of `portarretratos y relojes`. */
  readonly isHalf: boolean;
}

const halves = (text: string): string[] => text.split(/(?:^|[\s-])[ye](?=[\s-])/i);
const spaced = (handle: string): string => handle.replaceAll('-', ' ');

/** Words of a collection that find its documents, its handle's among them; none of a collection of two things. */
export const collectionText = ({ handle, name }: Collection): string =>
  halves(handle).length > 1 ? '' : `${spaced(handle)} ${halves(name).length > 1 ? '' : name}`;

/** The names of collections, to find the one that a whole query names. */
export class CollectionNames {
  private readonly names: readonly Name[];
  private readonly stems: ReadonlySet<string>;
  /** Each collection with all words of its handle and name. */
  private readonly spelled: readonly {
    readonly handle: string;
    readonly words: readonly string[];
    readonly stems: ReadonlySet<string>;
  }[];

  constructor(
    collections: readonly Collection[],
    private readonly analyzer: Analyzer,
  ) {
    this.names = collections.flatMap((collection) =>
      this.calledOf(collection).flatMap((text) => {
        const parts = halves(text);
        return [text, ...(parts.length > 1 ? parts : [])].map((one, at) => ({
          handle: collection.handle,
          stems: new Set(this.stemsOf(one)),
          isHalf: at > 0,
        }));
      }),
    );
    this.spelled = collections.map(({ handle, name }) => {
      const words = [...tokenize(spaced(handle)), ...tokenize(name)];
      return { handle, words, stems: new Set(words.map(analyzer.stem)) };
    });
    this.stems = new Set(this.names.flatMap(({ stems }) => [...stems]));
  }

  /** The handle, and the name where it is no piece of it: `de centro` alone is no collection. */
  private calledOf({ handle, name }: Collection): string[] {
    const whole = spaced(handle);
    const words = new Set(this.stemsOf(whole));
    const isPiece = this.stemsOf(name).every((stem) => words.has(stem));
    return isPiece ? [whole] : [whole, name];
  }

  private stemsOf(text: string): string[] {
    return tokenize(text)
      .filter((word) => !this.analyzer.stopWords.has(word))
      .map(this.analyzer.stem);
  }

  /** Collections that the query names as a whole: each clause is one of their words, and they have no other. */
  named(clauses: readonly Clause[]): { handle: string; isHalf: boolean }[] {
    const found = new Map<string, { handle: string; isHalf: boolean }>();
    // most queries have a word that no collection has
    const may = ({ alternatives }: Clause) =>
      alternatives.some(({ terms }) => terms.every((term) => this.stems.has(term)));
    if (clauses.length === 0 || !clauses.every(may)) return [];
    for (const { handle, stems, isHalf } of this.names) {
      if (stems.size === 0) continue;
      const used = new Set<string>();
      const all = clauses.every(({ alternatives }) => {
        const own = alternatives.find(({ terms }) => terms.every((term) => stems.has(term)));
        for (const term of own?.terms ?? []) used.add(term);
        return own !== undefined;
      });
      if (!all || used.size < stems.size) continue;
      const known = found.get(handle);
      if (!known || (known.isHalf && !isHalf)) found.set(handle, { handle, isHalf });
    }
    const exact = [...found.values()].filter((one) => !one.isHalf);
    return exact.length > 0 ? exact : [...found.values()];
  }

  /** Handles of the collections one of whose words begins with the last word of the query and that have all the others. */
  begun(query: string): string[] {
    const words = queryWords(query, this.analyzer);
    const last = words.at(-1);
    if (last === undefined) return [];
    const { stem } = this.analyzer;
    const stems = words.slice(0, -1).map(stem);
    return this.spelled
      .filter(
        (own) =>
          stems.every((one) => own.stems.has(one)) &&
          (own.words.some((word) => word.startsWith(last)) || own.stems.has(stem(last))),
      )
      .map(({ handle }) => handle);
  }
}
