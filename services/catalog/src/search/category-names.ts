import type { IndexedCategory } from '../product-index/structure';
import type { Language } from './language';
import type { Part } from './question';
import { allWords, isSmall, wordsOf } from './terms';

interface Name {
  readonly category: IndexedCategory;
  readonly stems: ReadonlySet<string>;
  /** One of two things that the category holds: `relojes` of `portarretratos y relojes`. */
  readonly isHalf: boolean;
}

const halves = (text: string): string[] => text.split(/(?:^|[\s-])[ye](?=[\s-])/i);

/**
 * Words of a category that each of its products may be found by: its handle, which says more than its name (`de centro`
 * is `mesas-de-centro`). A category of two things says of none of its products which of them it is.
 */
export const wordsOfCategory = ({ handle, name }: { handle: string; name: string }): string =>
  halves(handle).length > 1 ? '' : `${handle.replaceAll('-', ' ')} ${halves(name).length > 1 ? '' : name}`;

/** What categories are called, to find the one that a whole term names. */
export class CategoryNames {
  private readonly names: readonly Name[];
  private readonly stems: ReadonlySet<string>;
  /** Each category with all words of its handle and name. */
  private readonly spelled: readonly {
    readonly category: IndexedCategory;
    readonly words: readonly string[];
    readonly stems: ReadonlySet<string>;
  }[];

  constructor(
    readonly categories: readonly IndexedCategory[],
    private readonly language: Language,
  ) {
    this.names = categories.flatMap((category) =>
      this.calledOf(category).flatMap((text) => {
        const parts = halves(text);
        return [text, ...(parts.length > 1 ? parts : [])].map((one, at) => ({
          category,
          stems: new Set(this.stemsOf(one)),
          isHalf: at > 0,
        }));
      }),
    );
    this.spelled = categories.map((category) => {
      const words = [...allWords(category.handle.replaceAll('-', ' ')), ...allWords(category.name)];
      return { category, words, stems: new Set(words.map(language.stem)) };
    });
    this.stems = new Set(this.names.flatMap(({ stems }) => [...stems]));
  }

  /** The handle, and the name where it is no piece of it: `de centro` alone is no category. */
  private calledOf({ handle, name }: IndexedCategory): string[] {
    const whole = handle.replaceAll('-', ' ');
    const words = new Set(this.stemsOf(whole));
    const isPiece = this.stemsOf(name).every((stem) => words.has(stem));
    return isPiece ? [whole] : [whole, name];
  }

  private stemsOf(text: string): string[] {
    return allWords(text)
      .filter((word) => !isSmall(word))
      .map(this.language.stem);
  }

  /** Categories that the term names as a whole: each part is one of their words, and they have no other. */
  named(parts: readonly Part[]): { category: IndexedCategory; isHalf: boolean }[] {
    const found = new Map<string, { category: IndexedCategory; isHalf: boolean }>();
    // most terms have a word that no category has
    const may = ({ ways }: Part) => ways.some((way) => way.stems.every((stem) => this.stems.has(stem)));
    if (parts.length === 0 || !parts.every(may)) return [];
    for (const { category, stems, isHalf } of this.names) {
      if (stems.size === 0) continue;
      const used = new Set<string>();
      const all = parts.every(({ ways }) => {
        const way = ways.find((one) => one.stems.every((stem) => stems.has(stem)));
        for (const stem of way?.stems ?? []) used.add(stem);
        return way !== undefined;
      });
      if (!all || used.size < stems.size) continue;
      const known = found.get(category.handle);
      if (!known || (known.isHalf && !isHalf)) found.set(category.handle, { category, isHalf });
    }
    const exact = [...found.values()].filter((one) => !one.isHalf);
    return exact.length > 0 ? exact : [...found.values()];
  }

  /** Categories one of whose words begins with the last word of the term and that have all the others. */
  begun(term: string): IndexedCategory[] {
    const words = wordsOf(term);
    const last = words.at(-1);
    if (last === undefined) return [];
    const stems = words.slice(0, -1).map(this.language.stem);
    return this.spelled
      .filter(
        (own) =>
          stems.every((stem) => own.stems.has(stem)) &&
          (own.words.some((word) => word.startsWith(last)) || own.stems.has(this.language.stem(last))),
      )
      .map(({ category }) => category);
  }
}
