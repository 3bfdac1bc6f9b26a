import type { ModeratedReview, Site } from '@actual/contracts';
import { type ReviewState, unjudged } from '@actual/contracts/facts/catalog/reviews';
import { pageSize } from '@actual/contracts/facts/page-size';
import { type Knex, prepared } from '@actual/database';
import { AppError } from '@actual/kit';
import { staffPaths } from './pictures';
import { type ReviewRow, reviewColumns, reviewOf } from './published.queries';

interface Row extends ReviewRow {
  site: Site;
  state: ReviewState;
  reason: string | null;
  product: ModeratedReview['product'];
  orderId: string;
  folio: number;
}

const rowsSql = `SELECT ${reviewColumns}, r.site, r.state, r.reason, o.id AS "orderId", o.folio,
    (SELECT jsonb_build_object('name', p.name, 'url', '/' || p.slug || '/' || p.id) FROM product p WHERE p.id = r.product_id) AS product
  FROM review r JOIN orders o ON o.id = r.order_id`;

const shown = (secret: string, { site, state, reason, product, orderId, folio, ...row }: Row): ModeratedReview => ({
  ...reviewOf(row, staffPaths(secret, row.pictures)),
  site,
  state,
  reason,
  product,
  createdAt: row.createdAt.toISOString(),
  order: { id: orderId, folio: String(folio) },
});

/** Reviews in one state, a page of them: those to be judged in their order, else the newest first. */
export async function listReviews(
  db: Knex,
  { state, page, secret }: { state: ReviewState; page: number; secret: string },
): Promise<{ data: ModeratedReview[]; total: number }> {
  const order = state === unjudged ? 'ASC' : 'DESC';
  const [rows, counted] = await Promise.all([
    prepared<Row>(
      db,
      `reviews-${order}`,
      `${rowsSql} WHERE r.state = :state ORDER BY r.created_at ${order}, r.id LIMIT :size OFFSET :skipped`,
      { state, size: pageSize, skipped: (page - 1) * pageSize },
    ),
    prepared<{ count: number }>(db, 'reviews-count', 'SELECT count(*)::int AS count FROM review WHERE state = :state', {
      state,
    }),
  ]);
  return { data: rows.map((row) => shown(secret, row)), total: counted[0]?.count ?? 0 };
}

/** A review for staff. @throws not_found */
export async function readReview(db: Knex, id: string, secret: string): Promise<ModeratedReview> {
  const [row] = await prepared<Row>(db, 'review-by-id', `${rowsSql} WHERE r.id = :id::uuid`, { id });
  if (!row) throw new AppError('not_found');
  return shown(secret, row);
}

export interface Decision {
  from: ReviewState;
  state: 'published' | 'refused';
  reason: string | null;
  answer: string | null;
}

/** Publishes or refuses a review. @throws conflict where it is not as it was seen */
export async function decideReview(
  db: Knex,
  { id, by, decision: { from, ...decision } }: { id: string; by: string; decision: Decision },
): Promise<void> {
  const changed = await db('review')
    .where({ id, state: from })
    .update({ ...decision, decided_at: db.fn.now(), decided_by: by });
  if (changed === 0) throw new AppError('conflict', 'somebody else decided');
}
