import { type Knex, prepared } from '@actual/database';

/** A product's entry in a sitemap. */
export interface SitemapRow {
  id: string;
  slug: string;
  name: string;
  pictures: string[];
  /** `YYYY-MM-DDThh:mm:ssZ`. */
  changed: string;
}
/** The data of a product that the feed has beyond its card. */
export interface FeedRow {
  id: string;
  description: string;
  color_name: string | null;
  size: string | null;
  group_id: string | null;
  pictures: string[];
  brand: string | null;
  /** `YYYY-MM-DD` of the promotion's last day. */
  ends_on: string | null;
  /** Null where nobody gave one. */
  gtin: string | null;
}

const utc = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Sitemap rows of some products, by id. */
export const readSitemapRows = async (db: Knex, ids: readonly string[]): Promise<Map<string, SitemapRow>> =>
  byId(
    await prepared<SitemapRow>(
      db,
      'sitemap',
      `SELECT id, slug, name, pictures, ${utc('updated_at')} AS changed FROM product WHERE id = ANY (?)`,
      [ids],
    ),
  );

/** Feed rows of some products, by id. */
export const readFeedRows = async (db: Knex, ids: readonly string[]): Promise<Map<string, FeedRow>> =>
  byId(
    await prepared<FeedRow>(
      db,
      'feed',
      `SELECT p.id, p.description, p.color_name, p.size, p.group_id, p.pictures, p.gtin, b.name AS brand,
         to_char(m.ends_on, 'YYYY-MM-DD') AS ends_on
       FROM product p LEFT JOIN brand b ON b.id = p.brand_id LEFT JOIN promotion m ON m.id = p.promotion_id
       WHERE p.id = ANY (?)`,
      [ids],
    ),
  );

/** The last change among each category's products, by handle. */
export async function readCategoryChanges(db: Knex): Promise<Map<string, string>> {
  const rows = await prepared<{ handle: string; changed: string }>(
    db,
    'category-changes',
    `SELECT c.handle, ${utc('max(p.updated_at)')} AS changed
     FROM category c JOIN product_category pc ON pc.category_id = c.id JOIN product p ON p.id = pc.product_id
     WHERE p.active GROUP BY c.handle`,
    [],
  );
  return new Map(rows.map(({ handle, changed }) => [handle, changed]));
}
