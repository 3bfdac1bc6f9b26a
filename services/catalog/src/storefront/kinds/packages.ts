import type { packagesContent } from '@actual/contracts';
import { toPesos } from '@actual/domain';
import type { z } from 'zod';
import { usePasswords } from '../passwords/passwords';
import { usePictures } from '../pictures/pictures';
import { type Kind, wrong } from './kind';
import { checkSets, productsOf } from './product-sets';

type Packages = z.output<typeof packagesContent>;

const picturesOf = ({ packages }: Packages): string[] => packages.map(({ picture }) => picture);

/** The packages of a brand: pieces, picture, audience and password of each. */
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
  check: (db, content, site) => checkSets(db, site, { table: 'package', sets: content.packages }),
  async write(trx, site, content) {
    const products = await productsOf(trx, content.packages);
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
    const products = await productsOf(db, content.packages);
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
