import type { SearchParameters } from '@actual/contracts';
import { largestSize } from '@actual/contracts/facts/catalog/sizes';
import type { ProductIndex } from './product-index';
import type { IndexedProduct } from './product-row';
import type { ProductSizes } from './product-sizes';
import { withMore, without } from './sorted-after';

/** Keys that are the same for every postal code. */
export type OrderKey = Exclude<NonNullable<SearchParameters['sortOption']>['key'], 'deliveryDate'>;
export interface Order {
  readonly key: OrderKey;
  readonly direction: 'ASC' | 'DESC';
}

type Figure = (product: IndexedProduct, position: number) => number;

/** Further than any size, in hundredths of a centimeter. */
const beyondSizes = 100 * largestSize + 1;

/** By a size; products without one are last in both directions. */
const sizeFigure =
  (sizes: Int32Array, direction: Order['direction']): Figure =>
  (_, position) =>
    sizes[position] || (direction === 'ASC' ? beyondSizes : -1);

/** The figures of each sorting key; all but the first are tie-breaks, highest first. The id comes last. */
const figures = (
  available: Int32Array,
  sizes: ProductSizes,
  direction: Order['direction'],
): Record<OrderKey, readonly [Figure, ...Figure[]]> => {
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
    // without a term the shop's featured products are the most relevant
    relevance: [spotlight, sales],
    width: [sizeFigure(sizes.width, direction), sales],
    depth: [sizeFigure(sizes.depth, direction), sales],
    height: [sizeFigure(sizes.height, direction), sales],
  };
};

type Sorted = Pick<ProductIndex, 'products' | 'size' | 'byId' | 'ranks' | 'sizes'>;

/**
 * Sorts a sorted list again by a figure; equal ones keep their order. Figure and place are one number each, because
 * numbers are sorted many times faster than objects by a function.
 */
function sortedBy(order: Int32Array, figureOf: (position: number) => number): Int32Array {
  const many = order.length;
  const keys = Float64Array.from(order, (position, place) => figureOf(position) * many + place).sort();
  return Int32Array.from(keys, (key) => order[((key % many) + many) % many] ?? 0);
}

/** Every position of the catalog that a product has, in an order that is the same each time. */
export function positionsInOrder({ products, byId, sizes }: Sorted, available: Int32Array, order: Order): Int32Array {
  const [main, ...ties] = figures(available, sizes, order.direction)[order.key];
  const figureOf = (figure: Figure, sign: number) => (position: number) => {
    const product = products[position];
    return product ? sign * figure(product, position) : 0;
  };
  let sorted: Int32Array = byId;
  for (const tie of ties.reverse()) sorted = sortedBy(sorted, figureOf(tie, -1));
  return sortedBy(sorted, figureOf(main, order.direction === 'ASC' ? 1 : -1));
}

/** The order after some products changed: these are taken out and put where they belong now. */
export function orderAfter(
  before: Int32Array,
  index: Sorted,
  { removed, placed }: { removed: ReadonlySet<number>; placed: readonly number[] },
  order: Order,
): Int32Array {
  const [main, ...ties] = figures(new Int32Array(), index.sizes, order.direction)[order.key];
  const sign = order.direction === 'ASC' ? 1 : -1;
  const { products, ranks } = index;
  const compare = (a: number, b: number): number => {
    const [one, other] = [products[a], products[b]];
    if (!one || !other) return a - b;
    const difference = sign * (main(one, a) - main(other, b));
    if (difference !== 0) return difference;
    for (const tie of ties) {
      const less = tie(other, b) - tie(one, a);
      if (less !== 0) return less;
    }
    return (ranks[a] ?? 0) - (ranks[b] ?? 0);
  };
  return withMore(without(before, removed), Int32Array.from(placed).sort(compare), compare);
}
