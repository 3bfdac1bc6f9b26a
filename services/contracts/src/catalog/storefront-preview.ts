import { z } from 'zod';
import { categoryChanges } from '../facts/catalog/storefront';
import { day, id, pesos, site } from '../shapes';
import { companyPreview } from './company';
import { textsPreview } from './page-texts';
import { shopPreview } from './shops';
import { banner } from './site';
import { percentOfPicture } from './storefront-content';

/** Of each delivery zone, at one of its postal codes, how many products arrive on another day. */
const datesOfZones = z.array(
  z.object({
    zone: z.string().nullable().describe('null: not delivered to now'),
    to: z.string().nullable().describe('the zone of these postal codes with the change'),
    cp: z.string().describe('one of them'),
    municipality: z.string(),
    state: z.string(),
    zipcodes: z.number().int().describe('how many they are'),
    later: z.number().int(),
    sooner: z.number().int(),
    lost: z.number().int().describe('products that cannot be brought there any more'),
    gained: z.number().int().describe('products that can be brought there from then on'),
    example: z
      .object({ product: z.string(), before: day.nullable(), after: day.nullable() })
      .nullable()
      .describe('of those that change, or else of all, the best-selling one'),
  }),
);

/** A content as shoppers would see it, with its texts as they are shown. */
export const storefrontPreview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('banners'), banners: z.array(banner) }),
  z.object({ kind: z.literal('closed-days'), zones: datesOfZones }),
  z.object({ kind: z.literal('warehouses'), zones: datesOfZones }),
  z.object({
    kind: z.literal('promotions'),
    prices: z
      .array(
        z.object({
          promotion: z.string(),
          site,
          product: z.string(),
          price: pesos.describe('of the list'),
          before: z.array(pesos).describe('by payment group, from the first'),
          after: z.array(pesos),
        }),
      )
      .describe('of each promotion that changes and each brand, its best-selling piece'),
  }),
  z.object({
    kind: z.literal('packages'),
    packages: z.array(
      z.object({
        id,
        name: z.string(),
        picture: z.string(),
        isPublic: z.boolean(),
        locked: z.boolean(),
        pieces: z.array(z.object({ itemCode: z.string(), name: z.string(), quantity: z.number().int() })),
        total: pesos,
        totalBefore: pesos.describe('of the list'),
      }),
    ),
  }),
  z.object({
    kind: z.literal('rooms'),
    rooms: z.array(
      z.object({
        id,
        name: z.string(),
        picture: z.string(),
        url: z.string(),
        pieces: z.array(
          z.object({
            itemCode: z.string(),
            name: z.string(),
            quantity: z.number().int(),
            isListed: z.boolean(),
            x: percentOfPicture,
            y: percentOfPicture,
          }),
        ),
        total: pesos,
      }),
    ),
  }),
  z.object({
    kind: z.literal('categories'),
    changes: z
      .array(
        z.object({
          id,
          path: z.string().describe('«Salas > Sofás», as it will be'),
          what: z.array(z.enum(categoryChanges)),
          before: z.string().nullable().describe('its path now, where that becomes another one'),
          from: z.string().nullable().describe('the address that redirects'),
          to: z.string().nullable().describe('where it redirects to'),
          products: z.number().int().describe('products in it'),
        }),
      )
      .describe('of each category that becomes something else'),
    products: z.number().int().describe('products that stand elsewhere afterwards'),
    addresses: z.number().int().describe('addresses that redirect from then on'),
  }),
  companyPreview,
  shopPreview,
  textsPreview,
  z.object({ kind: z.literal('delivery-text'), paragraphs: z.array(z.string()) }),
  z.object({
    kind: z.literal('extra-cost'),
    places: z.array(
      z.object({ cp: z.string(), municipality: z.string(), state: z.string(), isDelivered: z.boolean() }),
    ),
    unknown: z.array(z.string()).describe('codes that no place has'),
  }),
]);
export type StorefrontPreview = z.infer<typeof storefrontPreview>;
