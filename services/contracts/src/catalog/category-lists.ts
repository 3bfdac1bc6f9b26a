import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { searchTermLength } from '../facts/lengths';
import { largestPageSize, pageSize } from '../facts/page-size';
import { handle, id, pageParam } from '../shapes';
import { category, categoryTile } from './category';

/** A category in a flat list, with the handle of its parent. */
export const listedCategory = categoryTile.extend({ isActive: z.boolean(), Parent: z.string().nullable() });

/** A group of the menu: a first-level category with its children. */
export const categoryGroup = z.object({
  id: z.string(),
  Name: z.string(),
  Handle: z.string(),
  Categories: z.array(categoryTile),
});

/** A category with its family. */
export const categoryRelations = categoryTile.extend({
  Parents: z.array(categoryTile).describe('from the root down'),
  Siblings: z.array(categoryTile),
  Childs: z.array(categoryTile),
});

export const categoryListEndpoints = endpointsOf('catalog', {
  'POST /productcategory/getallcategories': {
    access: 'any',
    summary: 'Every category in which the site has something to show, by level and menu order',
    response: z.array(listedCategory),
  },
  'POST /productcategory/getcategoriesgroups': {
    access: 'any',
    summary: 'The groups of the menu: first-level categories with the second level',
    response: z.array(categoryGroup),
  },
  'POST /productcategory/childsrelations/{handle}': {
    access: 'any',
    summary: 'A category with its parents, siblings and children',
    params: z.object({ handle }),
    response: categoryRelations,
    errors: ['not_found'],
  },
  'POST /productcategory/findbyid/{id}': {
    access: 'any',
    summary: 'A category by its id, as findbyhandle answers it',
    params: z.object({ id }),
    response: category,
    errors: ['not_found'],
  },
  'POST /productcategory/find/{page}': {
    access: 'any',
    summary: 'Categories by page, all or those with a term in their name',
    params: z.object({ page: pageParam }),
    body: z.object({
      term: z.string().max(searchTermLength).optional(),
      items: z.coerce.number().int().min(1).max(largestPageSize).default(pageSize),
    }),
    response: z.object({
      categories: z.array(listedCategory),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  },
});
