import type { Product, Site } from '@actual/contracts';
import type { Reads } from '@actual/database';
import { AppError } from '@actual/kit';
import { z } from 'zod';
import type { View } from '../live/view';
import { batchLoader } from './batch-loader';
import { classificationOf } from './classification';
import { type ProductRow, readCategoriesOf, readProductsById, readProductsBySlug } from './product.queries';
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

/** Reads the data of product pages. */
export class ProductReader {
  private readonly byId: ReturnType<typeof batchLoader<ProductRow>>;
  private readonly bySlug: ReturnType<typeof batchLoader<ProductRow>>;
  private readonly categories: ReturnType<typeof batchLoader<readonly string[]>>;

  constructor(reads: Reads) {
    this.byId = batchLoader((ids) => reads((db) => readProductsById(db, ids)));
    this.bySlug = batchLoader((slugs) => reads((db) => readProductsBySlug(db, slugs)));
    this.categories = batchLoader((ids) => reads((db) => readCategoriesOf(db, ids)));
  }

  /**
   * The product of an id that the site may show.
   * @throws {AppError} `product_not_found` for any other (shopping 5), with the category where the site has others like it
   */
  async withId(view: View, site: Site, id: string): Promise<Product> {
    if (view.shownPosition(site, id) !== undefined) return shown(view, site, await this.byId.load(id));
    const category = await this.categoryLeft(view, site, id);
    throw new AppError('product_not_found', undefined, category && { category });
  }

  /** The narrowest category of a product that is gone in which the site still lists something. */
  private async categoryLeft(view: View, site: Site, id: string): Promise<string | undefined> {
    // the database would refuse an invalid UUID, and with it every product of the same batch
    if (!z.guid().safeParse(id).success) return undefined;
    const handles = (await this.categories.load(id)) ?? [];
    return handles.find((handle) => {
      const category = view.index.categories.get(handle);
      return category !== undefined && view.countOf(site, category) > 0;
    });
  }

  /** The product of a slug that the site may show. @throws {AppError} `product_not_found` for any other */
  async withSlug(view: View, site: Site, slug: string): Promise<Product> {
    return shown(view, site, slugShape.test(slug) ? await this.bySlug.load(slug) : undefined);
  }
}
