import { type Knex, prepared } from '@actual/database';

/** A package, and how many pieces of each product it has. */
export interface WholePackage {
  named: { id: string; name: string };
  products: { id: string; quantity: number }[];
}

/**
 * The package if all of it was added, else null. A locked package needs no code here: whoever names all of its pieces
 * already knows them.
 */
export async function readWholePackage(
  db: Knex,
  id: string,
  details: readonly { productId: string; quantity: number }[],
): Promise<WholePackage | null> {
  const [found] = await prepared<WholePackage>(
    db,
    'read-whole-package',
    `SELECT jsonb_build_object('id', g.id, 'name', g.name) AS named,
       jsonb_agg(jsonb_build_object('id', p.product_id, 'quantity', p.quantity)) AS products
     FROM package g JOIN package_product p ON p.package_id = g.id WHERE g.id = ? GROUP BY g.id`,
    [id],
  );
  const pieces = (productId: string): number =>
    details.reduce((sum, one) => sum + (one.productId.toLowerCase() === productId ? one.quantity : 0), 0);
  return found?.products.every((one) => pieces(one.id) >= one.quantity) ? found : null;
}
