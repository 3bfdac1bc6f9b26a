import type { StorePromotion } from '@actual/contracts/catalog/offers';
import { defaultSite, sites } from '@actual/contracts/facts/company/brands';
import { type Site, site as siteShape } from '@actual/contracts/shapes';
import type { Knex } from '@actual/database';
import { societiesOf, storeDay } from '@actual/domain';
import { AppError } from '@actual/kit';

/** The site a store sells for: its own handle, or a store's code. @throws {AppError} `not_found` */
export async function siteOfStore(db: Knex, id: string): Promise<Site> {
  const handle = siteShape.safeParse(id);
  if (handle.success) return handle.data;
  const store = await db('store').where({ code: id }).first<{ type: string } | undefined>('type');
  if (!store) throw new AppError('not_found');
  const own = sites.find((site) => id.startsWith(site.replace('-', '_')));
  return own ?? (store.type === 'home' ? 'actual-home' : defaultSite);
}

/** Promotions that run today on a site's products, those that end soonest first. */
export async function readPromotions(db: Knex, site: Site): Promise<StorePromotion[]> {
  return db('promotion as m')
    .join('product as p', 'p.promotion_id', 'm.id')
    .whereIn('p.society', [...societiesOf(site)])
    .where({ 'p.active': true, 'p.u_familia': 'SI' })
    .where((running) => running.whereNull('m.ends_on').orWhere('m.ends_on', '>=', storeDay()))
    .groupBy('m.id')
    .orderByRaw('m.ends_on NULLS LAST, m.public_name')
    .select<StorePromotion[]>(
      db.raw(`m.id, m.public_name AS "publicName", m.has_lm AS "hasLM", m.discount_pg1 AS "discountPg1",
        m.discount_pg2 AS "discountPg2", m.discount_pg3 AS "discountPg3", m.discount_pg4 AS "discountPg4",
        m.discount_pg5 AS "discountPg5", m.discount_text_pg5 AS "discountTextPg5", m.ends_on AS "endsOn",
        count(*)::int AS "productCount"`),
    );
}
