import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { populatedFields } from '../facts/catalog/populated-fields';
import { id, pesos, wayInShape, zipcodeId } from '../shapes';
import { packing } from '../way-in/packing';
import { productList, searchParameters } from './listing';
import { productCard, wholePassage } from './product-card';

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

const dimension = z.object({ name: z.string(), label: z.string(), value: z.number(), uom: z.string() });
const variant = z.object({
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
const plan = z.object({
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
  Categories: z.array(
    z.object({ id: z.string(), Handle: z.string(), Name: z.string(), CategoryLevel: z.number().int() }),
  ),
  FilterValues: z.array(
    z.object({ Filter: z.string(), Handle: z.string(), Name: z.string(), Code: z.string().nullable() }),
  ),
  mainPromo: mainPromo.nullable(),
  maxDiscount: z.number().int(),
  warrantyExchange: z.boolean().describe('false from 29 percent of discount: no exchange by warranty'),
  imageURL: z.string().nullable().describe('address of the first picture, in the largest size; null without a picture'),
  icon_filename: z.string().nullable().describe('stem of the first picture'),
  icon_description: z.string().nullable().describe('the picture in words'),
  icons: z.array(z.object({ url: z.string(), size: z.string() })).describe('the first picture in each size'),
  images: z.array(z.object({ id: z.string(), stem: z.string(), alt: z.string() })).describe('empty without a picture'),
  files: z
    .array(z.object({ id: z.string(), filename: z.string(), url: z.string() }))
    .describe('the pictures as files, in the largest size'),
  ImagesOrder: z.string().describe('ids of the pictures, parted by commas'),
  model: z.string().nullable().describe('file name of the 3D model below /models'),
  Warehouse: z.string().nullable().describe('code of the warehouse where most of its pieces lie; null where none lies'),
  StoreStock: z
    .array(z.object({ Warehouse: z.string(), WhsName: z.string(), Available: z.number().int().min(1) }))
    .describe('pieces that lie in each warehouse or shop and can be promised, most first'),
  dimensions: z.array(dimension),
  packing: packing.nullable().describe('how it travels; null where the store does not know'),
  DetailedColor: z.string().nullable(),
  U_COLOR: z.string().nullable(),
  Groups: z.array(z.object({ id: z.string(), Type: z.string() })),
  variants: z.array(variant),
  plans: z.array(plan),
  U_FAMILIA: z.string(),
  Active: z.boolean(),
});
export type Product = z.infer<typeof product>;

const populatedCard = productCard.extend(
  product.pick({ dimensions: true, Categories: true, model: true, plans: true }).partial().shape,
);

/** The whole answer on whether a product fits through an access. */
export const productPassage = wholePassage.extend({ id });
export type ProductPassage = z.infer<typeof productPassage>;

export const productEndpoints = endpointsOf('catalog', {
  'POST /product/searchbyfilters/': {
    access: 'any',
    summary: 'Products of a category, a search or a set of filters, with facet counts',
    body: searchParameters,
    response: productList,
    errors: ['zipcode_out_of_coverage'],
  },
  'POST /product/search/': {
    access: 'any',
    summary: 'Products for a term: Spanish stemming, accents and one typo forgiven',
    body: searchParameters,
    response: productList,
    errors: ['zipcode_out_of_coverage'],
  },
  'POST /product/findbyid/{id}': {
    access: 'any',
    summary: 'One product by id; not_found where it may not be shown',
    params: z.object({ id }),
    response: product,
    errors: ['product_not_found'],
  },
  'GET /product/findbyslug/{slug}': {
    access: 'any',
    summary: 'One product by slug; not_found where it may not be shown',
    params: z.object({ slug: z.string().max(200) }),
    response: product,
    errors: ['product_not_found'],
  },
  'POST /product/multiplefindbyids/': {
    access: 'any',
    summary: 'Cards of several products, in the order asked',
    body: z.object({
      ids: z.array(id).max(60),
      populate_fields: z
        .array(z.string())
        .optional()
        .describe(`fields of the product that its card has besides: ${populatedFields.join(', ')}; others are ignored`),
      zipcodeDeliveryId: zipcodeId.optional(),
      wayIn: wayInShape.optional().describe('cards then say whether a product passes it'),
    }),
    response: z.array(populatedCard),
  },
  'POST /product/wayin/': {
    access: 'any',
    summary: 'Whether products pass the way into a home, with reasons; products that may not be shown are left out',
    body: z.object({ ids: z.array(id).min(1).max(60), wayIn: wayInShape }),
    response: z.array(productPassage),
  },
});
