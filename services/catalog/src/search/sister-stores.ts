import type { SisterStores, Site } from '@actual/contracts';
import { sites } from '@actual/contracts/facts/company/brands';
import type { View } from '../live/view';
import { countBoth } from '../product-index/bits';
import { findProducts } from './find-products';

/** The other stores that list products for all words of a term. */
export const sisterStoresWith = (view: View, without: Site, term: string): SisterStores =>
  sites.flatMap((site) => {
    if (site === without) return [];
    const { all, leftOut } = findProducts(view.catalog, term, { within: { site, products: view.searched(site) } });
    const total = leftOut.length > 0 ? 0 : countBoth(view.listed(site), all);
    return total > 0 ? [{ site, total }] : [];
  });
