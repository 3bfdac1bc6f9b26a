import type { ReceivedSource } from '@actual/database/supply';
import type { DeliveryFacts, Society } from '@actual/domain';
import type { CatalogueSearch } from '../search/catalogue-search';
import { type Bits, bitsOf, bitsWhere } from './bits';
import { indexSources, type StockSources } from './stock-sources';
import { type ValuesByProduct, valuesByProduct } from './value-counts';

/** A product as lists are filtered and sorted by: what the index keeps of it. */
export interface IndexedProduct {
  readonly id: string;
  readonly itemCode: string;
  readonly society: Society;
  readonly discountPriceCents: number;
  readonly discount: number;
  readonly brandId: string | null;
  /** Its variations share it. */
  readonly groupId: string | null;
  readonly salesCount: number;
  readonly slowMovement: boolean;
  readonly spotlight: boolean;
}
export interface IndexedCategory {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly description: string | null;
  readonly level: number;
  readonly parentId: string | null;
  readonly picture: string | null;
  readonly position: number;
}
export interface FilterValueRow {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly code: string | null;
  /** Positions of the products that have it. */
  readonly members: readonly number[];
}
export interface FilterRow {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly position: number;
  readonly values: readonly FilterValueRow[];
}
/** One moment of the catalogue's tables, read in one transaction. `members` are positions in `products`. */
export interface CatalogueRows {
  readonly version: number;
  readonly products: readonly IndexedProduct[];
  readonly categories: readonly (IndexedCategory & { readonly members: readonly number[] })[];
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  readonly filters: readonly FilterRow[];
  readonly search: CatalogueSearch;
  readonly delivery: DeliveryFacts;
  readonly sources: readonly ReceivedSource[];
}

export interface IndexedValue {
  readonly handle: string;
  readonly name: string;
  readonly code: string | null;
  readonly bits: Bits;
  /** Its place in `Catalogue.values`; null for values that are not a product's own. */
  readonly index: number | null;
  /** The value's JSON in the filter panel up to its count. */
  readonly json: string;
}
export interface IndexedFilter {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly position: number;
  readonly values: ReadonlyMap<string, IndexedValue>;
}

/** The catalogue at one version, ready to be filtered: immutable, shared by all requests until the version changes. */
export interface Catalogue {
  readonly version: number;
  readonly size: number;
  readonly products: readonly IndexedProduct[];
  /** Discounted prices by position. */
  readonly pricesCents: Float64Array;
  readonly positionOfId: ReadonlyMap<string, number>;
  /** By item code in capitals. */
  readonly positionOfCode: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, IndexedCategory & { readonly bits: Bits }>;
  readonly societies: ReadonlyMap<string, Bits>;
  readonly brands: IndexedFilter;
  readonly filters: readonly IndexedFilter[];
  /** By a value's own id: its filter and itself, `material:madera`. */
  readonly valuesById: ReadonlyMap<string, string>;
  /** The values of brands and filters by product. */
  readonly values: ValuesByProduct;
  readonly slowMovement: Bits;
  readonly spotlight: Bits;
  /** Products that lists may show: not the CO codes. */
  readonly listed: Bits;
  /** Positions that share an item code. */
  readonly twins: readonly (readonly number[])[];
  /** What terms are looked for in. */
  readonly search: CatalogueSearch;
  readonly delivery: DeliveryFacts;
  /** Where the pieces of the products come from. */
  readonly sources: StockSources;
  /** Orders that do not depend on the stock, filled as they are asked for. */
  readonly orders: Map<string, Int32Array>;
}

/** A filter value as the panel shows it, ready to be counted. */
export const indexedValue = (value: Omit<IndexedValue, 'json'>): IndexedValue => ({
  ...value,
  json: `${JSON.stringify({ Handle: value.handle, Name: value.name, Code: value.code }).slice(0, -1)},"count":`,
});

