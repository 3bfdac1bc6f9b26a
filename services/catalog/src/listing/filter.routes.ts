import { endpointsOfCatalog } from '@actual/contracts/catalog/endpoints';
import { customBrand, productColor } from '@actual/contracts/catalog/product-lists';
import type { Service } from '@actual/kit';
import { z } from 'zod';
import type { CatalogDependencies } from '../dependencies';
import { readBrands, readColors, readFilters, readLines } from './filter-lists';

const filters = endpointsOfCatalog['POST /productfilter/list/'].response;
const brands = z.array(customBrand);
const colors = z.array(productColor);

/** The calls for a site's filters, apart from any list. */
export function filterRoutes(service: Service, { live }: CatalogDependencies): void {
  service
    .implement('POST /productfilter/list/', async ({ site, body: { category } }) => {
      const view = await live.current();
      return view.replies.get(`filters ${site} ${category ?? ''}`, filters, async () =>
        readFilters(view, site, category),
      );
    })
    .implement('POST /custombrand/getall', async ({ site }) => {
      const view = await live.current();
      return view.replies.get(`brands ${site}`, brands, async () => readBrands(view, site));
    })
    .implement('POST /line/get', async ({ site }) => readLines(await live.current(), site))
    .implement('POST /color/get', async ({ site }) => {
      const view = await live.current();
      return view.replies.get(`colors ${site}`, colors, async () => readColors(view, site));
    });
}
