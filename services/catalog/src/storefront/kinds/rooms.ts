import type { roomsContent } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { societiesOf, toPesos } from '@actual/domain';
import type { z } from 'zod';
import { roomUrl } from '../../rooms/read-rooms';
import { siteOf } from '../../site/read-site';
import { unknownPictures, usePictures } from '../pictures/pictures';
import { type Kind, repeated, wrong } from './kind';

type Rooms = z.output<typeof roomsContent>;

interface Product {
  readonly id: string;
  readonly item_code: string;
  readonly name: string;
  readonly society: string;
  readonly discount_price_cents: number;
}

/** The products of all rooms, by item code. */
async function productsOf(db: Knex, { rooms }: Rooms): Promise<ReadonlyMap<string, Product>> {
  const codes = rooms.flatMap(({ pieces }) => pieces.map(({ itemCode }) => itemCode));
  const rows = await db('product')
    .whereIn('item_code', codes)
    .select<Product[]>('id', 'item_code', 'name', 'society', 'discount_price_cents');
  return new Map(rows.map((row) => [row.item_code, row]));
}

const picturesOf = ({ rooms }: Rooms): string[] => rooms.map(({ picture }) => picture);

/** The rooms of a brand: their pictures, what stands in them and where, and their order. */
export const rooms: Kind<Rooms> = {
  async read(db, site) {
    const rows = await db('room as r')
      .where('r.site', site)
      .orderBy(['r.position', 'r.id'])
      .select<Rooms['rooms']>(
        'r.id',
        'r.name',
        'r.slug',
        'r.picture',
        { text: 'r.description' },
        db.raw(`(SELECT coalesce(jsonb_agg(jsonb_build_object('itemCode', p.item_code, 'quantity', rp.quantity,
            'x', rp.x, 'y', rp.y) ORDER BY rp.position, p.id), '[]')
          FROM room_piece rp JOIN product p ON p.id = rp.product_id WHERE rp.room_id = r.id) AS pieces`),
      );
    return { kind: 'rooms', rooms: rows };
  },
  async check(db, content, site) {
    const empty = content.rooms.flatMap(({ name, pieces }) => (pieces.length === 0 ? name : []));
    if (empty.length > 0) throw wrong('rooms', empty);
    const slugs = repeated(content.rooms.map(({ slug }) => slug));
    if (slugs.length > 0) throw wrong('slug', slugs);
    const ids = content.rooms.map(({ id }) => id);
    const elsewhere = await db('room').whereIn('id', ids).whereNot({ site }).pluck<string[]>('id');
    const twice = repeated(ids);
    if (twice.length + elsewhere.length > 0) throw wrong('id', [...twice, ...elsewhere]);
    const products = await productsOf(db, content);
    const societies = new Set<string>(societiesOf(siteOf(site)));
    const notSold = content.rooms.flatMap(({ pieces }) =>
      pieces.flatMap(({ itemCode }) => (societies.has(products.get(itemCode)?.society ?? '') ? [] : itemCode)),
    );
    const pieceTwice = content.rooms.flatMap(({ pieces }) => repeated(pieces.map(({ itemCode }) => itemCode)));
    if (notSold.length > 0) throw wrong('pieces', [...new Set(notSold)]);
    if (pieceTwice.length > 0) throw wrong('piecesTwice', [...new Set(pieceTwice)]);
    const pictures = await unknownPictures(db, picturesOf(content));
    if (pictures.length > 0) throw wrong('picture', pictures);
  },
  async write(trx, site, content) {
    const products = await productsOf(trx, content);
    await trx('room').where({ site }).delete();
    if (content.rooms.length === 0) return;
    await trx('room').insert(
      content.rooms.map(({ id, name, slug, picture, text }, position) => ({
        id,
        name,
        slug,
        picture,
        description: text,
        site,
        position,
      })),
    );
    const pieces = content.rooms.flatMap((room) =>
      room.pieces.flatMap(({ itemCode, quantity, x, y }, position) => {
        const product = products.get(itemCode);
        return product ? { room_id: room.id, product_id: product.id, quantity, x, y, position } : [];
      }),
    );
    if (pieces.length > 0) await trx('room_piece').insert(pieces);
  },
  async preview({ db, view }, content, subject) {
    const products = await productsOf(db, content);
    const site = siteOf(subject);
    return {
      kind: content.kind,
      rooms: content.rooms.map(({ id, name, slug, picture, pieces }) => ({
        id,
        name,
        picture,
        url: roomUrl(slug),
        pieces: pieces.map((one) => {
          const product = products.get(one.itemCode);
          const isListed = product !== undefined && view.shownPosition(site, product.id) !== undefined;
          return { ...one, name: product?.name ?? '', isListed };
        }),
        total: toPesos(
          pieces.reduce(
            (cents, one) => cents + one.quantity * (products.get(one.itemCode)?.discount_price_cents ?? 0),
            0,
          ),
        ),
      })),
    };
  },
  keep: (trx, content) => usePictures(trx, picturesOf(content)),
};
