import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ProductIndex } from '../product-index/product-index';
import type { PlacedProduct } from '../product-index/product-row';
import type { Structure } from '../product-index/structure';
import { CategoryNames } from './category-names';
import { ItemCodes } from './item-codes';
import type { Language } from './language';
import { Phrases } from './phrases';
import type { Segment } from './segment';
import { TextIndex } from './text-index';
import { WholeNames } from './whole-names';

/** What a suggestion shows of each product, by position. */
export interface Labels {
  readonly names: readonly string[];
  readonly slugs: readonly string[];
  /** Picture stems; null where there is none. */
  readonly pictures: readonly (string | null)[];
  readonly priceCents: Float64Array;
}

/** Everything a term is looked for in, and what is suggested while it is typed. */
export interface CatalogSearch {
  readonly text: TextIndex;
  readonly codes: ItemCodes;
  readonly wholeNames: WholeNames;
  readonly categoryNames: CategoryNames;
  readonly phrases: Phrases;
  readonly labels: Labels;
}

export const emptySearch = (language: Language): CatalogSearch => ({
  text: TextIndex.of([], 0, language),
  codes: ItemCodes.empty,
  wholeNames: WholeNames.empty(language),
  categoryNames: new CategoryNames([], language),
  phrases: Phrases.empty,
  labels: { names: [], slugs: [], pictures: [], priceCents: new Float64Array() },
});

interface SearchChange extends Pick<ProductIndex, 'products' | 'size'> {
  readonly structure: Structure;
  readonly gone: ReadonlySet<number>;
  readonly placed: readonly PlacedProduct[];
  readonly segment: Segment;
}

function labelsAfter({ names, slugs, pictures, priceCents }: Labels, { size, gone, placed }: SearchChange): Labels {
  const after = { names: names.slice(), slugs: slugs.slice(), pictures: pictures.slice() };
  const prices = new Float64Array(size);
  prices.set(priceCents);
  for (const position of gone) {
    after.names[position] = '';
    after.slugs[position] = '';
    after.pictures[position] = null;
  }
  for (const { position, label } of placed) {
    after.names[position] = label.name;
    after.slugs[position] = label.slug;
    after.pictures[position] = label.picture;
    prices[position] = label.priceCents;
  }
  return { ...after, priceCents: prices };
}

/** The search after a change of the catalog; see `changeIndex`. */
export async function searchAfter(before: ProductIndex, change: SearchChange): Promise<CatalogSearch> {
  const { search, products } = before;
  const { gone, placed, segment, size, structure } = change;
  const { language } = search.text;
  const labels = labelsAfter(search.labels, change);
  await yieldToEventLoop();
  const text = search.text.after(gone, segment, size);
  await yieldToEventLoop();
  const codes = search.codes.after(
    [...gone].map((position) => [products[position]?.itemCode ?? '', position] as const),
    placed.map(({ product, position }) => [product.itemCode, position] as const),
  );
  await yieldToEventLoop();
  const wholeNames = search.wholeNames.after(
    [...gone].map((position) => [search.labels.names[position] ?? '', position] as const),
    placed.map(({ label, position }) => [label.name, position] as const),
  );
  await yieldToEventLoop();
  const nameOf = (position: number) => ({
    name: search.labels.names[position] ?? '',
    sales: products[position]?.salesCount ?? 0,
    position,
  });
  const phrases = search.phrases.after(
    [...gone].map(nameOf),
    placed.map(({ label, product, position }) => ({ name: label.name, sales: product.salesCount, position })),
  );
  const isSame = structure.categories === before.structure.categories;
  const categoryNames = isSame ? search.categoryNames : new CategoryNames(structure.categories, language);
  return { text, codes, wholeNames, categoryNames, phrases, labels };
}
