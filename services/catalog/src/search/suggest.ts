import type { Site, Suggestions } from '@actual/contracts';
import { noPicture } from '@actual/contracts/facts/catalog/product-pictures';
import { suggested } from '@actual/contracts/facts/catalog/shown-counts';
import { toPesos } from '@actual/domain';
import { collectionsFor, complete, type Matches, queryWords } from '@actual/search';
import { wishesIn } from '@actual/search/spanish';
import { productUrl } from '../cards/card';
import type { View } from '../live/view';
import { type Bits, count, countBoth, has } from '../product-index/bits';
import type { IndexedCategory } from '../product-index/structure';
import { findItem } from './find-products';

type Category = IndexedCategory & { readonly bits: Bits };

/** Best matches that may say which category is meant. */
const speakers = 60;

/** Positions the site lists, best first: tier of match, then sales and score. */
function best(view: View, listed: Bits, { positions, tiers, scores }: Matches): number[] {
  const worth = (at: number) => {
    const sales = view.index.products[positions[at] ?? 0]?.salesCount ?? 0;
    return (scores[at] ?? 0) * (1 + 0.25 * Math.log1p(sales)) - 1_000 * (tiers[at] ?? 0);
  };
  const { ranks } = view.index;
  const top: { at: number; worth: number; rank: number }[] = [];
  for (let at = 0; at < positions.length; at += 1) {
    if (!has(listed, positions[at] ?? 0)) continue;
    const own = { at, worth: worth(at), rank: ranks[positions[at] ?? 0] ?? 0 };
    const isBefore = (other: typeof own | undefined) =>
      other !== undefined && (own.worth > other.worth || (own.worth === other.worth && own.rank < other.rank));
    if (top.length === speakers && !isBefore(top.at(-1))) continue;
    let place = top.length;
    while (place > 0 && isBefore(top[place - 1])) place -= 1;
    top.splice(place, 0, own);
    if (top.length > speakers) top.pop();
  }
  return top.map(({ at }) => positions[at] ?? 0);
}

/** One of each group of variations: three colors of one sofa say little. */
function distinct(view: View, positions: readonly number[]): number[] {
  const seen = new Set<string>();
  return positions.filter((position) => {
    const group = view.index.products[position]?.groupId;
    if (!group) return true;
    if (seen.has(group)) return false;
    seen.add(group);
    return true;
  });
}

function productOf(view: View, position: number): Suggestions['products'][number][] {
  const product = view.index.products[position];
  const { names, slugs, pictures, priceCents } = view.index.labels;
  if (!product) return [];
  const { id, itemCode, discount, discountPriceCents } = product;
  return [
    {
      id,
      ItemCode: itemCode,
      Name: names[position] ?? '',
      url: productUrl({ slug: slugs[position] ?? '', id }),
      picture: pictures[position] ?? noPicture,
      DiscountPrice: toPesos(discountPriceCents),
      priceBefore: discount > 0 ? toPesos(priceCents[position] ?? 0) : null,
      Discount: discount,
    },
  ];
}

const shown = (view: View, found: readonly number[]): Suggestions['products'] =>
  distinct(view, found)
    .slice(0, suggested.products)
    .flatMap((position) => productOf(view, position));

function categoryOf(view: View, site: Site, category: Category): Suggestions['categories'][number] {
  const all = [...view.index.categories.values()];
  const path: string[] = [];
  for (let above = category.parentId; above !== null && path.length < 3; ) {
    const parent = all.find(({ id }) => id === above);
    if (!parent) break;
    path.unshift(parent.name);
    above = parent.parentId;
  }
  const { handle: Handle } = category;
  const parent = path.at(-1) ?? '';
  // `de centro` says nothing without its noun
  const whole = `${parent} ${category.name.toLowerCase()}`;
  const wordsOf = (text: string) => queryWords(text, view.catalog.search.text.analyzer).join(' ');
  const Name = parent !== '' && wordsOf(whole) === wordsOf(Handle) ? whole : category.name;
  return { Name, Handle, url: `/category/${Handle}`, path, count: view.countOf(site, category) };
}

/** Categories that are called so, then those that most of the best products are in, the closest before the widest. */
function categoriesFor(view: View, listed: Bits, term: string, found: readonly number[]): Category[] {
  const { categories } = view.index;
  const called = collectionsFor(view.catalog.search, term).flatMap((handle) => categories.get(handle) ?? []);
  const inOne = ({ bits }: Category) => found.reduce((sum, position) => sum + (has(bits, position) ? 1 : 0), 0);
  const shared = [...categories.values()]
    .map((category) => ({ category, share: inOne(category) / Math.max(1, found.length) }))
    .filter(({ share }) => share >= 0.3)
    .map((one) => ({ ...one, size: count(one.category.bits) }))
    .sort((a, b) => b.category.level - a.category.level || b.share - a.share || a.size - b.size)
    .map(({ category }) => category);
  const unique = [...new Map([...called, ...shared].map((one) => [one.handle, one])).values()];
  const shown: Category[] = [];
  for (const category of unique) {
    if (shown.length === suggested.categories) break;
    if (countBoth(listed, category.bits) > 0) shown.push(category);
  }
  return shown;
}

function popular(view: View, site: Site, listed: Bits): Suggestions {
  const { categories } = view.index;
  const own = [...categories.values()].filter(({ bits }) => countBoth(listed, bits) > 0);
  const top = own.filter(({ level }) => level === 1);
  // a shop with one main category, such as Kids, shows the categories below it
  const below = top.length === 1 ? own.filter(({ parentId }) => parentId === top[0]?.id) : [];
  const main = (below.length > 0 ? below : top).slice(0, suggested.popularCategories);
  return {
    term: '',
    correctedTerm: null,
    terms: view.catalog.search.phrases.popular((position) => has(listed, position), suggested.terms),
    categories: main.map((one) => categoryOf(view, site, one)),
    products: [],
  };
}

/** Suggestions for a term that is being typed: from memory, without a statement. */
export function suggest(view: View, site: Site, typed: string): Suggestions {
  const listed = view.listed(site);
  const term = typed.trim().replace(/\s+/g, ' ');
  const { search } = view.catalog;
  if (queryWords(term, search.text.analyzer).length === 0) return popular(view, site, listed);
  const exact = findItem(view.catalog, term).positions;
  const coded = exact.length > 0 ? [...exact] : search.codes.beginning(term);
  if (coded.length > 0) {
    const found = coded.filter((position) => has(listed, position));
    return { term, correctedTerm: null, terms: [], categories: [], products: shown(view, found) };
  }
  const { query, isCorrected, matches } = complete(search, wishesIn(term).rest || term, view.searched(site));
  const found = best(view, listed, matches);
  return {
    term,
    correctedTerm: isCorrected && found.length > 0 ? query : null,
    terms: search.phrases.completing(query, (position) => has(listed, position), suggested.terms),
    categories: categoriesFor(view, listed, query, found).map((one) => categoryOf(view, site, one)),
    products: shown(view, found),
  };
}
