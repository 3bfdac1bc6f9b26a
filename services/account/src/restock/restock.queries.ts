import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import { type Knex, prepared } from '@actual/database';

/** A request with the product's data for its mail. */
export interface RestockRequest {
  id: string;
  site: Site;
  email: string;
  productId: string;
  name: string;
  slug: string;
}

/** Saves a request. False if that e-mail already waits for the product, which it does only once. */
export async function insertRequest(
  db: Knex,
  request: { site: Site; productId: string; email: string },
): Promise<boolean> {
  const kept = await db('restock_request')
    .insert({ id: randomUUID(), site: request.site, product_id: request.productId, email: request.email })
    .onConflict()
    .ignore()
    .returning('id');
  return kept.length === 1;
}

export const readRequest = (db: Knex, id: string): Promise<RestockRequest | undefined> =>
  db('restock_request as r')
    .join('product as p', 'p.id', 'r.product_id')
    .where({ 'r.id': id })
    .first<RestockRequest | undefined>('r.id', 'r.site', 'r.email', 'p.id as productId', 'p.name', 'p.slug');

/** Products on sale that somebody waits for, by their item codes. */
export const waitedFor = (db: Knex): Promise<{ id: string; itemCode: string }[]> =>
  prepared(
    db,
    'restock-waited-for',
    `SELECT p.id, p.item_code AS "itemCode" FROM product p WHERE p.active AND p.u_familia = 'SI'
       AND p.id IN (SELECT product_id FROM restock_request WHERE noticed_at IS NULL)`,
    [],
  );

/**
 * Puts the mails of some who wait for these products into the outbox, in the statement that notes it: each leaves once,
 * whatever dies when. @returns how many
 */
export const noticeRequests = async (db: Knex, products: readonly string[], atMost: number): Promise<number> => {
  const noticed = await prepared(
    db,
    'restock-notice',
    `WITH due AS (
       UPDATE restock_request SET noticed_at = now() WHERE id = ANY (ARRAY(
         SELECT id FROM restock_request WHERE noticed_at IS NULL AND product_id = ANY (?::uuid[])
         ORDER BY created_at LIMIT ? FOR UPDATE SKIP LOCKED))
       RETURNING id
     )
     INSERT INTO account_outbox (kind, key, payload) SELECT 'restock', id::text, '{}' FROM due RETURNING key`,
    [products, atMost],
  );
  return noticed.length;
};

/** Deletes the same person's requests at the same site. */
export const deleteWaiting = (db: Knex, { email, site }: Pick<RestockRequest, 'email' | 'site'>): Promise<number> =>
  db('restock_request').whereRaw('lower(email) = lower(?)', [email]).where({ site }).whereNull('noticed_at').delete();
