import { z } from 'zod';
import { endpoint } from '../endpoint';
import { largestPageSize, pageSize } from '../facts/page-size';
import { day, handle, id, pageParam, pesos } from '../shapes';

export const discountPg = z.object({
  discountPg1: z.number().int().min(0).max(100),
  discountPg2: z.number().int().min(0).max(100),
  discountPg3: z.number().int().min(0).max(100),
  discountPg4: z.number().int().min(0).max(100),
  discountPg5: z.number().int().min(0).max(100),
});
export const mainPromo = discountPg.extend({
  id: z.string(),
  publicName: z.string(),
  hasLM: z.boolean(),
  discountTextPg5: z.string().nullable(),
  endsOn: z.string().nullable().describe('last day, YYYY-MM-DD; null where it runs on'),
});

/** A product as lists show it. `Price` is the list price; `DiscountPrice` and `Discount` are those of payment group 1. */
export const productCard = z.object({
  id,
  ItemCode: z.string(),
  Name: z.string(),
  url: z.string().describe('path of the product page: /{slug}/{id}'),
  slug: z.string(),
  picture: z.string().describe('picture stem'),
  /** A second picture, shown on hover; null where there is only one. */
  pictureAlt: z.string().nullable(),
  finish: z.string().nullable().describe('color or material in words'),
  facts: z.string().nullable().describe('one line of facts: size, places, age'),
  Price: pesos,
  DiscountPrice: pesos,
  Discount: z.number().int().min(0).max(100),
  priceBefore: pesos.nullable(),
  months: z
    .object({ count: z.number().int(), amount: pesos, total: pesos })
    .nullable()
    .describe('longest interest-free plan, which has a total of its own'),
  widthCm: z.number().nullable(),
  colors: z.array(z.object({ Name: z.string(), Code: z.string() })),
  tint: z.string().nullable(),
  Available: z.number().int().min(0),
  slowMovement: z.boolean(),
  /** Earliest delivery day to the postal code of the request; null where none was given or it is not served. */
  deliveryDate: z.string().nullable(),
  isPackage: z.boolean(),
});
export type ProductCard = z.infer<typeof productCard>;

export const dimension = z.object({ name: z.string(), label: z.string(), value: z.number(), uom: z.string() });
export const variant = z.object({
  id,
  ItemCode: z.string(),
  Name: z.string(),
  url: z.string(),
  picture: z.string(),
  DetailedColor: z.string().nullable(),
  U_COLOR: z.string().nullable(),
  colorCode: z.string().nullable(),
  size: z.string().nullable(),
  DiscountPrice: pesos,
  Available: z.number().int(),
});
/** One row of the table of payment plans; `total` is the product's price when paid with that group. */
export const plan = z.object({
  group: z.number().int().min(1).max(5),
  months: z.number().int(),
  name: z.string(),
  discount: z.number().int(),
  monthly: pesos,
  total: pesos,
  minimum: pesos,
});
export const product = productCard.extend({
  Description: z.string(),
  MainFeatures: z.array(z.string()),
  PackageContent: z.string().nullable(),
  Restrictions: z.string().nullable(),
  Conservation: z.string().nullable(),
  CustomBrand: z.object({ id: z.string(), Name: z.string() }).nullable(),
  Categories: z.array(z.object({ Handle: z.string(), Name: z.string(), CategoryLevel: z.number().int() })),
  FilterValues: z.array(
    z.object({ Filter: z.string(), Handle: z.string(), Name: z.string(), Code: z.string().nullable() }),
  ),
  mainPromo: mainPromo.nullable(),
  maxDiscount: z.number().int(),
  warrantyExchange: z.boolean().describe('false from 29 percent of discount: no exchange by warranty'),
  imageURL: z.string().describe('address of the first picture, in the largest size'),
  icon_filename: z.string().describe('stem of the first picture'),
  icon_description: z.string().describe('what it shows, in words'),
  icons: z.array(z.object({ url: z.string(), size: z.string() })).describe('the first picture in each size'),
  images: z.array(z.object({ id: z.string(), stem: z.string(), alt: z.string() })),
  ImagesOrder: z.string(),
  model: z.string().nullable().describe('file name of the 3D model below /models'),
  dimensions: z.array(dimension),
  Groups: z.array(z.object({ id: z.string(), Type: z.string() })),
  variants: z.array(variant),
  plans: z.array(plan),
  U_FAMILIA: z.string(),
  Active: z.boolean(),
});
export type Product = z.infer<typeof product>;

