import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { suggested } from '../facts/catalog/shown-counts';
import { sites } from '../facts/company/brands';
import { searchTermLength } from '../facts/lengths';
import { id, pesos } from '../shapes';

/** Suggestions while a term is typed. An empty term gets the popular ones. */
export const suggestions = z.object({
  /** The term as it was understood: without surplus blanks. */
  term: z.string(),
  /** The words looked for instead of misspelt ones; null when the term was taken as typed. */
  correctedTerm: z.string().nullable(),
  /** Whole terms to search for instead of the one begun. */
  terms: z.array(z.string()).max(suggested.terms),
  categories: z
    .array(
      z.object({
        Name: z.string(),
        Handle: z.string(),
        url: z.string().describe('path of the category page'),
        path: z.array(z.string()).describe('names of the categories above it, from the top'),
        count: z.number().int().describe('products it lists on this site'),
      }),
    )
    .max(suggested.popularCategories),
  products: z
    .array(
      z.object({
        id,
        ItemCode: z.string(),
        Name: z.string(),
        url: z.string(),
        picture: z.string().describe('picture stem'),
        DiscountPrice: pesos,
        priceBefore: pesos.nullable(),
        Discount: z.number().int().min(0).max(100),
      }),
    )
    .max(suggested.products),
});
export type Suggestions = z.infer<typeof suggestions>;

/** The company's other stores that have products for all words of a term, with their number. */
export const sisterStores = z.array(z.object({ site: z.enum(sites), total: z.number().int().min(1) }));
export type SisterStores = z.infer<typeof sisterStores>;

export const suggestionEndpoints = endpointsOf('catalog', {
  'GET /product/suggestions': {
    access: 'any',
    summary: 'Suggested categories, products and terms for a term being typed; popular ones for an empty term',
    query: z.object({ term: z.string().max(searchTermLength).default('') }),
    response: suggestions,
  },
  'GET /product/elsewhere': {
    access: 'any',
    summary: "The company's other stores that have products for a whole term, for pages that find few or none",
    query: z.object({ term: z.string().max(searchTermLength) }),
    response: sisterStores,
  },
});
