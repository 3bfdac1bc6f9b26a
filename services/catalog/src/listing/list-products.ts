import { sizeBounds } from '@actual/contracts/facts/catalog/sizes';
import type { Wishes } from '@actual/search/spanish';
import type { Deliveries } from '../live/deliveries';
import type { View } from '../live/view';
import { type Bits, count, countBoth, has, intersection } from '../product-index/bits';
import { discountBounds } from '../product-index/computed-filters';
import type { Order } from '../product-index/order';
import { type FoundProducts, findItem, findProducts, findWithin } from '../search/find-products';
import { withPassages } from '../way-in/passages';
import { orderOf } from './default-sort';
import { facetsOf } from './facets';
import { type ListQuery, normalizeQuery } from './list-query';
import type { Listing } from './listing';
import { modelsOf, readModels } from './models';
import { type Selection, select, selected } from './selection';
import { type ListPage, serializeList } from './serialize-list';

function findAsked({ view, site }: Listing, { keywords, itemcode, exact = false }: ListQuery): FoundProducts | null {
  const { catalog } = view;
  if (itemcode !== undefined) return findItem(catalog, itemcode);
  if (!keywords?.trim()) return null;
  const found = findProducts(catalog, keywords, { exact, within: { site, products: view.searched(site) } });
  if (found.total === 0 || countBoth(found.all, view.listed(site)) > 0) return found;
  // all of it is sold out today: other results for its words
  return findWithin(catalog, keywords, { exact, products: view.listed(site) });
}

/** What a term's words bound. */
type Said = Omit<NonNullable<ListPage['termBounds']>, 'rest'>;

/** The bounds that a term says in words, where the shopper chose none of that kind. */
function boundsSaid(wishes: Wishes | null | undefined, query: ListQuery): Said {
  const { price, length, discount = null } = wishes ?? {};
  const isPriceChosen = query.minPrice !== undefined || query.maxPrice !== undefined;
  const isLengthChosen = length && Object.values(sizeBounds[length.side]).some((bound) => query[bound] !== undefined);
  const { from = null, to = null } = (!isPriceChosen && price) || {};
  const least = discountBounds.findLast((bound) => bound <= (discount ?? 0)) ?? discountBounds[0];
  return {
    from,
    to,
    length: length && !isLengthChosen ? { side: length.side, from: length.from ?? null, to: length.to ?? null } : null,
    discount: discount === null || query.discounts?.length ? null : least,
  };
}

/** The question within bounds said in words; null where there are none. */
function boundedBy({ from, to, length, discount }: Said, query: ListQuery): ListQuery | null {
  if (from === null && to === null && length === null && discount === null) return null;
  const bounded = {
    ...query,
    minPrice: from ?? query.minPrice,
    maxPrice: to ?? query.maxPrice,
    discounts: discount === null ? query.discounts : [String(discount)],
  };
  if (length) {
    const bounds = sizeBounds[length.side];
    bounded[bounds.from] = length.from ?? undefined;
    bounded[bounds.to] = length.to ?? undefined;
  }
  return bounded;
}

/** The order in a term's words: `barato` and `chiquito` come first. */
function orderSaid(found: FoundProducts | null): Order | null {
  if (found?.asked?.cheapFirst) return { key: 'DiscountPrice', direction: 'ASC' };
  return found?.asked?.smallFirst ? { key: 'width', direction: 'ASC' } : null;
}

/** The positions between two places of a list; a search's best matches first, by sales in each tier. */
function placesOf(
  view: View,
  list: Bits,
  query: ListQuery,
  found: FoundProducts | null,
  deliveries: Deliveries | null,
  [from, to]: readonly [from: number, to: number],
): number[] {
  const order = (!query.sortOption && orderSaid(found)) || orderOf(query, deliveries);
  if (found && query.sortOption?.key === 'relevance')
    return [...found.positions.filter((one) => has(list, one)).slice(from, to)];
  if (!found || query.sortOption) return view.first(list, order, to).slice(from);
  const positions: number[] = [];
  for (const tier of found.tiers) {
    if (positions.length >= to) break;
    positions.push(...view.first(intersection(list, tier), order, to - positions.length));
  }
  return positions.slice(from);
}

/** A page of a list without the panel, and its source. */
async function readPage(
  listing: Listing,
  asked: ListQuery,
): Promise<{ page: ListPage; understood: Understood; selection: Selection; query: ListQuery }> {
  const { cards, view, site, deliveries } = listing;
  const found = findAsked(listing, asked);
  const options = { found: found?.all, deliveries };
  const said = boundsSaid(found?.asked, asked);
  const bounded = boundedBy(said, asked);
  const within = bounded && select(view, site, bounded, options);
  // where nothing is within the bounds, all the same
  const isBounded = within !== null && (found?.asked?.rest === '' || count(selected(within)) > 0);
  const query = bounded && isBounded ? bounded : asked;
  const selection = within && isBounded ? within : select(view, site, asked, options);
  const list = selected(selection);
  const { page, items, models, zipcodeDeliveryId } = query;
  const between = [(page - 1) * items, page * items] as const;
  const places = (span: readonly [number, number]) => placesOf(view, list, query, found, deliveries, span);
  const pieces = count(list);
  const modelled = models ? modelsOf(view, places([0, pieces])) : null;
  const total = modelled?.length ?? pieces;
  return {
    page: {
      cards: withPassages(
        view,
        modelled
          ? await readModels(cards, view, site, modelled.slice(...between), zipcodeDeliveryId)
          : await cards.readListed(view, places(between), zipcodeDeliveryId),
        query.wayIn,
      ),
      total,
      pieces: modelled ? pieces : undefined,
      page,
      pages: Math.ceil(total / items),
    },
    understood: total > 0 ? understoodOf(found, { said: bounded && said, isBounded }) : nothingUnderstood,
    selection,
    query,
  };
}

type Understood = Pick<ListPage, 'correctedTerm' | 'leftOut' | 'termBounds'>;
const nothingUnderstood: Understood = { correctedTerm: null, leftOut: [], termBounds: null };

/** The page's note on how the term was read. */
function understoodOf(
  found: FoundProducts | null,
  { said, isBounded }: { said: Said | null; isBounded: boolean },
): Understood {
  if (!found) return nothingUnderstood;
  const { correctedTerm, leftOut, asked } = found;
  if (!said) return { correctedTerm, leftOut, termBounds: null };
  if (isBounded) return { correctedTerm, leftOut, termBounds: { ...said, rest: asked?.rest ?? '' } };
  return {
    correctedTerm: correctedTerm ?? asked?.rest ?? '',
    leftOut: [...leftOut, asked?.said ?? ''],
    termBounds: null,
  };
}

/** A page of a list with its filter panel (shopping 2, 4, 9): the contract's `productList` as JSON. */
export async function listProducts(listing: Listing, asked: ListQuery): Promise<string> {
  const normal = normalizeQuery(listing.view.index, asked, listing.deliveries);
  const { page, understood, selection, query } = await readPage(listing, normal);
  // a discount in words is no choice of the panel's, which could not take it back
  const panel = facetsOf(listing, { ...query, discounts: normal.discounts }, selection);
  return serializeList({ ...page, ...understood, panel });
}

/** As `listProducts`, without the filter panel and without a word on spelling: a page of a table. */
export async function findProductPage(listing: Listing, asked: ListQuery): Promise<string> {
  const { page } = await readPage(listing, normalizeQuery(listing.view.index, asked, listing.deliveries));
  return serializeList(page);
}
