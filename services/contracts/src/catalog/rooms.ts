import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { handle, id, pesos, zipcodeId } from '../shapes';
import { productCard } from './product-card';

/** A room («estancia»): a picture of several pieces that are bought together. */
export const roomTile = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  text: z.string(),
  picture: z.string().describe('picture stem'),
  url: z.string().describe('path of its page: /estancias/{slug}'),
  pieces: z.number().int().describe('pieces of it that can be had'),
  total: pesos.describe('of those, with payment group 1'),
});
export type RoomTile = z.infer<typeof roomTile>;

/** A product that may take a place in the room. */
export const roomChoice = productCard.extend({
  enoughStock: z.boolean().describe('as many as the room has can be had; to the postal code, where one was given'),
  groupPrices: z.array(pesos).describe('the price of one piece by payment group, from the first'),
});
export type RoomChoice = z.infer<typeof roomChoice>;

export const roomPiece = z.object({
  id: id.describe('of the product that the picture shows'),
  name: z.string(),
  code: z.string(),
  quantity: z.number().int().min(1),
  x: z.number().int().nullable().describe('percent of the picture from its left; null: it has no point there'),
  y: z.number().int().nullable().describe('percent of the picture from its top'),
  choices: z
    .array(roomChoice)
    .describe(
      'colors of the model, that of the picture first; empty where none can be had. `deliveryDate` is the first day with enough pieces',
    ),
});
export type RoomPiece = z.infer<typeof roomPiece>;

export const roomDetails = roomTile.omit({ pieces: true, total: true }).extend({ pieces: z.array(roomPiece) });
export type RoomDetails = z.infer<typeof roomDetails>;

export const roomEndpoints = endpointsOf('catalog', {
  'POST /rooms': {
    access: 'any',
    summary: 'Rooms of the site in their fixed order: all, those with a product or its variations, or with a category',
    body: z.object({ productId: id.optional(), category: handle.optional() }),
    response: z.array(roomTile),
  },
  'POST /rooms/{slug}': {
    access: 'any',
    summary: 'A room with its pieces, their colors, prices by payment group and days',
    params: z.object({ slug: z.string().max(80) }),
    body: z.object({ zipcodeDeliveryId: zipcodeId.optional() }),
    response: roomDetails,
    errors: ['not_found'],
  },
});
