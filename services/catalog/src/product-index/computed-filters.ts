import type { IndexedProduct } from './product-row';

/** A filter whose values are worked out of a product, not read from an attribute column. */
export interface ComputedFilter {
  /** What addresses and calls (`filtervalues`) name it: small letters and hyphens. */
  readonly handle: string;
  readonly name: string;
  readonly values: readonly { handle: string; name: string; has(product: IndexedProduct): boolean }[];
}

/** By lower bounds in percent (shopping 9). */
const discount: ComputedFilter = {
  handle: 'discount',
  name: 'Descuento',
  values: [10, 15, 20, 25, 30, 35].map((bound) => ({
    handle: String(bound),
    name: `${bound}% o más`,
    has: (product) => product.discount >= bound,
  })),
};

/** As the panel shows them, after the brands. Sets, counts, calls and addresses follow from an entry here. */
export const computedFilters: readonly ComputedFilter[] = [discount];
