import { societiesOf } from '@actual/contracts/facts/company/brands';
import type { DemoRows } from '../demo-rows';
import { demoId } from '../ids';
import { type DemoProduct, demoProducts } from './products';
import { type DemoRoom, ROOMS } from './rooms';

export interface ResolvedRoom {
  readonly room: DemoRoom;
  /** Stem of its picture. */
  readonly picture: string;
  readonly pieces: readonly { product: DemoProduct; quantity: number; x: number; y: number }[];
}

/** The rooms with their products found. @throws {Error} when a piece is not sold by the room's site */
export function demoRooms(products: readonly DemoProduct[] = demoProducts()): ResolvedRoom[] {
  return ROOMS.map((room) => {
    const sold = societiesOf(room.site);
    const pieces = room.pieces.map(([stem, quantity, x, y]) => {
      const product = products.find(
        (one) => one.pictures[0] === stem && !one.design.hidden && sold.includes(one.society),
      );
      if (!product) throw new Error(`room «${room.name}»: ${room.site} does not sell ${stem}`);
      return { product, quantity, x, y };
    });
    return { room, picture: `estancia-${room.slug}`, pieces };
  });
}

/** Rows of `room` and `room_piece`. */
export function roomRows(rooms: readonly ResolvedRoom[]): DemoRows {
  const idOf = ({ room }: ResolvedRoom) => demoId('room', room.slug);
  return [
    [
      'room',
      rooms.map((one, position) => ({
        id: idOf(one),
        site: one.room.site,
        slug: one.room.slug,
        name: one.room.name,
        description: one.room.text,
        picture: one.picture,
        position,
      })),
    ],
    [
      'room_piece',
      rooms.flatMap((one) =>
        one.pieces.map(({ product, quantity, x, y }, position) => ({
          room_id: idOf(one),
          product_id: product.id,
          quantity,
          x,
          y,
          position,
        })),
      ),
    ],
  ];
}
