import type { Product, Site } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { View } from '../catalogue/view';
import { findIdBySlug, readProductRow } from './product-repository';
import { productOf } from './product-shape';

/** Slugs are letters, digits and dashes; anything else is nobody's and never reaches the database. */
const slugShape = /^[\w-]{1,200}$/;

/** The product of an id that the site may show. @throws {AppError} `product_not_found` for any other (shopping 5) */
export async function readProduct(db: Knex, view: View, site: Site, id: string): Promise<Product> {
  const { positionOfId } = view.catalogue;
  const row = view.shownPosition(site, id) === undefined ? undefined : await readProductRow(db, id);
  if (!row) throw new AppError('product_not_found');
  return productOf(row, (one) => {
    const position = positionOfId.get(one);
    return position !== undefined && view.isSold(site, position) ? (view.available[position] ?? 0) : undefined;
  });
}

/** The id of a slug. @throws {AppError} `product_not_found` */
export async function idOfSlug(db: Knex, slug: string): Promise<string> {
  const id = slugShape.test(slug) ? await findIdBySlug(db, slug) : undefined;
  if (id === undefined) throw new AppError('product_not_found');
  return id;
}
