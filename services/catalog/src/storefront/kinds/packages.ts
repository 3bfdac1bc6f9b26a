import type { packagesContent } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { societiesOf, toPesos } from '@actual/domain';
import type { z } from 'zod';
import { siteOf } from '../../site/read-site';
import { usePasswords } from '../passwords/passwords';
import { unknownPictures, usePictures } from '../pictures/pictures';
import { type Kind, repeated, wrong } from './kind';

type Packages = z.output<typeof packagesContent>;

interface Product {
  readonly id: string;
  readonly item_code: string;
  readonly name: string;
  readonly society: string;
  readonly price_cents: number;
  readonly discount_price_cents: number;
}

/** The products of all packages, by item code. */
async function productsOf(db: Knex, { packages }: Packages): Promise<ReadonlyMap<string, Product>> {
  const codes = packages.flatMap(({ pieces }) => pieces.map(({ itemCode }) => itemCode));
  const rows = await db('product')
    .whereIn('item_code', codes)
    .select<Product[]>('id', 'item_code', 'name', 'society', 'price_cents', 'discount_price_cents');
  return new Map(rows.map((row) => [row.item_code, row]));
}

const picturesOf = ({ packages }: Packages): string[] => packages.map(({ picture }) => picture);

/** The packages of a brand: what each holds, its picture, who sees it, and whether it opens with a password. */
export const packages: Kind<Packages> = {
  async read(db, site) {
    const rows = await db('package as g')
      .where('g.site', site)
      .orderBy(['g.position', 'g.id'])
      .select<Packages['packages']>(
        'g.id',
        'g.name',
        'g.picture',
        { isPublic: 'g.is_public' },
        { lock: 'g.password_id' },
        db.raw(`(SELECT coalesce(jsonb_agg(jsonb_build_object('itemCode', p.item_code, 'quantity', gp.quantity)
            ORDER BY p.price_cents * gp.quantity DESC, p.id), '[]')
          FROM package_product gp JOIN product p ON p.id = gp.product_id WHERE gp.package_id = g.id) AS pieces`),
      );
    return { kind: 'packages', packages: rows };
  },
  async check(db, content, site) {
    const empty = content.packages.flatMap(({ name, pieces }) => (pieces.length === 0 ? name : []));
    if (empty.length > 0) throw wrong('packages', empty);
    const twice = repeated(content.packages.map(({ id }) => id));
    const elsewhere = await db('package')
      .whereIn(
        'id',
        content.packages.map(({ id }) => id),
      )
      .whereNot({ site })
      .pluck<string[]>('id');
    if (twice.length + elsewhere.length > 0) throw wrong('id', [...twice, ...elsewhere]);
    const products = await productsOf(db, content);
    const societies = new Set<string>(societiesOf(siteOf(site)));
    const notSold = content.packages.flatMap(({ pieces }) =>
      pieces.flatMap(({ itemCode }) => (societies.has(products.get(itemCode)?.society ?? '') ? [] : itemCode)),
    );
    const pieceTwice = content.packages.flatMap(({ pieces }) => repeated(pieces.map(({ itemCode }) => itemCode)));
    if (notSold.length > 0) throw wrong('pieces', [...new Set(notSold)]);
    if (pieceTwice.length > 0) throw wrong('piecesTwice', [...new Set(pieceTwice)]);
    const pictures = await unknownPictures(db, picturesOf(content));
    if (pictures.length > 0) throw wrong('picture', pictures);
  },
  async write(trx, site, content) {
    const products = await productsOf(trx, content);
    await trx('package').where({ site }).delete();
    if (content.packages.length === 0) return;
    await trx('package').insert(
      content.packages.map(({ id, name, picture, isPublic, lock }, position) => ({
        id,
        name,
        picture,
        is_public: isPublic,
        password_id: lock,
        site,
        position,
      })),
    );
    const pieces = content.packages.flatMap((one) =>
      one.pieces.flatMap(({ itemCode, quantity }) => {
        const product = products.get(itemCode);
        return product ? { package_id: one.id, product_id: product.id, quantity } : [];
      }),
    );
    if (pieces.length > 0) await trx('package_product').insert(pieces);
  },
  async preview({ db }, content) {
    const products = await productsOf(db, content);
    return {
      kind: content.kind,
      packages: content.packages.map(({ id, name, picture, isPublic, lock, pieces }) => {
        const sum = (price: 'price_cents' | 'discount_price_cents') =>
          toPesos(pieces.reduce((cents, one) => cents + one.quantity * (products.get(one.itemCode)?.[price] ?? 0), 0));
        return {
          id,
          name,
          picture,
          isPublic,
          locked: lock !== null,
          pieces: pieces.map((one) => ({ ...one, name: products.get(one.itemCode)?.name ?? '' })),
          total: sum('discount_price_cents'),
          totalBefore: sum('price_cents'),
        };
      }),
    };
  },
  async keep(trx, content) {
    await usePictures(trx, picturesOf(content));
    const gone = await usePasswords(
      trx,
      content.packages.flatMap(({ lock }) => lock ?? []),
    );
    if (gone.length > 0) throw wrong('lock', gone);
  },
};
