import { z } from 'zod';
import { largestSize, sizeKeys } from '../facts/catalog/sizes';
import { searchTermLength } from '../facts/lengths';
import { largestPageSize, pageSize } from '../facts/page-size';
import { day, handle, pageParam, pesos, wayInShape, zipcodeId } from '../shapes';
import { filterGroup } from './filters';
import { modelCard } from './product-card';

const text = z.union([z.string(), z.number()]).transform(String);
/** A multi-valued query field that may come as one value, several, or a comma list; `20` is `'20'`. */
const many = z
  .union([text, z.array(text)])
  .transform((v) => (Array.isArray(v) ? v : v.split(',')).filter(Boolean))
  .pipe(z.array(z.string().max(80)).max(60));

const centimeters = z.coerce.number().min(0).max(largestSize).optional();

/** Search parameters of lists (shopping 3). All optional; unknown values simply match nothing. */
export const searchParameters = z.object({
  category: handle.optional(),
  keywords: z.string().max(searchTermLength).optional(),
  exact: z.boolean().optional().describe('take the keywords as typed: correct nothing, leave nothing out'),
  itemcode: z.string().max(40).optional(),
  filtervalues: many.optional().describe('filter and value: `material:madera`'),
  ids: many.optional().describe('filter values by their id, or as in filtervalues; ids of products name a list'),
  brandsIds: many.optional(),
  discounts: many.optional().describe('lower bounds: 10, 15, 20, 25, 30, 35'),
  stockRanges: many.optional().describe('1-10, 11-30, 31-90, 91-270, 271'),
  societyCodes: many.optional(),
  minPrice: z.coerce.number().min(0).max(10_000_000).optional(),
  maxPrice: z.coerce.number().min(0).max(10_000_000).optional(),
  minWidth: centimeters,
  maxWidth: centimeters,
  minDepth: centimeters,
  maxDepth: centimeters,
  minHeight: centimeters,
  maxHeight: centimeters,
  sortOption: z
    .object({
      key: z.enum([
        'DiscountPrice',
        'Discount',
        'salesCount',
        'slowMovement',
        'spotlight',
        'stock',
        'relevance',
        'deliveryDate',
        ...sizeKeys,
      ]),
      direction: z
        .enum(['ASC', 'DESC'])
        .optional()
        .describe(
          'salesCount and slowMovement begin with DESC, others with ASC; relevance is always best first; without that size last',
        ),
    })
    .optional(),
  slowMovement: z.boolean().optional(),
  spotlight: z.boolean().optional(),
  models: z
    .boolean()
    .optional()
    .describe('one product of each group of variations, the first in the order; pages then have models'),
  zipcodeDeliveryId: zipcodeId.optional(),
  deliveryBefore: day.optional().describe('llega antes de: the first day that is too late; needs zipcodeDeliveryId'),
  wayIn: wayInShape.optional().describe('the way into a home: cards then say whether a product passes it'),
  comesIn: z.boolean().optional().describe('only pieces that surely pass the way in; needs wayIn'),
  page: pageParam.default(1),
  items: z.coerce.number().int().min(1).max(largestPageSize).default(pageSize),
});
export type SearchParameters = z.input<typeof searchParameters>;

const facets = z.object({
  /** Pesos, of the list without its own price bounds; null where the list is empty. */
  price: z.object({ min: pesos, max: pesos, histogram: z.array(z.number().int()) }).nullable(),
  sizes: z
    .array(z.object({ Handle: z.enum(sizeKeys), Name: z.string(), min: z.number().int(), max: z.number().int() }))
    .describe('whole centimeters around the list without its own bounds of that size; absent where no piece tells it'),
  groups: z
    .array(filterGroup)
    .describe(
      'brand, discount, availability, delivery where a postal code is known, then estilo, material, color, forma, tamano, firmeza',
    ),
});
export const productList = z.object({
  products: z.array(modelCard),
  total: z.number().int().describe('products that match, or models where those were asked for'),
  pieces: z.number().int().optional().describe('products that match, where models were asked for'),
  page: z.number().int(),
  pages: z.number().int(),
  /** The words searched for in place of a misspelt term; null where the term was taken as typed. */
  correctedTerm: z.string().nullable(),
  leftOut: z.array(z.string()).describe('words of the term that nothing has, and without which the rest was found'),
  termBounds: z
    .object({
      from: z.number().nullable(),
      to: z.number().nullable(),
      length: z
        .object({ side: z.enum(sizeKeys), from: z.number().int().nullable(), to: z.number().int().nullable() })
        .nullable(),
      discount: z.number().nullable(),
      rest: z.string(),
    })
    .nullable()
    .describe(
      'bounds in pesos, of a side in centimeters, and of the discount in percent that the term says in words, and the term without them; null where it says none',
    ),
  facets,
});
export type ProductList = z.infer<typeof productList>;