/** Item codes that begin with CO and are listed all the same (shopping 5). */
const listedCoCodes: ReadonlySet<string> = new Set(['CO00001', 'CO00002']);

/** Codes that begin with CO are components and internal items; lists hide them but for the allow list. */
export const isListed = (itemCode: string): boolean =>
  !/^co/i.test(itemCode) || listedCoCodes.has(itemCode.toUpperCase());

/** Products whose codes differ in letter case only, which the table lets pass: lists show one of them. */
function twinsOf(products: readonly IndexedProduct[]): number[][] {
  const byCode = new Map<string, number[]>();
  products.forEach(({ itemCode }, position) => {
    const code = itemCode.toUpperCase();
    const same = byCode.get(code);
    if (same) same.push(position);
    else byCode.set(code, [position]);
  });
  return [...byCode.values()].filter((same) => same.length > 1);
}

/** Filters as they are ordered in the panel (shopping 9); others follow by their own order. */
const filterOrder = ['estilo', 'material', 'color', 'forma', 'tamano', 'firmeza'];

const panelOrder = (a: FilterRow, b: FilterRow): number => {
  const place = (filter: FilterRow) => {
    const fixed = filterOrder.indexOf(filter.handle);
    return fixed === -1 ? filterOrder.length : fixed;
  };
  return place(a) - place(b) || a.position - b.position || a.name.localeCompare(b.name, 'es');
};

/** Builds the index of one version of the catalogue. */
export function indexCatalogue(rows: CatalogueRows): Catalogue {
  const { products } = rows;
  const size = products.length;
  const membersOf = new Map<string, number[]>();
  const societies = new Map<string, number[]>();
  const push = (map: Map<string, number[]>, key: string, position: number) => {
    const list = map.get(key);
    if (list) list.push(position);
    else map.set(key, [position]);
  };
  products.forEach(({ brandId, society }, position) => {
    if (brandId) push(membersOf, brandId, position);
    push(societies, society, position);
  });
  const valueMembers: (readonly number[])[] = [];
  const valueAt = (value: { handle: string; name: string; code: string | null }, members: readonly number[]) =>
    indexedValue({ ...value, bits: bitsOf(size, members), index: valueMembers.push(members) - 1 });
  const brands = rows.brands.map(
    ({ id, name }) => [id, valueAt({ handle: id, name, code: null }, membersOf.get(id) ?? [])] as const,
  );
  const filters = [...rows.filters].sort(panelOrder).map(({ values, ...filter }) => ({
    ...filter,
    values: new Map(values.map(({ members, id: _, ...value }) => [value.handle, valueAt(value, members)])),
  }));
  const valuesById = rows.filters.flatMap(({ handle, values }) =>
    values.map((value) => [value.id, `${handle}:${value.handle}`] as const),
  );
  return {
    version: rows.version,
    size,
    products,
    pricesCents: Float64Array.from(products, ({ discountPriceCents }) => discountPriceCents),
    positionOfId: new Map(products.map(({ id }, position) => [id, position])),
    positionOfCode: new Map(products.map(({ itemCode }, position) => [itemCode.toUpperCase(), position])),
    categories: new Map(
      rows.categories.map(({ members, ...category }) => [
        category.handle,
        { ...category, bits: bitsOf(size, members) },
      ]),
    ),
    societies: new Map([...societies].map(([society, members]) => [society, bitsOf(size, members)])),
    brands: { id: 'brand', handle: 'brand', name: 'Marca', position: 0, values: new Map(brands) },
    filters,
    valuesById: new Map(valuesById),
    values: valuesByProduct(size, valueMembers),
    slowMovement: bitsWhere(products, (product) => product.slowMovement),
    spotlight: bitsWhere(products, (product) => product.spotlight),
    listed: bitsWhere(products, (product) => isListed(product.itemCode)),
    twins: twinsOf(products),
    search: rows.search,
    delivery: rows.delivery,
    sources: indexSources(products, rows.sources),
    orders: new Map(),
  };
}
