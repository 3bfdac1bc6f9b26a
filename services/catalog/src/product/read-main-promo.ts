import type { Site } from '@actual/contracts';
import type { Reply } from '@actual/contracts/client/client';
import { type Knex, prepared } from '@actual/database';
import { storeDay } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { View } from '../live/view';

type Answer = Reply<'GET /product/mainpromo/{id}'>;

/** The promotion that runs on a product today. @throws {AppError} `product_not_found` */
export async function readMainPromo(db: Knex, view: View, site: Site, id: string): Promise<Answer> {
  if (view.shownPosition(site, id) === undefined) throw new AppError('product_not_found');
  const [mainPromo = null] = await prepared<NonNullable<Answer['mainPromo']>>(
    db,
    'main-promo',
    `SELECT m.id, m.public_name AS "publicName", m.has_lm AS "hasLM", m.discount_text_pg5 AS "discountTextPg5",
       m.ends_on AS "endsOn", p.discount_pg1 AS "discountPg1", p.discount_pg2 AS "discountPg2",
       p.discount_pg3 AS "discountPg3", p.discount_pg4 AS "discountPg4", p.discount_pg5 AS "discountPg5"
     FROM product p JOIN promotion m ON m.id = p.promotion_id
     WHERE p.id = ? AND (m.ends_on IS NULL OR m.ends_on >= ?::date)`,
    [id, storeDay()],
  );
  return { mainPromo };
}
