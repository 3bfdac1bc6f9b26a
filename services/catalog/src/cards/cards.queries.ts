import { type Knex, prepared } from '@actual/database';
import type { CardRow } from './card';

/** The columns of a card, for statements that read more than cards; `p` is the product. */
export const cardColumns = `p.id, p.item_code, p.name, p.slug, p.pictures, p.finish, p.facts, p.price_cents,
  p.discount_price_cents, p.discount_pg1, p.discount_pg2, p.discount_pg3, p.discount_pg4, p.discount_pg5,
  p.width_cm, p.tint, p.slow_movement, p.is_package, p.color_name, p.color_code, p.size,
  CASE WHEN p.group_id IS NULL THEN
    CASE WHEN p.color_code IS NOT NULL
      THEN jsonb_build_array(jsonb_build_object('Name', coalesce(p.color_name, ''), 'Code', p.color_code)) END
  ELSE (
    SELECT jsonb_agg(jsonb_build_object('Name', c.color_name, 'Code', c.color_code) ORDER BY c.own DESC, c.color_name)
    FROM (
      SELECT coalesce(v.color_name, '') AS color_name, v.color_code, bool_or(v.id = p.id) AS own FROM product v
      WHERE v.group_id = p.group_id AND v.active AND v.color_code IS NOT NULL
      GROUP BY v.color_name, v.color_code
    ) c
  ) END AS colors`;

/** Card rows of some products, in no order. */
export const readCards = (db: Knex, ids: readonly string[]): Promise<CardRow[]> =>
  prepared<CardRow>(db, 'cards', `SELECT ${cardColumns} FROM product p WHERE p.id = ANY (?)`, [ids]);
