import type { roomsContent } from '@actual/contracts';
import { toPesos } from '@actual/domain';
import type { z } from 'zod';
import { roomUrl } from '../../rooms/read-rooms';
import { siteOf } from '../../site/read-site';
import { usePictures } from '../pictures/pictures';
import { type Kind, repeated, wrong } from './kind';
import { checkSets, productsOf } from './product-sets';

type Rooms = z.output<typeof roomsContent>;

const picturesOf = ({ rooms }: Rooms): string[] => rooms.map(({ picture }) => picture);

/** The rooms of a brand: pictures, pieces with their points, and order. */
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
    const slugs = repeated(content.rooms.map(({ slug }) => slug));
    if (slugs.length > 0) throw wrong('slug', slugs);
    await checkSets(db, site, { table: 'room', sets: content.rooms });
  },
  async write(trx, site, content) {
    const products = await productsOf(trx, content.rooms);
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
    const products = await productsOf(db, content.rooms);
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
