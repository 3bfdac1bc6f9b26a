import type { Favorite, Site } from '@actual/contracts';
import { mostFavorites } from '@actual/contracts/facts/capacities';
import { type Knex, prepared } from '@actual/database';

/** The owner of favorites: a client, else a browser. */
export type FavoriteOwner = { client_id: string } | { holder_hash: string };

interface FavoriteRow extends Omit<Favorite, 'savedAt'> {
  savedAt: Date;
}

const favorites = (db: Knex, owner: FavoriteOwner, site: Site) =>
  db('favorite as f')
    .join('product as p', 'p.id', 'f.product_id')
    .where({ ...owner, site })
    .orderBy([{ column: 'f.saved_at', order: 'desc' }, 'f.product_id'])
    .limit(mostFavorites)
    .select<FavoriteRow[]>(
      'p.id',
      'p.item_code as itemCode',
      'p.name',
      'f.saved_at as savedAt',
      db.raw('p.pictures[1] AS picture'),
      db.raw(`NOT p.active OR p.u_familia <> 'SI' AS discontinued`),
    );

const favoriteOf = ({ savedAt, ...row }: FavoriteRow): Favorite => ({ ...row, savedAt: savedAt.toISOString() });

/** A person's saved products at a site, the latest first. */
export const listFavorites = async (db: Knex, owner: FavoriteOwner, site: Site): Promise<Favorite[]> =>
  (await favorites(db, owner, site)).map(favoriteOf);

export async function findFavorite(db: Knex, owner: FavoriteOwner, site: Site, id: string) {
  const [row] = await favorites(db, owner, site).where({ 'p.id': id });
  return row && favoriteOf(row);
}

export async function countFavorites(db: Knex, owner: FavoriteOwner, site: Site): Promise<number> {
  const [row] = await db('favorite')
    .where({ ...owner, site })
    .count<{ count: string | number }[]>();
  return Number(row?.count ?? 0);
}

/** Saves a product of these societies; another one is none. */
export async function insertFavorite(
  db: Knex,
  owner: FavoriteOwner,
  { site, id, societies }: { site: Site; id: string; societies: readonly string[] },
): Promise<void> {
  const sold = await db('product').where({ id }).whereIn('society', societies).first('id');
  if (sold)
    await db('favorite')
      .insert({ ...owner, site, product_id: id })
      .onConflict()
      .ignore();
}

export const deleteFavorite = (db: Knex, owner: FavoriteOwner, site: Site, id: string): Promise<number> =>
  db('favorite')
    .where({ ...owner, site, product_id: id })
    .delete();

/** Gives a browser's saved products to a client, in one statement: the latest ones, as far as there is room. */
export const adoptFavorites = (db: Knex, clientId: string, holderHash: string, site: Site): Promise<unknown> =>
  prepared(
    db,
    'adopt-favorites',
    `WITH found AS (DELETE FROM favorite WHERE holder_hash = ? AND site = ? RETURNING product_id, saved_at)
     INSERT INTO favorite (client_id, site, product_id, saved_at)
     SELECT ?::uuid, ?, product_id, saved_at FROM found ORDER BY saved_at DESC
     LIMIT greatest(0, ${mostFavorites} - (SELECT count(*) FROM favorite WHERE client_id = ? AND site = ?))
     ON CONFLICT DO NOTHING`,
    [holderHash, site, clientId, site, clientId, site],
  );
