import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { searchTermLength } from '../facts/lengths';
import { day, handle, id, ok, pageParam, zipcodeId } from '../shapes';
import { listedFilter } from './filters';
import { productList, searchParameters } from './listing';
import { mainPromo } from './product';
import { productCard } from './product-card';

/** A name to filter by, with how many products of the site have it. */
const counted = z.object({ Name: z.string(), productCount: z.number().int() });
export const customBrand = counted.extend({ id: z.string() });
export const productLine = counted.extend({ Code: z.string().describe('society code: 001, 002, 003, 004') });
export const productColor = counted.extend({
  Handle: z.string(),
  Code: z.string().nullable().describe('its color on a screen, #RRGGBB'),
});

export const productListEndpoints = endpointsOf('catalog', {
  'POST /product/find/{page}': {
    access: 'any',
    summary: 'Products by page, without the filter panel',
    params: z.object({ page: pageParam }),
    body: searchParameters.omit({ page: true }).extend({ term: z.string().max(searchTermLength).optional() }),
    response: productList.omit({ facets: true, correctedTerm: true, leftOut: true, termBounds: true }),
    errors: ['zipcode_out_of_coverage'],
  },
  'POST /product/advancedsearch/': {
    access: 'any',
    summary: 'Products by any combination of term, category, filters, stock, delivery day and sort',
    body: searchParameters,
    response: productList,
    errors: ['zipcode_out_of_coverage'],
  },
  'POST /ProductSearch/searchByCategory': {
    access: 'any',
    summary: 'Products of a category with its filter panel',
    body: searchParameters.extend({ category: handle }),
    response: productList,
    errors: ['not_found', 'zipcode_out_of_coverage'],
  },
  'POST /product/addseen/{id}': {
    access: 'any',
    summary: 'Counts a look at a product. Who looked is not kept',
    params: z.object({ id }),
    response: ok,
    errors: ['product_not_found'],
  },
  'GET /product/mainpromo/{id}': {
    access: 'any',
    summary: 'The running promotion of a product, with its percentages by payment group',
    params: z.object({ id }),
    response: z.object({ mainPromo: mainPromo.extend({ endsOn: day.nullable() }).nullable() }),
    errors: ['product_not_found'],
  },
  'POST /productfilter/list/': {
    access: 'any',
    summary: 'Filters of the products of the site or of a category, in their fixed order, with counted values',
    body: z.object({ category: handle.optional() }),
    response: z.array(listedFilter),
  },
  'POST /custombrand/getall': {
    access: 'any',
    summary: 'Brands of the products that the site lists',
    response: z.array(customBrand),
  },
  'POST /line/get': {
    access: 'any',
    summary: 'Product lines of the site: its societies',
    response: z.array(productLine),
  },
  'POST /color/get': {
    access: 'any',
    summary: 'Colors of the products that the site lists',
    response: z.array(productColor),
  },
});

/** The properties by which the variations of a group differ. */
const variantFields = z.object({
  DetailedColor: z.string().nullable(),
  U_COLOR: z.string().nullable(),
  colorCode: z.string().nullable(),
  size: z.string().nullable(),
});
/** A variation with its own address, price, pieces, picture and, with a postal code, day. */
export const groupProduct = productCard.extend(variantFields.shape);
export type GroupProduct = z.infer<typeof groupProduct>;

export const productGroupEndpoints = endpointsOf('catalog', {
  'POST /productgroup/getgroupvariants/{id}': {
    access: 'any',
    summary: 'The choices of a group (id of the group or of one of its products): colors and sizes',
    params: z.object({ id }),
    response: z.object({
      id,
      Type: z.string(),
      colors: z.array(
        z.object({ Name: z.string(), Code: z.string().nullable(), picture: z.string(), productIds: z.array(id) }),
      ),
      sizes: z.array(z.object({ Name: z.string(), productIds: z.array(id) })),
    }),
    errors: ['not_found'],
  },
  'POST /productgroup/getvariantgroupproducts/{id}': {
    access: 'any',
    summary: 'The products of a group (id of the group or of one of its products), sold out ones with 0 pieces',
    params: z.object({ id }),
    body: z.object({ zipcodeDeliveryId: zipcodeId.optional() }),
    response: z.array(groupProduct),
    errors: ['not_found'],
  },
});
