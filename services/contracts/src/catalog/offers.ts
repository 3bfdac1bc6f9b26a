import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { searchTermLength } from '../facts/lengths';
import { largestPageSize, pageSize } from '../facts/page-size';
import { day, id, pageParam, pesos, zipcodeId } from '../shapes';
import { discountPg } from './product';
import { productCard } from './product-card';

/** A bundle of the offers page. A locked one's content stays unknown until its password was accepted. */
export const offerPackage = z.object({
  id,
  name: z.string(),
  icon_filename: z.string().nullable().describe('picture stem; null while the package is locked'),
  image: z.string().nullable().describe('address of the largest picture; null while the package is locked'),
  IsPublic: z.union([z.literal(0), z.literal(1)]).describe('0: only for housing developments'),
  locked: z.boolean().describe('needs its password before picture and products are shown'),
});
export type OfferPackage = z.infer<typeof offerPackage>;

/** A piece of a package, with its deliverable stock. */
export const packageProduct = productCard.extend({
  packageRule: z.object({ quantity: z.number().int().min(1).describe('pieces in the package') }),
  /** Of all stock, or to the postal code of the request. */
  enoughStock: z.boolean(),
});
export type PackageProduct = z.infer<typeof packageProduct>;

export const packageDetails = offerPackage.extend({
  products: z.array(packageProduct),
  total: pesos.describe('the whole package with payment group 1'),
  totalBefore: pesos.describe('the whole package at list prices'),
  available: z.boolean().describe('every piece is there in the quantity of the package'),
  /** Products that keep the package from being added, for «No hay stock disponible de los siguientes productos». */
  lacking: z.array(z.object({ id, name: z.string(), code: z.string(), available: z.number().int().min(0) })),
  /** The postal code the stock was checked for: the shopper's, on Studio always the one of the offers. */
  zipcodeDeliveryId: z.string().nullable(),
  deliveryDate: day.nullable().describe('the first day on which every piece is there'),
  sharedDates: z.array(day).describe('days on which all pieces can come together'),
});
export type PackageDetails = z.infer<typeof packageDetails>;

export const storePromotion = discountPg.extend({
  id,
  publicName: z.string(),
  hasLM: z.boolean(),
  discountTextPg5: z.string().nullable(),
  endsOn: day.nullable().describe('its last day; null where it has no end'),
  productCount: z.number().int().describe('products of the store that have it'),
});
export type StorePromotion = z.infer<typeof storePromotion>;

const desarrollos = z
  .boolean()
  .default(false)
  .describe('packages for housing developments: hides those with IsPublic 1');
const asked = z.object({
  grant: z.string().max(200).optional().describe('the grant that validate answered; needed for a locked package'),
  zipcodeDeliveryId: zipcodeId.optional(),
});
const params = z.object({ id });

export const offerEndpoints = endpointsOf('catalog', {
  'POST /store/packages': {
    access: 'any',
    summary: 'Packages of the site in their fixed order; locked ones without picture',
    body: z.object({ desarrollos }),
    response: z.array(offerPackage),
  },
  'POST /packages/find/{page}': {
    access: 'any',
    summary: 'Packages by page, in their fixed order or by a term in their name',
    params: z.object({ page: pageParam }),
    body: z.object({
      desarrollos,
      term: z.string().max(searchTermLength).optional(),
      items: z.coerce.number().int().min(1).max(largestPageSize).default(pageSize),
    }),
    response: z.object({
      packages: z.array(offerPackage),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  },
  'POST /packages/{id}/products': {
    access: 'any',
    summary: 'The products of a package with their quantities and whether enough pieces can be delivered',
    params,
    body: asked,
    response: z.array(packageProduct),
    errors: ['not_found', 'forbidden'],
  },
  'POST /packages/details/{id}': {
    access: 'any',
    summary: 'A package with products, price, pieces without stock, and the days when all can come together',
    params,
    body: asked,
    response: packageDetails,
    errors: ['not_found', 'forbidden'],
  },
  'POST /packages/validate/{id}': {
    access: 'any',
    summary: 'Accepts the password of a package; the grant opens its details and products for half an hour',
    params,
    body: z.object({ password: z.string().max(200) }),
    response: z.object({ valid: z.literal(true), grant: z.string(), expiresAt: z.iso.datetime() }),
    errors: ['not_found', 'wrong_package_password', 'proof_required', 'rate_limited'],
  },
  'POST /store/{id}/promotions': {
    access: 'any',
    summary: 'Running promotions of a store, by its code or its site',
    params: z.object({ id: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,79}$/i) }),
    response: z.array(storePromotion),
    errors: ['not_found'],
  },
});
