import type { Product, Site } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { View } from '../catalogue/view';
import { type ProductRow, readProductRow, readProductRowBySlug } from './product-repository';
import { productOf } from './product-shape';
import { saidOf } from './said-of';

/** Slugs are letters, digits and dashes; anything else is nobody's and never reaches the database. */
const slugShape = /^[\w-]{1,200}$/;

function shown(view: View, site: Site, row: ProductRow | undefined): Product {
  const place = row && view.shownPosition(site, row.id);
  if (!row || place === undefined) throw new AppError('product_not_found');
  const { positionOfId } = view.catalogue;
  return productOf(row, saidOf(view.catalogue, place), (one) => {
    const position = positionOfId.get(one);
    return position !== undefined && view.isSold(site, position) ? (view.available[position] ?? 0) : undefined;
  });
}

/** The product of an id that the site may show. @throws {AppError} `product_not_found` for any other (shopping 5) */
export async function readProduct(db: Knex, view: View, site: Site, id: string): Promise<Product> {
  // an id the site does not show never reaches the database
  return shown(view, site, view.shownPosition(site, id) === undefined ? undefined : await readProductRow(db, id));
}

/** The product of a slug that the site may show. @throws {AppError} `product_not_found` for any other */
export async function readProductBySlug(db: Knex, view: View, site: Site, slug: string): Promise<Product> {
  return shown(view, site, slugShape.test(slug) ? await readProductRowBySlug(db, slug) : undefined);
}
