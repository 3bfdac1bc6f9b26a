import { category, categoryTile, categoryTree } from '@actual/contracts/catalog/category';
import type { Service } from '@actual/kit';
import { z } from 'zod';
import type { CatalogDependencies } from '../dependencies';
import { readCategory, readCategoryTree, readMainCategories } from './read-category';

const tiles = z.array(categoryTile);

export function categoryRoutes(service: Service, { live, cards }: CatalogDependencies): void {
  service
    .implement('POST /productcategory/findbyhandle/{handle}', async ({ site, params: { handle } }) => {
      const view = await live.current();
      return view.replies.get(`category ${site} ${handle}`, category, () => readCategory(cards, view, site, handle));
    })
    .implement('POST /productcategory/getmaincategories', async ({ site }) => {
      const view = await live.current();
      return view.replies.get(`main ${site}`, tiles, async () => readMainCategories(view, site));
    })
    .implement('POST /productcategory/getcategoriestree', async ({ site }) => {
      const view = await live.current();
      return view.replies.get(`tree ${site}`, categoryTree, async () => readCategoryTree(view, site));
    });
}
