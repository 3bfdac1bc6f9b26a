import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { handle, pesos } from '../shapes';
import { companyInfoShape } from './company';
import { productCard } from './product-card';

export const banner = z.object({
  id: z.string(),
  filename: z.string().describe('picture stem'),
  displayUrl: z.string(),
  displayText: z.string(),
  title: z.string().nullable(),
  newTab: z.boolean(),
  secondBanner: z.boolean(),
  /** The product shown on the banner, with its price block. */
  product: productCard.nullable(),
});
export const siteInfo = z.object({
  handle: z.string(),
  siteName: z.string(),
  siteTheme: z.string(),
  deliveryText: z.string(),
  siteConstants: z.object({ fb_url: z.string(), instagram_url: z.string(), pinterest_url: z.string() }),
  banners: z.array(banner),
  bannersOrder: z.string(),
  company: companyInfoShape.describe('the seller'),
  shops: z
    .array(z.object({ id: z.string(), name: z.string(), state: z.string(), hours: z.string() }))
    .describe('where its pieces can be seen; all of them is GET /site/shops/{handle}'),
  texts: z
    .array(z.string())
    .optional()
    .describe('pages of information with another text than the release’s: GET /site/texts/{handle}/{page}'),
});
export type SiteInfo = z.infer<typeof siteInfo>;
export const carousel = z.object({
  title: z.string(),
  text: z.string(),
  href: z.string(),
  products: z.array(productCard),
});
export type ProductCarousel = z.infer<typeof carousel>;

export const siteEndpoints = endpointsOf('catalog', {
  'POST /site/findbyhandle/{handle}': {
    access: 'any',
    summary: 'A site with its banners, delivery text and social links',
    params: z.object({ handle }),
    response: siteInfo,
  },
  'GET /site/revision': {
    access: 'any',
    summary: 'Grows whenever the store shows a change by staff; pages cached before are old then',
    response: z.object({ revision: z.number().int() }),
  },
  'GET /site/banners/{handle}': {
    access: 'any',
    summary: 'Banners of a site in their order',
    params: z.object({ handle }),
    response: z.array(banner),
  },
  'GET /featuredproduct/{id}': {
    access: 'any',
    summary:
      'Home carousels of a site (id = site handle): best sellers by category, at most 6 each, the promo widget, and one piece by itself',
    params: z.object({ id: handle }),
    query: z.object({ zipcodeDeliveryId: z.string().max(40).optional() }),
    response: z.object({
      carousels: z.array(carousel),
      promo: z.array(productCard.extend({ promoDiscount: z.number().int() })),
      piece: productCard
        .nullable()
        .describe(
          'put forward by itself: neither banners nor promo widget nor the rows of the home page show its model',
        ),
      offersUntil: z.string().nullable(),
      fromPrice: pesos.nullable(),
    }),
  },
  'GET /company/find': {
    access: 'any',
    summary: 'Warehouses',
    response: z.array(z.object({ id: z.string(), WhsName: z.string() })),
  },
  'POST /common/states': {
    access: 'any',
    summary: 'States of the republic',
    response: z.array(z.object({ Code: z.string(), Name: z.string() })),
  },
});
