import { z } from 'zod';
import { storefrontLimits as most } from '../facts/catalog/storefront';
import { isTimeZone } from '../rules';
import { day, handle, id } from '../shapes';
import { companyContent } from './company';
import { textsContent } from './page-texts';
import { shopsContent } from './shops';

/** An address of the store itself, or a whole one elsewhere. */
const address = z
  .string()
  .max(most.address)
  .regex(/^(?:\/(?!\/)|https:\/\/)\S*$/);
const words = z.string().trim().min(1).max(most.words);
/** The name of a picture without its size. */
const stem = z.string().regex(/^[\w-]{1,80}$/);
const itemCode = z.string().trim().min(1).max(50);

export const bannersContent = z.object({
  kind: z.literal('banners'),
  banners: z
    .array(
      z.object({
        id,
        picture: stem,
        title: words.nullable().describe('null: the brand’s own'),
        text: z.string().trim().min(1).max(most.bannerText),
        href: address,
        newTab: z.boolean(),
        second: z.boolean(),
        itemCode: itemCode.nullable().describe('the product whose price stands on it'),
      }),
    )
    .max(most.banners)
    .describe('in their order'),
});
export const deliveryTextContent = z.object({
  kind: z.literal('delivery-text'),
  text: z.string().trim().min(1).max(most.text).describe('paragraphs, with an empty line between them'),
});
export const closedDaysContent = z.object({
  kind: z.literal('closed-days'),
  days: z
    .array(z.object({ day, warehouse: z.string().max(20).nullable().describe('null: all of them'), reason: words }))
    .max(most.closedDays)
    .describe('days on which nothing is packed or delivered, beside Sundays and the law’s rest days'),
});
const warehouseCode = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/);
export const warehousesContent = z.object({
  kind: z.literal('warehouses'),
  warehouses: z
    .array(
      z.object({
        code: warehouseCode.describe('the ERP’s; one that is known never becomes another'),
        name: words,
        timeZone: z.string().max(40).refine(isTimeZone).describe('IANA name, such as America/Merida'),
        cutoffHour: z.number().int().min(0).max(24).describe('an order from this hour on starts the next working day'),
        handlingDays: z.number().int().min(0).max(most.handlingDays).describe('working days to pick and pack'),
        worksSaturday: z.boolean(),
        isCedis: z.boolean().describe('a distribution center; false: a shop or another warehouse'),
      }),
    )
    .min(1)
    .max(most.warehouses),
  routes: z
    .array(
      z.object({
        zone: words,
        warehouse: warehouseCode,
        days: z.number().int().min(0).max(most.routeDays).describe('working days on the road'),
        halves: z.boolean().default(false).describe('buyers may choose the morning or the afternoon'),
      }),
    )
    .max(most.routes)
    .describe('a warehouse without a route to a zone does not deliver there'),
  places: z
    .array(
      z.object({
        state: z.string().min(1).max(10).describe('its code'),
        municipality: words.nullable().describe('null: all of them'),
        cp: z
          .string()
          .regex(/^\d{1,5}$/)
          .nullable()
          .describe('a postal code or the beginning of several; null: all of them'),
        zone: words.nullable().describe('null: not delivered to'),
      }),
    )
    .max(most.zoneChanges)
    .describe('places in another zone than the imported list says; the most exact one holds'),
});
export const extraCostContent = z.object({
  kind: z.literal('extra-cost'),
  zipcodes: z
    .array(z.string().regex(/^_?\d{5}$/))
    .max(most.extraCostCodes)
    .describe('postal codes where delivering costs extra; special ones with their mark (shopping 5)'),
});

const percent = z.number().int().min(0).max(most.percent);
export const promotionsContent = z.object({
  kind: z.literal('promotions'),
  promotions: z
    .array(
      z.object({
        id,
        publicName: words,
        hasLM: z.boolean(),
        discountPg1: percent,
        discountPg2: percent,
        discountPg3: percent,
        discountPg4: percent,
        discountPg5: percent,
        discountTextPg5: words.nullable(),
        endsOn: day.nullable().describe('its last day; null where it has no end'),
      }),
    )
    .max(most.promotions)
    .describe('those that there are; which products have them is the ERP’s'),
});

export const packagesContent = z.object({
  kind: z.literal('packages'),
  packages: z
    .array(
      z.object({
        id,
        name: words,
        picture: stem,
        isPublic: z.boolean().describe('false: shown to housing developments alone'),
        lock: id.nullable().describe('the lock that came back when its password was handed in; null where it has none'),
        pieces: z
          .array(z.object({ itemCode, quantity: z.number().int().min(1).max(most.packagePieces) }))
          .max(most.packageProducts),
      }),
    )
    .max(most.packages)
    .describe('in their order'),
});

export const percentOfPicture = z
  .number()
  .int()
  .min(0)
  .max(100)
  .nullable()
  .describe('percent; null: it has no point there');
export const roomsContent = z.object({
  kind: z.literal('rooms'),
  rooms: z
    .array(
      z.object({
        id,
        name: words,
        picture: stem,
        slug: z
          .string()
          .max(most.words)
          .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
          .describe('its address: /estancias/{slug}'),
        text: z.string().trim().min(1).max(most.bannerText),
        pieces: z
          .array(
            z.object({
              itemCode,
              quantity: z.number().int().min(1).max(most.packagePieces),
              x: percentOfPicture,
              y: percentOfPicture,
            }),
          )
          .max(most.roomProducts),
      }),
    )
    .max(most.rooms)
    .describe('in their order'),
});

export const categoriesContent = z.object({
  kind: z.literal('categories'),
  categories: z
    .array(
      z.object({
        id,
        handle: handle.describe('its address: /category/{handle}; the one before redirects to it'),
        name: words,
        description: z.string().trim().max(most.bannerText),
        parent: id.nullable().describe('the category above; null: it is of the first level'),
        isShown: z.boolean(),
      }),
    )
    .max(most.categories)
    .describe('in their order below each parent'),
  removed: z
    .array(z.object({ id, handle, name: z.string(), into: id.nullable().describe('where its products are') }))
    .max(most.categories)
    .describe('those that were taken out'),
});

/** The whole of a document, as it is kept, shown and given back. */
export const storefrontContent = z.discriminatedUnion('kind', [
  bannersContent,
  categoriesContent,
  closedDaysContent,
  companyContent,
  deliveryTextContent,
  extraCostContent,
  packagesContent,
  promotionsContent,
  roomsContent,
  shopsContent,
  textsContent,
  warehousesContent,
]);
export type StorefrontContent = z.infer<typeof storefrontContent>;
