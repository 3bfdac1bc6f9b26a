import type { Knex } from '@actual/database';
import { storeDay } from '@actual/domain';

export interface SiteRow {
  handle: string;
  name: string;
  theme: string;
  delivery_text: string;
  /** Pages of information with another text than the release's. */
  texts: string[];
  constants: { fb_url?: string; instagram_url?: string; pinterest_url?: string };
}
export interface BannerRow {
  id: string;
  filename: string;
  display_url: string;
  display_text: string;
  title: string | null;
  new_tab: boolean;
  second_banner: boolean;
  product_id: string | null;
}

export const readSiteRow = (db: Knex, handle: string): Promise<SiteRow | undefined> =>
  db('site')
    .where({ handle })
    .first<SiteRow | undefined>(
      'handle',
      'name',
      'theme',
      'delivery_text',
      'constants',
      db.raw(`ARRAY(SELECT DISTINCT page FROM page_text WHERE scope IN (?, 'store') ORDER BY page) AS texts`, [handle]),
    );

export const readBannerRows = (db: Knex, site: string): Promise<BannerRow[]> =>
  db('banner')
    .where({ site })
    .orderBy(['position', 'id'])
    .select<BannerRow[]>(
      'id',
      'filename',
      'display_url',
      'display_text',
      'title',
      'new_tab',
      'second_banner',
      'product_id',
    );

/** The first day on which a running promotion of the given societies ends; null where none has an end. */
export async function nextPromotionEnd(db: Knex, societies: readonly string[]): Promise<string | null> {
  const row = await db('promotion as m')
    .where('m.ends_on', '>=', storeDay())
    .whereExists((products) =>
      products
        .from('product as p')
        .whereRaw('p.promotion_id = m.id')
        .whereIn('p.society', [...societies])
        .where('p.active', true),
    )
    .min<{ ends: string | null }>({ ends: 'm.ends_on' })
    .first();
  return row?.ends ?? null;
}

export const readWarehouses = (db: Knex): Promise<{ id: string; WhsName: string }[]> =>
  db('warehouse')
    .where({ removed: false })
    .select<{ id: string; WhsName: string }[]>({ id: 'code', WhsName: 'name' })
    .orderBy('code');

export const readStates = (db: Knex): Promise<{ Code: string; Name: string }[]> =>
  db('state').select<{ Code: string; Name: string }[]>({ Code: 'code', Name: 'name' }).orderBy('name');
