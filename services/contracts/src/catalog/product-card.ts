import { z } from 'zod';
import { id, pesos } from '../shapes';

/** Whether a product fits through an access: `tight` by a few centimeters, `unknown` if a figure is missing. */
export const passage = z.object({ answer: z.enum(['yes', 'tight', 'no', 'unknown']), text: z.string() });
export type Passage = z.infer<typeof passage>;
/** The same with its reasons. */
export const wholePassage = passage.extend({
  more: z.string().describe('the deciding part, the missing length and a remedy, in whole sentences'),
  carriers: z.number().int().min(1).nullable().describe('people who carry its heaviest parcel to that floor'),
  parcelsKnown: z.boolean().describe('false where only its assembled size could be judged'),
});
export type WholePassage = z.infer<typeof wholePassage>;

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
    .object({ count: z.number().int(), amount: pesos, total: pesos, discount: z.number().int().min(0).max(100) })
    .nullable()
    .describe('longest interest-free plan, which has a discount off the list price and a total of its own'),
  widthCm: z.number().nullable(),
  colors: z.array(z.object({ Name: z.string(), Code: z.string() })).describe('of its model, its own first'),
  color: z.object({ Name: z.string(), Code: z.string() }).nullable().describe('its own, where a screen can show it'),
  size: z.string().nullable().describe('the size or feature that, beside the color, tells it from others of its model'),
  tint: z.string().nullable(),
  Available: z.number().int().min(0),
  slowMovement: z.boolean(),
  /** Earliest delivery day to the postal code of the request; null where none was given or it is not served. */
  deliveryDate: z.string().nullable(),
  isPackage: z.boolean(),
  wayIn: passage.optional().describe('whether it passes the way in of the request'),
});
export type ProductCard = z.infer<typeof productCard>;

/** A product as a list of models shows it: with the other colors of its model, which a tile changes to in its place. */
export const modelCard = productCard.extend({
  variants: z
    .array(productCard)
    .optional()
    .describe('where models were asked for: one for each other color that the list of the site may show'),
  sizes: z.number().int().min(2).optional().describe('where models were asked for, and the model has several sizes'),
});
export type ModelCard = z.infer<typeof modelCard>;
