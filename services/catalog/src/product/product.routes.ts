import { product } from '@actual/contracts/catalog/product';
import { populatedFields } from '@actual/contracts/facts/catalog/populated-fields';
import { AppError, type Service } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import { withPassages } from '../way-in/passages';
import { readMainPromo } from './read-main-promo';
import { ProductReader } from './read-product';

export function productRoutes(service: Service, { reads, live, cards, productViews }: CatalogDependencies): void {
  const products = new ProductReader(reads);
  service
    .implement('POST /product/findbyid/{id}', async ({ site, params }) => {
      const view = await live.current();
      const id = params.id.toLowerCase();
      return view.replies.get(`product ${site} ${id}`, product, () => products.withId(view, site, id));
    })
    .implement('GET /product/findbyslug/{slug}', async ({ site, params: { slug } }) => {
      const view = await live.current();
      return view.replies.get(`slug ${site} ${slug}`, product, () => products.withSlug(view, site, slug));
    })
    .implement('POST /product/multiplefindbyids/', async ({ site, body }) => {
      const view = await live.current();
      const positions = body.ids.flatMap((id) => view.shownPosition(site, id.toLowerCase()) ?? []);
      const listed = await cards.readListed(view, [...new Set(positions)], body.zipcodeDeliveryId);
      const found = withPassages(view, listed, body.wayIn).map(({ still, ...moving }) => ({ ...still, ...moving }));
      const fields = populatedFields.filter((field) => body.populate_fields?.includes(field));
      if (fields.length === 0) return found;
      // read together, in one statement
      return Promise.all(
        found.map(async (card) => {
          const whole = await products.withId(view, site, card.id);
          return { ...card, ...Object.fromEntries(fields.map((field) => [field, whole[field]])) };
        }),
      );
    })
    .implement('POST /product/addseen/{id}', async ({ site, params }) => {
      const view = await live.current();
      const id = params.id.toLowerCase();
      if (view.shownPosition(site, id) === undefined) throw new AppError('product_not_found');
      productViews.add(id);
      return { ok: true };
    })
    .implement('GET /product/mainpromo/{id}', async ({ site, params }) => {
      const view = await live.current();
      return reads((db) => readMainPromo(db, view, site, params.id.toLowerCase()));
    });
}
