import type { searchParameters } from '@actual/contracts';
import type { z } from 'zod';
import type { Deliveries } from '../live/deliveries';
import type { ProductIndex } from '../product-index/product-index';

export type ListQuery = z.output<typeof searchParameters>;

/** The filter "llega antes de", as a value of the panel names it: `delivery:2026-11-28`. */
export const deliveryFilter = 'delivery';
/** The filter for products that fit through the given access, as a value of the panel names it: `wayIn:si`. */
export const wayInFilter = 'wayIn';
const deliveryValue = new RegExp(`^${deliveryFilter}:(\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))$`);
/** Values of filters that a question chooses; the call names those of discount and pieces apart. */
export const chosenValues = ({ filtervalues = [], discounts = [], stockRanges = [] }: ListQuery): string[] => [
  ...filtervalues,
  ...discounts.map((bound) => `discount:${bound}`),
  ...stockRanges.map((range) => `availability:${range}`),
];
const idShape = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;

/** `/search?sortkey=slowmovement` alone lists promotions: the slow movers and nothing else (shopping 2). */
const asPromotions = (question: ListQuery): ListQuery =>
  question.sortOption?.key === 'slowMovement' && !question.keywords?.trim() && question.category === undefined
    ? { ...question, slowMovement: true }
    : question;

/**
 * A question in one form, whichever way it was asked: `ids` of filter values are `filtervalues`, and only those of
 * products stay; the panel's delivery value is `deliveryBefore`, the latest of several, and means nothing where no postal
 * code is known.
 */
export function normalizeQuery(index: ProductIndex, asked: ListQuery, deliveries: Deliveries | null): ListQuery {
  const { ids, filtervalues, deliveryBefore, ...question } = asPromotions(asked);
  if (!ids?.length && !filtervalues?.length) return { ...question, deliveryBefore: deliveryBefore || undefined };
  const products: string[] = [];
  const values: string[] = [];
  const days = deliveryBefore ? [deliveryBefore] : [];
  for (const one of [...(filtervalues ?? []), ...(ids ?? [])]) {
    const value = index.valuesById.get(one.toLowerCase());
    const day = deliveryValue.exec(one)?.[1];
    if (day !== undefined) days.push(day);
    else if (value !== undefined) values.push(value);
    else if (idShape.test(one) && ids?.includes(one)) products.push(one.toLowerCase());
    else values.push(one);
  }
  const latest = deliveries ? days.sort().at(-1) : undefined;
  return {
    ...question,
    ids: products.length > 0 ? products : undefined,
    filtervalues: values.length > 0 ? values : undefined,
    deliveryBefore: latest,
  };
}
