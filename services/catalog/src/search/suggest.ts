import type { Site, Suggestions } from '@actual/contracts';
import { toPesos } from '@actual/domain';
import { noPicture, productUrl } from '../cards/card';
import { type Bits, count, countBoth, has } from '../product-index/bits';
import type { IndexedCategory } from '../product-index/structure';
import type { View } from '../product-index/view';
import { findItem } from './find-products';
import { type Matches, match } from './match';
import { isKnown, partsOf } from './question';
import { nearest, parted } from './spelling';
import { wordsOf } from './terms';

type Category = IndexedCategory & { readonly bits: Bits };

const mostTerms = 4;
const mostCategories = 3;
const mostProducts = 5;
/** Shown before anything is typed. */
const popularCategories = 6;
/** Best matches that may say which category is meant. */
const speakers = 60;

/** The term with misspelt words replaced; the last word may still be growing. */
function understood(view: View, words: readonly string[]): { words: readonly string[]; corrected: boolean } {
  const { text } = view.index.search;
  const unknown = new Set(
    partsOf(words, text, { typing: true })
      .filter((part) => !isKnown(text, part))
      .flatMap((part) => part.words),
  );
  if (unknown.size === 0) return { words, corrected: false };
  const better = words.flatMap((word): readonly string[] => {
    if (!unknown.has(word)) return [word];
    const one = nearest(word, text.vocabulary, text.language.sound);
    return (one && one.distance < 1 ? null : parted(word, text.vocabulary)) ?? (one ? [one.word] : [word]);
  });
  return { words: better, corrected: better.join(' ') !== words.join(' ') };
}

/** Positions the site lists, best first: kind of match, then what sells and matches more. */
function best(view: View, listed: Bits, { products, kinds, scores }: Matches): number[] {
  const worth = (at: number) => {
    const sales = view.index.products[products[at] ?? 0]?.salesCount ?? 0;
    return (scores[at] ?? 0) * (1 + 0.25 * Math.log1p(sales)) - 1_000 * (kinds[at] ?? 0);
  };
  const { ranks } = view.index;
  const top: { at: number; worth: number; rank: number }[] = [];
  for (let at = 0; at < products.length; at += 1) {
    if (!has(listed, products[at] ?? 0)) continue;
    const own = { at, worth: worth(at), rank: ranks[products[at] ?? 0] ?? 0 };
    const isBefore = (other: typeof own | undefined) =>
      other !== undefined && (own.worth > other.worth || (own.worth === other.worth && own.rank < other.rank));
    if (top.length === speakers && !isBefore(top.at(-1))) continue;
    let place = top.length;
    while (place > 0 && isBefore(top[place - 1])) place -= 1;
    top.splice(place, 0, own);
    if (top.length > speakers) top.pop();
  }
  return top.map(({ at }) => products[at] ?? 0);
}

/** One of each group of variations: three colours of one sofa say little. */
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
  const { names, slugs, pictures, priceCents } = view.index.search.labels;
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
  // `de centro` says nothing without what it is of
  const whole = `${parent} ${category.name.toLowerCase()}`;
  const Name = parent !== '' && wordsOf(whole).join('-') === wordsOf(Handle).join('-') ? whole : category.name;
  return { Name, Handle, url: `/category/${Handle}`, path, count: view.countOf(site, category) };
}

/** Categories that are called so, then those that most of the best products are in, the closest before the widest. */
function categoriesFor(view: View, listed: Bits, term: string, found: readonly number[]): Category[] {
  const { categories } = view.index;
  const parts = partsOf(wordsOf(term), view.index.search.text);
  const named = view.index.search.categoryNames
    .named(parts)
    .flatMap(({ category }) => categories.get(category.handle) ?? []);
  const begun = view.index.search.categoryNames.begun(term).flatMap(({ handle }) => categories.get(handle) ?? []);
  const inOne = ({ bits }: Category) => found.reduce((sum, position) => sum + (has(bits, position) ? 1 : 0), 0);
  const shared = [...categories.values()]
    .map((category) => ({ category, share: inOne(category) / Math.max(1, found.length) }))
    .filter(({ share }) => share >= 0.3)
    .map((one) => ({ ...one, size: count(one.category.bits) }))
    .sort((a, b) => b.category.level - a.category.level || b.share - a.share || a.size - b.size)
    .map(({ category }) => category);
  const unique = [...new Map([...named, ...begun, ...shared].map((one) => [one.handle, one])).values()];
  const shown: Category[] = [];
  for (const category of unique) {
    if (shown.length === mostCategories) break;
    if (countBoth(listed, category.bits) > 0) shown.push(category);
  }
  return shown;
}

function popular(view: View, site: Site, listed: Bits): Suggestions {
  const { categories, search } = view.index;
  const own = [...categories.values()].filter(({ bits }) => countBoth(listed, bits) > 0);
  const top = own.filter(({ level }) => level === 1);
  // a shop with one main category, as Kids is, is shown by what is below it
  const below = top.length === 1 ? own.filter(({ parentId }) => parentId === top[0]?.id) : [];
  const main = (below.length > 0 ? below : top).slice(0, popularCategories);
  return {
    term: '',
    correctedTerm: null,
    terms: search.phrases.popular(listed, mostTerms),
    categories: main.map((one) => categoryOf(view, site, one)),
    products: [],
  };
}

/** What may be meant by a term that is being typed: from memory, without a statement. */
export function suggest(view: View, site: Site, typed: string): Suggestions {
  const listed = view.listed(site);
  const term = typed.trim().replace(/\s+/g, ' ');
  const asTyped = wordsOf(term);
  if (asTyped.length === 0) return popular(view, site, listed);
  const { text, phrases, codes } = view.index.search;
  const exact = findItem(view.index, term).positions;
  const coded = exact.length > 0 ? [...exact] : codes.beginning(term);
  const { words, corrected } = coded.length > 0 ? { words: asTyped, corrected: false } : understood(view, asTyped);
  const found =
    coded.length > 0
      ? coded.filter((position) => has(listed, position))
      : best(view, listed, match(text, partsOf(words, text, { typing: true })));
  const said = corrected ? words.join(' ') : term;
  return {
    term,
    correctedTerm: corrected && found.length > 0 ? said : null,
    terms: coded.length > 0 ? [] : phrases.completing(said, listed, mostTerms),
    categories:
      coded.length > 0 ? [] : categoriesFor(view, listed, said, found).map((one) => categoryOf(view, site, one)),
    products: distinct(view, found)
      .slice(0, mostProducts)
      .flatMap((position) => productOf(view, position)),
  };
}
