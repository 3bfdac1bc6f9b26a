import type { Deliveries } from '../live/deliveries';
import type { View } from '../live/view';
import { type Bits, count, has, intersection } from '../product-index/bits';
import { type FoundProducts, findItem, findProducts } from '../search/find-products';
import { facetsOf } from './facets';
import { type ListQuery, normalizeQuery, orderOf } from './list-query';
import type { Listing } from './listing';
import { modelsOf, readModels } from './models';
import { type Selection, select, selected } from './selection';
import { type ListPage, serializeList } from './serialize-list';

function findAsked(view: View, { keywords, itemcode, exact = false }: ListQuery): FoundProducts | null {
  if (itemcode !== undefined) return findItem(view.catalog, itemcode);
  return keywords?.trim() ? findProducts(view.catalog, keywords, { exact }) : null;
}

/** The positions between two places of a list. Without a chosen sort a search shows first what answers best, by sales in each tier of match. */
function placesOf(
  view: View,
  list: Bits,
  query: ListQuery,
  found: FoundProducts | null,
  deliveries: Deliveries | null,
  [from, to]: readonly [from: number, to: number],
): number[] {
  const order = orderOf(query, deliveries);
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

/** A page of a list without the panel, and what it was made of. */
async function readPage(
  { cards, view, site, deliveries }: Listing,
  query: ListQuery,
): Promise<{ page: ListPage; spelling: Pick<ListPage, 'correctedTerm' | 'leftOut'>; selection: Selection }> {
  const found = findAsked(view, query);
  const selection = select(view, site, query, { found: found?.all, deliveries });
  const list = selected(selection);
  const { page, items, models, zipcodeDeliveryId } = query;
  const between = [(page - 1) * items, page * items] as const;
  const places = (span: readonly [number, number]) => placesOf(view, list, query, found, deliveries, span);
  const pieces = count(list);
  const modelled = models ? modelsOf(view, places([0, pieces])) : null;
  const total = modelled?.length ?? pieces;
  return {
    page: {
      cards: modelled
        ? await readModels(cards, view, site, modelled.slice(...between), zipcodeDeliveryId)
        : await cards.readListed(view, places(between), zipcodeDeliveryId),
      total,
      ...(modelled ? { pieces } : {}),
      page,
      pages: Math.ceil(total / items),
    },
    spelling:
      found && total > 0
        ? { correctedTerm: found.correctedTerm, leftOut: found.leftOut }
        : { correctedTerm: null, leftOut: [] },
    selection,
  };
}

/**
 * A page of a category, a search or a set of filters, with the filter panel (shopping 2, 4, 9): the contract's
 * `productList` as JSON.
 */
export async function listProducts(listing: Listing, asked: ListQuery): Promise<string> {
  const query = normalizeQuery(listing.view.index, asked, listing.deliveries);
  const { page, spelling, selection } = await readPage(listing, query);
  return serializeList({ ...page, ...spelling, panel: facetsOf(listing, query, selection) });
}

/** As `listProducts`, without the filter panel and without a word on spelling: a page of a table. */
export async function findProductPage(listing: Listing, asked: ListQuery): Promise<string> {
  const { page } = await readPage(listing, normalizeQuery(listing.view.index, asked, listing.deliveries));
  return serializeList(page);
}
