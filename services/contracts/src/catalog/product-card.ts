import { z } from 'zod';
import { id, pesos } from '../shapes';

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
