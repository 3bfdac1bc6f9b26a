import type { Site, Society } from '@actual/contracts/facts/company/brands';
import { deliveryFacts, societiesOf, travelsOf } from '@actual/domain';
import type { Analyzer } from '@actual/search';
import { buildCatalog, type Catalog } from '../live/catalog';
import { bitsOf, each } from '../product-index/bits';
import type { IndexedProduct, ProductLabel, ProductTexts } from '../product-index/product-row';
import type { Structure } from '../product-index/structure';
import { analyzer as storeAnalyzer } from '../search/analyzer';
import { findProducts } from '../search/find-products';

/** A product as the search alone needs it. */
export interface OfflineProduct extends ProductLabel, ProductTexts {
  readonly id: string;
  readonly itemCode: string;
  readonly salesCount: number;
  /** Its society and price after discounts, where stores and prices matter. */
  readonly society?: Society;
  readonly discountPriceCents?: number;
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
  travels: travelsOf([], null),
};

/** A catalog of these products without a database, to measure and test the search; positions are theirs in the list. */
export async function offlineCatalog(
  products: readonly OfflineProduct[],
  analyzer: Analyzer = storeAnalyzer,
): Promise<Catalog> {
  const categories = new Map(products.flatMap((one) => one.categories).map((one) => [one.handle, one]));
  const values = [...new Set(products.flatMap((one) => one.values))];
  const structure: Structure = {
    categories: [...categories.values()].map((one, position) => ({
      ...one,
      id: one.handle,
      description: null,
      level: 1,
      parentId: null,
      picture: null,
      position,
    })),
    moved: new Map(),
    brands: [],
    filters: [
      {
        id: 'value',
        handle: 'value',
        name: 'value',
        position: 0,
        values: values.map((name) => ({ id: name, handle: name, name, code: null })),
      },
    ],
    delivery: deliveryFacts({ warehouses: [], routes: [], closedDays: [] }),
    revision: 0,
  };
  // ids in the order of the list, as the database gives them
  const rows = products.map((one, at) => ({
    ...plainProduct,
    ...one,
    id: String(at).padStart(9, '0'),
    categoryIds: one.categories.map(({ handle }) => handle),
    valueIds: one.values,
    dimensions: [],
    packing: null,
    sources: [],
  }));
  const all = (async function* () {
    yield rows;
  })();
  return buildCatalog(all, { version: 1, structure }, analyzer);
}

/** Whether a store sells the product at this position. */
export const soldAt = ({ index }: Catalog, site: Site, position: number): boolean =>
  societiesOf(site).some((society) => society === index.products[position]?.society);

/** Positions for a term as the shop lists them without a chosen order: by tier of match, in each the best sold first. */
export function listed(
  catalog: Catalog,
  term: string,
  site?: Site,
): { positions: number[]; correctedTerm: string | null; leftOut: readonly string[] } {
  const products =
    site &&
    bitsOf(
      catalog.index.size,
      catalog.index.byId.filter((one) => soldAt(catalog, site, one)),
    );
  const found = findProducts(catalog, term, products && site ? { within: { site, products } } : {});
  const isCheapFirst = found.asked?.cheapFirst === true;
  const sales = (position: number) => catalog.index.products[position]?.salesCount ?? 0;
  const price = (position: number) => catalog.index.products[position]?.discountPriceCents ?? 0;
  const positions = found.tiers.flatMap((tier) => {
    const own: number[] = [];
    each(tier, (position) => {
      own.push(position);
    });
    return own.sort((a, b) => (isCheapFirst ? price(a) - price(b) : sales(b) - sales(a)) || a - b);
  });
  const { from = 0, to = Number.POSITIVE_INFINITY } = found.asked?.price ?? {};
  const priced = positions.filter((one) => price(one) >= from * 100 && price(one) <= to * 100);
  return {
    positions: priced.length > 0 ? priced : positions,
    correctedTerm: found.correctedTerm,
    leftOut: found.leftOut,
  };
}

export { synonymTable } from '@actual/search';
export { findProducts, storeAnalyzer };
