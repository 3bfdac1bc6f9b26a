import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { featuredOfCategory } from '../facts/catalog/shown-counts';
import { handle, pesos } from '../shapes';
import { listedFilter } from './filters';
import { productCard } from './product-card';

export const categoryTile = z.object({
  id: z.string(),
  Name: z.string(),
  Handle: z.string(),
  CategoryLevel: z.number().int().min(1).max(3),
  picture: z.string().nullable(),
  productCount: z.number().int().describe('products the site of the request may show'),
  fromPrice: pesos.nullable(),
});
export type CategoryTile = z.infer<typeof categoryTile>;
export const category = categoryTile.extend({
  Description: z.string().nullable(),
  isActive: z.boolean(),
  Childs: z.array(categoryTile),
  Parents: z.array(z.object({ Handle: z.string(), Name: z.string() })).describe('from the root down'),
  Filters: z.array(listedFilter).describe('that its products can be told apart by, in the panel’s order'),
  FeaturedProducts: z.array(productCard).max(featuredOfCategory),
});
export type Category = z.infer<typeof category>;
export const categoryTree = z.array(
  categoryTile.extend({ Childs: z.array(categoryTile.extend({ Childs: z.array(categoryTile) })) }),
);

export const categoryEndpoints = endpointsOf('catalog', {
  'POST /productcategory/findbyhandle/{handle}': {
    access: 'any',
    summary: 'A category with its children and featured products',
    params: z.object({ handle }),
    response: category,
  },
  'POST /productcategory/getmaincategories': {
    access: 'any',
    summary: 'First-level categories of the site',
    response: z.array(categoryTile),
  },
  'POST /productcategory/getcategoriestree': {
    access: 'any',
    summary: 'The category tree, three levels',
    response: categoryTree,
  },
});
