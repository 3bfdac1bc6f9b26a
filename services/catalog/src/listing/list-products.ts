import type { ProductList } from '@actual/contracts';
import type { Deliveries } from '../live/deliveries';
import type { View } from '../live/view';
import { type Bits, count, has, intersection } from '../product-index/bits';
import { type FoundProducts, findItem, findProducts } from '../search/find-products';
import { facetsOf } from './facets';
import { type ListQuery, normalizeQuery, orderOf } from './list-query';
import type { Listing } from './listing';
import { type Selection, select, selected } from './selection';

function findAsked(view: View, { keywords, itemcode, exact = false }: ListQuery): FoundProducts | null {
  if (itemcode !== undefined) return findItem(view.catalog, itemcode);
  return keywords?.trim() ? findProducts(view.catalog, keywords, { exact }) : null;
}

/** The positions of one page. Without a chosen sort a search shows first what answers best, by sales in each tier of match. */
function pageOf(
  view: View,
  list: Bits,
  question: ListQuery,
  found: FoundProducts | null,
  deliveries: Deliveries | null,
): number[] {
  const from = (question.page - 1) * question.items;
  const to = from + question.items;
  const order = orderOf(question, deliveries);
  if (found && question.sortOption?.key === 'relevance')
    return [...found.positions.filter((one) => has(list, one)).slice(from, to)];
  if (!found || question.sortOption) return view.first(list, order, to).slice(from);
  const positions: number[] = [];
  for (const tier of found.tiers) {
    if (positions.length >= to) break;
    positions.push(...view.first(intersection(list, tier), order, to - positions.length));
  }
  return positions.slice(from);
}

/** A page of a list as JSON, as far as the contract's `productList` has it before the panel; and what it was made of. */
async function writePage(
  { cards, view, site, deliveries }: Listing,
  question: ListQuery,
): Promise<{ products: string; rest: Omit<ProductList, 'products' | 'facets'>; selection: Selection }> {
  const found = findAsked(view, question);
  const selection = select(view, site, question, { found: found?.all, deliveries });
  const list = selected(selection);
  const { page, items } = question;
  const total = count(list);
  const positions = pageOf(view, list, question, found, deliveries);
  const products = await cards.readJson(view, positions, question.zipcodeDeliveryId);
  return {
    products: products.join(','),
    rest: {
      total,
      page,
      pages: Math.ceil(total / items),
      correctedTerm: total > 0 ? (found?.correctedTerm ?? null) : null,
    },
    selection,
  };
}

/**
 * A page of a category, a search or a set of filters, with the filter panel (shopping 2, 4, 9): the contract's
 * `productList` as JSON.
 */
export async function listProducts(listing: Listing, asked: ListQuery): Promise<string> {
  const question = normalizeQuery(listing.view.index, asked, listing.deliveries);
  const { products, rest, selection } = await writePage(listing, question);
  const facets = facetsOf(listing, question, selection);
  return `{"products":[${products}],${JSON.stringify(rest).slice(1, -1)},"facets":${facets}}`;
}

/** As `listProducts`, without the filter panel and without a word on spelling: a page of a table. */
export async function findProductPage(listing: Listing, asked: ListQuery): Promise<string> {
  const { products, rest } = await writePage(listing, normalizeQuery(listing.view.index, asked, listing.deliveries));
  const { correctedTerm: _, ...numbers } = rest;
  return `{"products":[${products}],${JSON.stringify(numbers).slice(1)}`;
}
