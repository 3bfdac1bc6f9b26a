import { societyCodes } from '@actual/contracts/facts/company/brands';
import { deliveryFacts } from '@actual/domain';
import { type Bits, emptyBits } from './bits';
import { type ComputedFilter, computedFilters } from './computed-filters';
import { type Labels, noLabels } from './labels';
import { PersistentMap } from './persistent-map';
import type { IndexedProduct } from './product-row';
import { noSizes, type ProductSizes } from './product-sizes';
import { computedSet, type Sets } from './sets';
import { noSources, type StockSources } from './stock-sources';
import type { IndexedCategory, Structure } from './structure';
import { noValues, type ValuesByProduct } from './value-counts';

export interface IndexedValue {
  readonly handle: string;
  readonly name: string;
  readonly code: string | null;
  readonly bits: Bits;
  /** Its number in `ProductIndex.values`; null for values that are not a product's own. */
  readonly index: number | null;
}
export interface IndexedFilter {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly position: number;
  readonly values: ReadonlyMap<string, IndexedValue>;
}

/** The filters of the catalog, as sets of positions. */
export interface Filterable {
  readonly categories: ReadonlyMap<string, IndexedCategory & { readonly bits: Bits }>;
  readonly societies: ReadonlyMap<string, Bits>;
  readonly brands: IndexedFilter;
  readonly filters: readonly IndexedFilter[];
  /** Those of `computed-filters.ts` that a product has by itself; `View.computed` adds those of its pieces. */
  readonly computed: readonly IndexedFilter[];
  /** By a value's own id: its filter and itself, `material:madera`. */
  readonly valuesById: ReadonlyMap<string, string>;
  readonly slowMovement: Bits;
  readonly spotlight: Bits;
  /** Products that lists may show: not the CO codes. */
  readonly listed: Bits;
  /** Positions that a product has. */
  readonly live: Bits;
  /** Products whose codes begin with ST. */
  readonly studio: Bits;
}

/**
 * The catalog of one moment, ready to be filtered: immutable, shared by all requests. A product keeps its position as
 * long as it is there; another moment is made from this one by the changes (`change-catalog.ts`).
 */
export interface ProductIndex extends Filterable {
  readonly version: number;
  readonly structure: Structure;
  /** One more than the last position. */
  readonly size: number;
  /** By position; `noProduct` where there is none. */
  readonly products: readonly IndexedProduct[];
  /** Positions that no product has. */
  readonly free: readonly number[];
  /** Positions by id, which break ties between equal products. */
  readonly byId: Int32Array;
  /** By position: its place in `byId`. */
  readonly ranks: Uint32Array;
  /** Discounted prices by position. */
  readonly pricesCents: Float64Array;
  readonly sizes: ProductSizes;
  readonly positionOfId: PersistentMap<string, number>;
  /** By item code in capitals; of several the first by id. */
  readonly positionOfCode: PersistentMap<string, number>;
  /** Positions that share an item code, by id. */
  readonly twins: ReadonlyMap<string, readonly number[]>;
  /** Positions of the products of a group, by id. */
  readonly groups: PersistentMap<string, readonly number[]>;
  readonly sets: Sets;
  /** The values of brands and filters by product. */
  readonly values: ValuesByProduct;
  /** The texts of each product that are shown without asking the database. */
  readonly labels: Labels;
  /** Where the pieces of the products come from. */
  readonly sources: StockSources;
  /** Orders that do not depend on the stock, filled as they are asked for. */
  readonly orders: Map<string, Int32Array>;
}

/** The ids of everything that `ProductIndex.values` counts, in the order of the structure. */
export const valueIdsOf = ({ brands, filters }: Structure): string[] => [
  ...brands.map(({ id }) => id),
  ...filters.flatMap(({ values }) => values.map(({ id }) => id)),
];

/** A computed filter with the set of each value. */
export const withSets = <Of>(
  { handle, name, values }: ComputedFilter<Of>,
  setOf: (value: ComputedFilter<Of>['values'][number]) => Bits,
): IndexedFilter => ({
  id: handle,
  handle,
  name,
  position: 0,
  values: new Map(
    values.map((value) => [
      value.handle,
      { handle: value.handle, name: value.name, code: null, index: null, bits: setOf(value) },
    ]),
  ),
});

/** The sets under the names that questions use. */
export function filterable(structure: Structure, sets: Sets, size: number): Filterable {
  const none = emptyBits(size);
  const setOf = (name: string): Bits => sets.get(name) ?? none;
  let index = 0;
  const numbered = (value: { handle: string; name: string; code: string | null }, set: string): IndexedValue => ({
    handle: value.handle,
    name: value.name,
    code: value.code,
    bits: setOf(set),
    index: index++,
  });
  const brands = structure.brands.map(
    ({ id, name }) => [id, numbered({ handle: id, name, code: null }, `brand:${id}`)] as const,
  );
  return {
    categories: new Map(structure.categories.map((one) => [one.handle, { ...one, bits: setOf(`category:${one.id}`) }])),
    societies: new Map(societyCodes.map((code) => [code, setOf(`society:${code}`)])),
    brands: { id: 'brand', handle: 'brand', name: 'Marca', position: 0, values: new Map(brands) },
    filters: structure.filters.map(({ values, ...filter }) => ({
      ...filter,
      values: new Map(values.map((value) => [value.handle, numbered(value, `value:${value.id}`)])),
    })),
    computed: computedFilters.map((filter) =>
      withSets(filter, (value) => setOf(computedSet(filter.handle, value.handle))),
    ),
    valuesById: new Map(
      structure.filters.flatMap(({ handle, values }) =>
        values.map((value) => [value.id, `${handle}:${value.handle}`] as const),
      ),
    ),
    slowMovement: setOf('slow'),
    spotlight: setOf('spotlight'),
    listed: setOf('listed'),
    live: setOf('live'),
    studio: setOf('studio'),
  };
}

const noStructure: Structure = {
  categories: [],
  moved: new Map(),
  brands: [],
  filters: [],
  delivery: deliveryFacts({ warehouses: [], routes: [], closedDays: [] }),
  revision: 0,
};

/** A catalog without a product, from which every other begins. */
export const emptyIndex: ProductIndex = {
  version: 0,
  structure: noStructure,
  size: 0,
  products: [],
  free: [],
  byId: new Int32Array(),
  ranks: new Uint32Array(),
  pricesCents: new Float64Array(),
  sizes: noSizes,
  positionOfId: PersistentMap.empty(),
  positionOfCode: PersistentMap.empty(),
  twins: new Map(),
  groups: PersistentMap.empty(),
  sets: new Map(),
  values: noValues,
  labels: noLabels,
  sources: noSources,
  orders: new Map(),
  ...filterable(noStructure, new Map(), 0),
};
