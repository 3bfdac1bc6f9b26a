import type { Product, Site } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { View } from '../live/view';
import { batchLoader } from './batch-loader';
import { classificationOf } from './classification';
import { type ProductRow, readProductsById, readProductsBySlug } from './product.queries';
import { productOf } from './product-shape';
import { stockByStore } from './stock-by-store';

/** Slugs are letters, digits and dashes; anything else is nobody's and never reaches the database. */
const slugShape = /^[\w-]{1,200}$/;

function shown(view: View, site: Site, row: ProductRow | undefined): Product {
  const place = row && view.shownPosition(site, row.id);
  if (!row || place === undefined) throw new AppError('product_not_found');
  const { positionOfId } = view.index;
  const said = { ...classificationOf(view.index, place), ...stockByStore(view, place) };
  return productOf(row, said, (one) => {
    const position = positionOfId.get(one);
    return position !== undefined && view.isSold(site, position) ? (view.available[position] ?? 0) : undefined;
  });
}

/** Reads what product pages show. */
export class ProductReader {
  private readonly byId: ReturnType<typeof batchLoader<ProductRow>>;
  private readonly bySlug: ReturnType<typeof batchLoader<ProductRow>>;

  constructor(db: Knex) {
    this.byId = batchLoader((ids) => readProductsById(db, ids));
    this.bySlug = batchLoader((slugs) => readProductsBySlug(db, slugs));
  }

  /** The product of an id that the site may show. @throws {AppError} `product_not_found` for any other (shopping 5) */
  async withId(view: View, site: Site, id: string): Promise<Product> {
    // an id the site does not show never reaches the database
    return shown(view, site, view.shownPosition(site, id) === undefined ? undefined : await this.byId.load(id));
  }

  /** The product of a slug that the site may show. @throws {AppError} `product_not_found` for any other */
  async withSlug(view: View, site: Site, slug: string): Promise<Product> {
    return shown(view, site, slugShape.test(slug) ? await this.bySlug.load(slug) : undefined);
  }
}
