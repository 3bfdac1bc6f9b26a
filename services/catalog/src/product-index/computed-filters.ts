import type { IndexedProduct } from './product-row';

/** A filter whose values are worked out, not read from an attribute column. */
export interface ComputedFilter<Of> {
  /** Its name in addresses and calls (`filtervalues`): small letters and hyphens. */
  readonly handle: string;
  readonly name: string;
  readonly values: readonly { handle: string; name: string; has(one: Of): boolean }[];
}

/** Lower bounds of a discount in percent (shopping 9). */
export const discountBounds = [10, 15, 20, 25, 30, 35] as const;

const discount: ComputedFilter<IndexedProduct> = {
  handle: 'discount',
  name: 'Descuento',
  values: discountBounds.map((bound) => ({
    handle: String(bound),
    name: `${bound}% o más`,
    has: (product) => product.discount >= bound,
  })),
};

/** By pieces (shopping 9), for shoppers who furnish more than a room. */
const availability: ComputedFilter<number> = {
  handle: 'availability',
  name: 'Disponibilidad',
  values: [
    { handle: '1-10', name: '10 piezas o menos', has: (pieces) => pieces >= 1 && pieces <= 10 },
    ...(
      [
        [11, 30],
        [31, 90],
        [91, 270],
      ] as const
    ).map(([from, to]) => ({
      handle: `${from}-${to}`,
      name: `De ${from} a ${to} piezas`,
      has: (pieces: number) => pieces >= from && pieces <= to,
    })),
    { handle: '271', name: 'Más de 270 piezas', has: (pieces) => pieces > 270 },
  ],
};

/** Of a product, as the panel shows them after the brands. Sets, counts, calls and addresses follow from an entry here. */
export const computedFilters: readonly ComputedFilter<IndexedProduct>[] = [discount];

/** The same of the pieces that can be promised at the moment; the panel shows them next. */
export const stockFilters: readonly ComputedFilter<number>[] = [availability];
