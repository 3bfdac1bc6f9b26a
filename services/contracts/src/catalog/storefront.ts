import { z } from 'zod';
import { endpoint, outsideDeadline } from '../endpoint';
import {
  categoryChanges,
  storefrontLimits as most,
  packagePassword,
  storefrontPicture,
  versionStates,
} from '../facts/storefront';
import { isTimeZone } from '../rules';
import { dateTime, day, handle, id, pesos, site } from '../shapes';
import { companyContent, companyPreview } from './company';
import { shopPreview, shopsContent } from './shops';
import { banner } from './site';

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

const percentOfPicture = z.number().int().min(0).max(100).nullable().describe('percent; null: it has no point there');
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
  warehousesContent,
]);
export type StorefrontContent = z.infer<typeof storefrontContent>;

const person = z.object({ id, firstName: z.string(), lastName: z.string() });

export const storefrontVersion = z.object({
  id,
  state: z.enum(versionStates),
  content: storefrontContent,
  startsAt: dateTime.nullable().describe('null: it stood there before staff changed anything'),
  endsAt: dateTime.nullable().describe('null: until something else'),
  madeAt: dateTime,
  madeBy: person.nullable(),
  undoneAt: dateTime.nullable(),
  undoneBy: person.nullable(),
});
export type StorefrontVersion = z.infer<typeof storefrontVersion>;

export const storefrontDocument = z.object({
  document: z.string(),
  revision: z.number().int().describe('the revision that a change names as its starting point'),
  content: storefrontContent.describe('the content that the store shows now'),
  versions: z.array(storefrontVersion).describe('the latest first'),
});
export type StorefrontDocument = z.infer<typeof storefrontDocument>;

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

/** `closed-days.store`, `delivery-text.actual-home` (`facts/storefront.ts`). */
export const storefrontDocumentName = z.string().regex(/^[a-z-]{1,20}\.[a-z0-9-]{1,40}$/);

const shared = {
  service: 'catalog',
  access: 'manager',
  params: z.object({ document: storefrontDocumentName }),
} as const;

export const storefrontEndpoints = {
  'GET /storefront/{document}': endpoint({
    ...shared,
    method: 'GET',
    path: '/storefront/{document}',
    summary: 'Something staff change of the store: what is shown now, what was, and what will be',
    response: storefrontDocument,
    errors: ['not_found'],
  }),
  'PUT /storefront/{document}': endpoint({
    ...shared,
    method: 'PUT',
    path: '/storefront/{document}',
    summary:
      'Changes it now or from a moment on, for good or until another; refused where somebody changed it meanwhile',
    body: z.object({
      revision: z.number().int().min(0),
      content: storefrontContent,
      from: dateTime.nullable().default(null).describe('null: now'),
      until: dateTime.nullable().default(null).describe('null: until something else'),
    }),
    response: storefrontDocument,
    errors: ['not_found', 'forbidden', 'invalid_input', 'storefront_changed', 'storefront_full'],
  }),
  'POST /storefront/{document}/undo': endpoint({
    ...shared,
    method: 'POST',
    path: '/storefront/{document}/undo',
    audits: ['version'],
    summary: 'Takes a change back that holds or will hold: what held before holds again',
    body: z.object({ version: id }),
    response: storefrontDocument,
    errors: ['not_found', 'invalid_input', 'storefront_changed'],
  }),
  'POST /storefront/{document}/preview': endpoint({
    ...shared,
    method: 'POST',
    path: '/storefront/{document}/preview',
    summary: 'What shoppers of each brand would see of a content; changes nothing',
    body: z.object({ content: storefrontContent }),
    response: storefrontPreview,
    errors: ['not_found', 'invalid_input'],
  }),
  'POST /storefront/{document}/picture': endpoint({
    ...shared,
    method: 'POST',
    path: '/storefront/{document}/picture',
    audits: [],
    deadlineMs: outsideDeadline,
    summary: 'A picture for its banners, packages or rooms: JPEG, PNG or WebP, judged by its content and drawn anew',
    upload: storefrontPicture.bytes,
    response: z.object({ picture: z.string().describe('stem') }),
    errors: ['file_not_taken', 'picture_too_large', 'payload_too_large', 'storefront_full', 'unavailable'],
  }),
  'POST /storefront/{document}/password': endpoint({
    ...shared,
    method: 'POST',
    path: '/storefront/{document}/password',
    audits: [],
    summary: 'A password for one of its packages: only its hash is kept; the lock it answers is named in the content',
    body: z.object({ password: z.string().min(packagePassword.shortest).max(packagePassword.longest) }),
    response: z.object({ lock: id }),
    errors: ['not_found', 'invalid_input', 'storefront_full', 'rate_limited'],
  }),
};