/** A multi-valued query field that may come as one string, several, or a comma list. */
const many = z
  .union([z.string(), z.array(z.string())])
  .transform((v) => (Array.isArray(v) ? v : v.split(',')).filter(Boolean))
  .pipe(z.array(z.string().max(80)).max(60));

/** Search parameters of lists (shopping 3). All optional; unknown values simply match nothing. */
export const searchParameters = z.object({
  category: handle.optional(),
  keywords: z.string().max(200).optional(),
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
      ]),
      direction: z
        .enum(['ASC', 'DESC'])
        .optional()
        .describe('salesCount and slowMovement begin with DESC, others with ASC; relevance is always best first'),
    })
    .optional(),
  slowMovement: z.boolean().optional(),
  spotlight: z.boolean().optional(),
  zipcodeDeliveryId: z.string().max(40).optional(),
  deliveryBefore: day.optional().describe('llega antes de: the first day that is too late; needs zipcodeDeliveryId'),
  page: pageParam.default(1),
  items: z.coerce.number().int().min(1).max(largestPageSize).default(pageSize),
});
export type SearchParameters = z.input<typeof searchParameters>;

export const filterValue = z.object({
  Handle: z.string(),
  Name: z.string(),
  Code: z.string().nullable(),
  count: z.number().int(),
  selected: z.boolean(),
});
export const filterGroup = z.object({
  id: z.string(),
  Handle: z.string(),
  Name: z.string(),
  customOrder: z.number().int(),
  Values: z.array(filterValue),
});
export const facets = z.object({
  /** Pesos, of the list without its own price bounds; null where the list is empty. */
  price: z.object({ min: pesos, max: pesos, histogram: z.array(z.number().int()) }).nullable(),
  groups: z
    .array(filterGroup)
    .describe(
      'brand, discount, availability, delivery where a postal code is known, then estilo, material, color, forma, tamano, firmeza',
    ),
});
export const productList = z.object({
  products: z.array(productCard),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** The words searched for in place of a misspelt term; null where the term was taken as typed. */
  correctedTerm: z.string().nullable(),
  facets,
});
export type ProductList = z.infer<typeof productList>;

export const productEndpoints = {
  'POST /product/searchbyfilters/': endpoint({
    method: 'POST',
    path: '/product/searchbyfilters/',
    service: 'catalog',
    access: 'any',
    summary: 'Products of a category, a search or a set of filters, with facet counts',
    body: searchParameters,
    response: productList,
    errors: ['zipcode_out_of_coverage'],
  }),
  'POST /product/search/': endpoint({
    method: 'POST',
    path: '/product/search/',
    service: 'catalog',
    access: 'any',
    summary: 'Products for a term: Spanish stemming, accents and one typo forgiven',
    body: searchParameters,
    response: productList,
    errors: ['zipcode_out_of_coverage'],
  }),
  'POST /product/findbyid/{id}': endpoint({
    method: 'POST',
    path: '/product/findbyid/{id}',
    service: 'catalog',
    access: 'any',
    summary: 'One product by id; not_found where it may not be shown',
    params: z.object({ id }),
    response: product,
    errors: ['product_not_found'],
  }),
  'GET /product/findbyslug/{slug}': endpoint({
    method: 'GET',
    path: '/product/findbyslug/{slug}',
    service: 'catalog',
    access: 'any',
    summary: 'One product by slug; not_found where it may not be shown',
    params: z.object({ slug: z.string().max(200) }),
    response: product,
    errors: ['product_not_found'],
  }),
  'POST /product/multiplefindbyids/': endpoint({
    method: 'POST',
    path: '/product/multiplefindbyids/',
    service: 'catalog',
    access: 'any',
    summary: 'Cards of several products, in the order asked',
    body: z.object({
      ids: z.array(id).max(60),
      populate_fields: z.array(z.string()).optional(),
      zipcodeDeliveryId: z.string().optional(),
    }),
    response: z.array(productCard),
  }),
};
