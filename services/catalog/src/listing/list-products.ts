import type { ProductList, Site } from '@actual/contracts';
import type { Knex } from '@actual/database';
import type { CardReader } from '../cards/card-reader';
import { bitsOf, count, has } from '../catalogue/bits';
import type { Order } from '../catalogue/order';
import type { View } from '../catalogue/view';
import { type Found, findProducts } from '../search/find-products';
import { facetsOf } from './facets';
import { type ListQuestion, select, selected } from './selection';

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
  if (itemcode !== undefined) {
    const position = view.catalogue.positionOfCode.get(itemcode.trim().toUpperCase());
    return { positions: position === undefined ? [] : [position], correctedTerm: null };
  }
  return keywords?.trim() ? findProducts(db, view.catalogue, keywords) : null;
}

/** A page of a category, a search or a set of filters, with the filter panel (shopping 2, 4, 9). */
export async function listProducts(
  { db, cards }: { db: Knex; cards: CardReader },
  view: View,
  site: Site,
  asked: ListQuestion,
): Promise<ProductList> {
  const question = asPromotions(asked);
  const found = await findAsked(db, view, question);
  const selection = select(view, site, question, found ? bitsOf(view.catalogue.size, found.positions) : undefined);
  const list = selected(selection);
  const order = orderOf(question);
  const { page, items } = question;
  const from = (page - 1) * items;
  const wanted =
    order.key === 'relevance' && found
      ? found.positions.filter((position) => has(list, position)).slice(from, from + items)
      : view.first(list, order, from + items).slice(from);
  const total = count(list);
  return {
    products: await cards.read(view, wanted, question.zipcodeDeliveryId),
    total,
    page,
    pages: Math.ceil(total / items),
    correctedTerm: total > 0 ? (found?.correctedTerm ?? null) : null,
    facets: facetsOf(view, question, selection),
  };
}
