import { deliveryFacts } from '@actual/domain';
import { each } from '../catalogue/bits';
import { type Catalogue, type IndexedProduct, indexCatalogue } from '../catalogue/catalogue';
import { indexSearch, type SearchRow } from '../search/catalogue-search';
import { findProducts } from '../search/find-products';
import { type Language, spanish } from '../search/language';

/** A product as the search alone needs it. */
export interface OfflineProduct extends SearchRow {
  readonly id: string;
  /** Handles and names of its categories and of those above them. */
  readonly categories: readonly { readonly handle: string; readonly name: string }[];
  /** Names of its filter values. */
  readonly values: readonly string[];
}

const plainProduct: Omit<IndexedProduct, 'id' | 'itemCode' | 'salesCount'> = {
  society: '003',
  discountPriceCents: 100_000,
  discount: 0,
  brandId: null,
  groupId: null,
  slowMovement: false,
  spotlight: false,
};

function members<T>(
  products: readonly OfflineProduct[],
  of: (product: OfflineProduct) => readonly T[],
  key: (one: T) => string,
) {
  const found = new Map<string, { one: T; members: number[] }>();
  products.forEach((product, position) => {
    for (const one of of(product)) {
      const known = found.get(key(one));
      if (known) known.members.push(position);
      else found.set(key(one), { one, members: [position] });
    }
  });
  return [...found.values()];
}

async function* oneBatch(rows: readonly SearchRow[]): AsyncGenerator<readonly SearchRow[]> {
  yield rows;
}

/** A catalogue of these products without a database, to measure and test the search. */
export async function offlineCatalogue(
  products: readonly OfflineProduct[],
  language: Language = spanish,
): Promise<Catalogue> {
  const categories = members(
    products,
    (product) => product.categories,
    ({ handle }) => handle,
  ).map(({ one, members: own }, position) => ({
    ...one,
    id: one.handle,
    description: null,
    level: 1,
    parentId: null,
    picture: null,
    position,
    members: own,
  }));
  const values = members(
    products,
    (product) => product.values,
    (value) => value,
  ).map(({ one, members: own }) => ({ name: one, members: own }));
  return indexCatalogue({
    version: 1,
    products: products.map(({ id, itemCode, salesCount }) => ({ ...plainProduct, id, itemCode, salesCount })),
    categories,
    brands: [],
    filters: [],
    search: await indexSearch(oneBatch(products), products.length, { categories, values }, language),
    delivery: deliveryFacts({ warehouses: [], routes: [], closedDays: [] }),
    sources: [],
  });
}

/** Positions for a term as the shop lists them without a chosen order: by kind of match, in each the best sold first. */
export function listed(catalogue: Catalogue, term: string): { positions: number[]; correctedTerm: string | null } {
  const found = findProducts(catalogue, term);
  const sales = (position: number) => catalogue.products[position]?.salesCount ?? 0;
  const positions = found.kinds.flatMap((kind) => {
    const own: number[] = [];
    each(kind, (position) => {
      own.push(position);
    });
    return own.sort((a, b) => sales(b) - sales(a) || a - b);
  });
  return { positions, correctedTerm: found.correctedTerm };
}

export { sound } from '../search/sound';
export { groupsOf } from '../search/synonyms';
export { findProducts, spanish };
