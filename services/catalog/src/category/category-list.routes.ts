import { category } from '@actual/contracts/catalog/category';
import { categoryGroup, listedCategory } from '@actual/contracts/catalog/category-lists';
import type { Service } from '@actual/kit';
import { z } from 'zod';
import type { CatalogDependencies } from '../dependencies';
import { findCategories, handleOf, readAllCategories, readCategoryGroups, readRelations } from './category-lists';
import { readCategory } from './read-category';

const all = z.array(listedCategory);
const groups = z.array(categoryGroup);

export function categoryListRoutes(service: Service, { live, cards }: CatalogDependencies): void {
  service
    .implement('POST /productcategory/getallcategories', async ({ site }) => {
      const view = await live.current();
      return view.replies.get(`categories ${site}`, all, async () => readAllCategories(view, site));
    })
    .implement('POST /productcategory/getcategoriesgroups', async ({ site }) => {
      const view = await live.current();
      return view.replies.get(`groups ${site}`, groups, async () => readCategoryGroups(view, site));
    })
    .implement('POST /productcategory/childsrelations/{handle}', async ({ site, params: { handle } }) =>
      readRelations(await live.current(), site, handle),
    )
    .implement('POST /productcategory/findbyid/{id}', async ({ site, params }) => {
      const view = await live.current();
      const handle = handleOf(view, params.id);
      return view.replies.get(`category ${site} ${handle}`, category, () => readCategory(cards, view, site, handle));
    })
    .implement('POST /productcategory/find/{page}', async ({ site, params: { page }, body }) =>
      findCategories(await live.current(), site, { ...body, page }),
    );
}
