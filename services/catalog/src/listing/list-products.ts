import type { ProductList, Site } from '@actual/contracts';
import type { Knex } from '@actual/database';
import type { CardReader } from '../cards/card-reader';
import { type Bits, count, difference, has, intersection } from '../catalogue/bits';
import type { Order } from '../catalogue/order';
import type { View } from '../catalogue/view';
import { type Found, findItem, findProducts, foundBits } from '../search/find-products';
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

async function findAsked(db: Knex, view: View, { keywords, itemcode }: ListQuestion): Promise<Found | null> {
  if (itemcode !== undefined) return findItem(view.catalogue, itemcode);
  return keywords?.trim() ? findProducts(db, view.catalogue, keywords) : null;
}

/** The positions of one page. Without a chosen sort a search shows first what has the words in its name. */
function pageOf(view: View, list: Bits, question: ListQuestion, found: Found | null): number[] {
  const from = (question.page - 1) * question.items;
  const to = from + question.items;
  const order = orderOf(question);
  if (!found) return view.first(list, order, to).slice(from);
  if (order.key === 'relevance') return [...found.positions.filter((one) => has(list, one)).slice(from, to)];
  if (question.sortOption) return view.first(list, order, to).slice(from);
  const named = intersection(list, foundBits(view.catalogue, found).named);
  const first = view.first(named, order, to);
  return [...first, ...view.first(difference(list, named), order, to - first.length)].slice(from);
}

/** A page of a list as JSON, as far as the contract's `productList` has it before the panel; and what it was made of. */
async function writePage(
  { db, cards }: { db: Knex; cards: CardReader },
  view: View,
  site: Site,
  question: ListQuestion,
): Promise<{ products: string; rest: Omit<ProductList, 'products' | 'facets'>; selection: Selection }> {
  const found = await findAsked(db, view, question);
  const selection = select(view, site, question, found ? foundBits(view.catalogue, found).all : undefined);
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
export async function listProducts(
  dependencies: { db: Knex; cards: CardReader },
  view: View,
  site: Site,
  asked: ListQuestion,
): Promise<string> {
  const question = asPromotions(asked);
  const { products, rest, selection } = await writePage(dependencies, view, site, question);
  const facets = facetsOf(view, site, question, selection);
  return `{"products":[${products}],${JSON.stringify(rest).slice(1, -1)},"facets":${facets}}`;
}

/** As `listProducts`, without the filter panel and without a word on spelling: a page of a table. */
export async function findProductPage(
  dependencies: { db: Knex; cards: CardReader },
  view: View,
  site: Site,
  asked: ListQuestion,
): Promise<string> {
  const { products, rest } = await writePage(dependencies, view, site, asPromotions(asked));
  const { correctedTerm: _, ...numbers } = rest;
  return `{"products":[${products}],${JSON.stringify(numbers).slice(1)}`;
}
