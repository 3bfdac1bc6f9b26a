import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { storefrontLimits as most } from '../facts/catalog/storefront';
import { isWeek, weekLimits } from '../facts/company/hours';
import { zipcodePattern } from '../facts/delivery/zipcodes';
import { day, handle, phone, site } from '../shapes';

const words = z.string().trim().min(1).max(most.words);
const text = z.string().trim().min(1).max(most.bannerText);
const link = z
  .string()
  .max(most.address)
  .regex(/^https:\/\/\S+$/);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** The opening hours of each day of the week, Monday first; a day without a span is closed. */
export const week = z
  .array(z.array(z.tuple([time, time])).max(weekLimits.spans))
  .length(weekLimits.days)
  .refine(isWeek, 'week')
  .describe('spans from and to of each day, Monday first');

/** A shop that people walk into. */
export const shop = z.object({
  id: handle.describe('its place in the page: /nuestras-tiendas#{id}'),
  name: words.describe('as people call it; mostly its city'),
  street: text,
  city: words,
  state: words,
  zipcode: z.string().regex(zipcodePattern),
  reference: text.nullable().describe('how to find it'),
  phones: z.array(phone).max(most.shopPhones),
  week,
  closedDays: z.array(z.object({ day, reason: words })).max(most.shopClosedDays),
  offers: text.nullable().describe('the pieces on display'),
  mapUrl: link.nullable().describe('null: made from its place'),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  tourUrl: link.nullable().describe('a virtual tour'),
  warehouse: z.string().max(20).nullable().describe('the one that counts the pieces standing in it'),
  sites: z.array(site).min(1).describe('the brands that it shows'),
});
export type Shop = z.infer<typeof shop>;

export const shopsContent = z.object({
  kind: z.literal('shops'),
  shops: z.array(shop).max(most.shops).describe('in their order'),
});

/** The shops as a change would leave them; `change` is null for one that stays as it is. */
export const shopPreview = z.object({
  kind: z.literal('shops'),
  shops: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      change: z.enum(['new', 'changed', 'removed']).nullable(),
      address: z.string(),
      hours: z.string(),
      phones: z.array(z.string()),
      sites: z.array(site),
    }),
  ),
});

export const shopEndpoints = endpointsOf('catalog', {
  'GET /site/shops/{handle}': {
    access: 'any',
    summary: 'The shops that show a site’s brand, with the closed days that are still to come',
    params: z.object({ handle }),
    response: z.array(shop),
  },
});
