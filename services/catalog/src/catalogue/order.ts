import type { SearchParameters } from '@actual/contracts';
import type { Catalogue, IndexedProduct } from './catalogue';

/** Keys that are the same for every postal code. */
export type OrderKey = Exclude<NonNullable<SearchParameters['sortOption']>['key'], 'deliveryDate'>;
export interface Order {
  readonly key: OrderKey;
  readonly direction: 'ASC' | 'DESC';
}

type Figure = (product: IndexedProduct, position: number) => number;

/** What each key sorts by; all but the first figure are tie-breaks, highest first. The id, the position, comes last. */
const figures = (available: Int32Array): Record<OrderKey, readonly [Figure, ...Figure[]]> => {
  const sales: Figure = (product) => product.salesCount;
  const discount: Figure = (product) => product.discount;
  const spotlight: Figure = (product) => Number(product.spotlight);
  return {
    DiscountPrice: [(product) => product.discountPriceCents, sales],
    Discount: [discount, sales],
    salesCount: [sales],
    slowMovement: [(product) => Number(product.slowMovement), discount, sales],
    spotlight: [spotlight, sales],
    stock: [(_, position) => available[position] ?? 0, sales],
    // without a term nothing is more relevant than what the shop puts forward
    relevance: [spotlight, sales],
  };
};

/** Every position of the catalogue in an order that is the same each time. */
export function positionsInOrder(catalogue: Catalogue, available: Int32Array, order: Order): Int32Array {
  const [main, ...ties] = figures(available)[order.key].map((figure) =>
    Float64Array.from(catalogue.products, (product, position) => figure(product, position)),
  );
  const sign = order.direction === 'ASC' ? 1 : -1;
  return Int32Array.from(catalogue.products.keys()).sort((a, b) => {
    const difference = sign * ((main?.[a] ?? 0) - (main?.[b] ?? 0));
    if (difference !== 0) return difference;
    for (const tie of ties) {
      const less = (tie[b] ?? 0) - (tie[a] ?? 0);
      if (less !== 0) return less;
    }
    return a - b;
  });
}
