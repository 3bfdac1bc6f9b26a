import type { ProductList, Site } from '@actual/contracts';
import type { CardReader } from '../cards/card-reader';
import { type Bits, count, has, intersection } from '../catalogue/bits';
import type { Order } from '../catalogue/order';
import type { View } from '../catalogue/view';
import { type Found, findItem, findProducts } from '../search/find-products';
import { facetsOf } from './facets';
import { type ListQuestion, type Selection, select, selected } from './selection';

/** Categories are sorted by price, searches by sales (shopping 9); the direction follows the key where none is told. */
export function orderOf({ sortOption, category, keywords, slowMovement }: ListQuestion): Order {
  if (sortOption) return sortOption;
  if (slowMovement) return { key: 'slowMovement', direction: 'DESC' };
  return category !== undefined && !keywords?.trim()
    ? { key: 'DiscountPrice', direction: 'ASC' }
    : { key: 'salesCount', direction: 'DESC' };
}

/** `/search?sortkey=slowmovement` alone lists promotions: the slow movers and nothing else. */
const asPromotions = (question: ListQuestion): ListQuestion =>
  question.sortOption?.key === 'slowMovement' && !question.keywords?.trim() && question.category === undefined
    ? { ...question, slowMovement: true }
    : question;

function findAsked(view: View, { keywords, itemcode, exact = false }: ListQuestion): Found | null {
  if (itemcode !== undefined) return findItem(view.catalogue, itemcode);
  return keywords?.trim() ? findProducts(view.catalogue, keywords, { exact }) : null;
}

/** The positions of one page. Without a chosen sort a search shows first what answers best, by sales in each kind of match. */
function pageOf(view: View, list: Bits, question: ListQuestion, found: Found | null): number[] {
  const from = (question.page - 1) * question.items;
  const to = from + question.items;
  const order = orderOf(question);
  if (!found) return view.first(list, order, to).slice(from);
  if (order.key === 'relevance') return [...found.positions.filter((one) => has(list, one)).slice(from, to)];
  if (question.sortOption) return view.first(list, order, to).slice(from);
  const positions: number[] = [];
  for (const kind of found.kinds) {
    if (positions.length >= to) break;
    positions.push(...view.first(intersection(list, kind), order, to - positions.length));
  }
  return positions.slice(from);
}

/** A page of a list as JSON, as far as the contract's `productList` has it before the panel; and what it was made of. */
async function writePage(
  cards: CardReader,
  view: View,
  site: Site,
  question: ListQuestion,
): Promise<{ products: string; rest: Omit<ProductList, 'products' | 'facets'>; selection: Selection }> {
  const found = findAsked(view, question);
  const selection = select(view, site, question, found?.all);
  const list = selected(selection);
  const { page, items } = question;
  const total = count(list);
  const products = await cards.readJson(view, pageOf(view, list, question, found), question.zipcodeDeliveryId);
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
export async function listProducts(cards: CardReader, view: View, site: Site, asked: ListQuestion): Promise<string> {
  const question = asPromotions(asked);
  const { products, rest, selection } = await writePage(cards, view, site, question);
  const facets = facetsOf(view, site, question, selection);
  return `{"products":[${products}],${JSON.stringify(rest).slice(1, -1)},"facets":${facets}}`;
}

/** As `listProducts`, without the filter panel and without a word on spelling: a page of a table. */
export async function findProductPage(cards: CardReader, view: View, site: Site, asked: ListQuestion): Promise<string> {
  const { products, rest } = await writePage(cards, view, site, asPromotions(asked));
  const { correctedTerm: _, ...numbers } = rest;
  return `{"products":[${products}],${JSON.stringify(numbers).slice(1)}`;
}
