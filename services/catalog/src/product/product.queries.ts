import type { Product } from '@actual/contracts';
import { type Knex, prepared } from '@actual/database';
import type { CardRow } from '../cards/card';
import { cardColumns } from '../cards/cards.queries';

/** A variation of the same group. */
export interface VariantRow {
  id: string;
  item_code: string;
  name: string;
  slug: string;
  picture: string | null;
  detailed_color: string | null;
  color_name: string | null;
  color_code: string | null;
  size: string | null;
  discount_price_cents: number;
}

/** The columns that the product page needs beside the index. */
export interface ProductRow extends CardRow {
  description: string;
  main_features: string[];
  package_content: string | null;
  restrictions: string | null;
  conservation: string | null;
  dimensions: Product['dimensions'];
  packing: Product['packing'];
  model: string | null;
  detailed_color: string | null;
  u_familia: string;
  active: boolean;
  brand: Product['CustomBrand'];
  promotion: Omit<
    NonNullable<Product['mainPromo']>,
    'discountPg1' | 'discountPg2' | 'discountPg3' | 'discountPg4' | 'discountPg5'
  > | null;
  group: Product['Groups'][number] | null;
  variants: VariantRow[];
}

const wholeProduct = `SELECT ${cardColumns}, p.description, p.main_features, p.package_content, p.restrictions, p.conservation,
  p.dimensions, p.packing, p.model, p.detailed_color, p.u_familia, p.active,
  (SELECT jsonb_build_object('id', b.id, 'Name', b.name) FROM brand b WHERE b.id = p.brand_id) AS brand,
  (SELECT jsonb_build_object('id', m.id, 'publicName', m.public_name, 'hasLM', m.has_lm,
     'discountTextPg5', m.discount_text_pg5, 'endsOn', m.ends_on) FROM promotion m WHERE m.id = p.promotion_id
     AND p.discount_pg1 + p.discount_pg2 + p.discount_pg3 + p.discount_pg4 + p.discount_pg5 > 0) AS promotion,
  (SELECT jsonb_build_object('id', g.id, 'Type', g.type) FROM product_group g WHERE g.id = p.group_id) AS group,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'item_code', o.item_code, 'name', o.name, 'slug', o.slug,
     'picture', o.pictures[1], 'detailed_color', o.detailed_color, 'color_name', o.color_name,
     'color_code', o.color_code, 'size', o.size, 'discount_price_cents', o.discount_price_cents)
     ORDER BY o.item_code), '[]')
   FROM product o WHERE o.group_id = p.group_id AND o.active AND o.u_familia = 'SI') AS variants
     FROM product p`;

/** One JSON for each row: a row of thirty columns costs the driver more to take apart than the statement to make. */
const asJson = (condition: string): string =>
  `SELECT row_to_json(whole) AS row FROM (${wholeProduct} WHERE ${condition}) AS whole`;
const byIdStatement = asJson('p.id = ANY (?::uuid[])');
const bySlugStatement = asJson('p.slug = ANY (?)');

/** Products by their ids, whole, in one statement. */
export async function readProductsById(db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, ProductRow>> {
  const rows = await prepared<{ row: ProductRow }>(db, 'products', byIdStatement, [ids]);
  return new Map(rows.map(({ row }) => [row.id, row]));
}

/** As `readProductsById`, by the products' slugs. */
export async function readProductsBySlug(db: Knex, slugs: readonly string[]): Promise<ReadonlyMap<string, ProductRow>> {
  const rows = await prepared<{ row: ProductRow }>(db, 'products-by-slug', bySlugStatement, [slugs]);
  return new Map(rows.map(({ row }) => [row.slug, row]));
}

/** Handles of the categories of products that may be gone, by the products' ids; of each the narrowest category first. */
export async function readCategoriesOf(
  db: Knex,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await prepared<{ id: string; handles: string[] }>(
    db,
    'categories-of-products',
    `SELECT pc.product_id AS id, array_agg(c.handle ORDER BY c.level DESC, c.position, c.handle) AS handles
     FROM product_category pc JOIN category c ON c.id = pc.category_id
     WHERE pc.product_id = ANY (?::uuid[]) AND c.active GROUP BY pc.product_id`,
    [ids],
  );
  return new Map(rows.map(({ id, handles }) => [id, handles]));
}
