import { type Knex, prepared } from '@actual/database';

/** A piece of a room as the picture shows it. */
export interface RoomPieceRow {
  readonly id: string;
  readonly itemCode: string;
  readonly name: string;
  readonly quantity: number;
  readonly x: number | null;
  readonly y: number | null;
}
export interface RoomRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly picture: string;
  /** In their order. */
  readonly pieces: readonly RoomPieceRow[];
}

/** The rooms of a site with their pieces, in their fixed order; few, so all of them. */
export const readRoomRows = (db: Knex, site: string): Promise<RoomRow[]> =>
  prepared<RoomRow>(
    db,
    'rooms',
    `SELECT r.id, r.slug, r.name, r.description, r.picture,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'itemCode', p.item_code, 'name', p.name,
          'quantity', rp.quantity, 'x', rp.x, 'y', rp.y) ORDER BY rp.position, p.id), '[]')
        FROM room_piece rp JOIN product p ON p.id = rp.product_id WHERE rp.room_id = r.id) AS pieces
     FROM room r WHERE r.site = ? ORDER BY r.position, r.id`,
    [site],
  );

/** The figures that a product's prices are computed from. */
export interface PriceRow {
  readonly id: string;
  readonly price_cents: number;
  readonly discount_pg1: number;
  readonly discount_pg2: number;
  readonly discount_pg3: number;
  readonly discount_pg4: number;
  readonly discount_pg5: number;
}

/** Prices and discounts of products. */
export const readPrices = (db: Knex, ids: readonly string[]): Promise<PriceRow[]> =>
  prepared<PriceRow>(
    db,
    'room-prices',
    `SELECT id, price_cents, discount_pg1, discount_pg2, discount_pg3, discount_pg4, discount_pg5
     FROM product WHERE id = ANY (?)`,
    [ids],
  );
