import { LayeredMap } from '../product-index/layered-map';
import type { Language } from './language';
import { wordsOf } from './terms';

/** A product's name and its position. */
export type NameEntry = readonly [name: string, position: number];

/** Products by their whole name, whatever the order of its words and their number. */
export class WholeNames {
  private constructor(
    private readonly language: Language,
    private readonly positions: LayeredMap<string, readonly number[]>,
  ) {}

  static empty(language: Language): WholeNames {
    return new WholeNames(language, LayeredMap.empty());
  }

  /** The names after some were taken away and others added; a product that keeps its name may be in both. */
  after(gone: readonly NameEntry[], come: readonly NameEntry[]): WholeNames {
    const changes = new Map<string, readonly number[]>();
    const own = (key: string) => changes.get(key) ?? this.positions.get(key) ?? [];
    for (const [name, position] of gone) {
      const key = this.keyOf(wordsOf(name));
      changes.set(
        key,
        own(key).filter((one) => one !== position),
      );
    }
    for (const [name, position] of come) {
      const key = this.keyOf(wordsOf(name));
      changes.set(key, [...own(key), position]);
    }
    const written = [...changes].map(([key, list]) => [key, list.length > 0 ? list : null] as const);
    return new WholeNames(this.language, this.positions.after(new Map(written)));
  }

  /** Positions of the products whose name is these words and no other. */
  called(words: readonly string[]): readonly number[] {
    return words.length === 0 ? [] : (this.positions.get(this.keyOf(words)) ?? []);
  }

  private keyOf(words: readonly string[]): string {
    return words.map(this.language.stem).sort().join(' ');
  }
}
