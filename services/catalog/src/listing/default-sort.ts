import type { Deliveries } from '../live/deliveries';
import type { Order, OrderKey } from '../product-index/order';
import type { ListQuery } from './list-query';

/** These begin with the highest, others with the lowest (shopping 4). */
const fromTheTop: ReadonlySet<string> = new Set(['salesCount', 'slowMovement']);

/**
 * Categories are sorted by price, searches by sales (shopping 9); the direction follows the key by default. The best
 * matches are always first, and days are known for a postal code only.
 */
export function orderOf(question: ListQuery, deliveries: Deliveries | null): Order | Int32Array {
  const { sortOption, category, keywords, slowMovement } = question;
  const byDefault: OrderKey = category !== undefined && !keywords?.trim() ? 'DiscountPrice' : 'salesCount';
  const key = sortOption?.key ?? (slowMovement ? 'slowMovement' : byDefault);
  const direction = sortOption?.direction ?? (fromTheTop.has(key) ? 'DESC' : 'ASC');
  if (key === 'relevance') return { key, direction: 'DESC' };
  if (key !== 'deliveryDate') return { key, direction };
  return deliveries ? deliveries.inOrder(direction) : { key: 'salesCount', direction: 'DESC' };
}
