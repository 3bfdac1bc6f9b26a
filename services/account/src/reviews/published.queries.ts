import type { ProductReviews, Review, Site } from '@actual/contracts';
import { reviewsShown } from '@actual/contracts/facts/catalog/reviews';
import { societiesOf } from '@actual/contracts/facts/company/brands';
import { storeDay } from '@actual/contracts/store-day';
import { type Knex, prepared } from '@actual/database';
import { publicPaths } from './pictures';

export interface ReviewRow extends Omit<Review, 'day' | 'pictures'> {
  createdAt: Date;
  pictures: string[];
}

/** Columns of a review `r` with the ids of its pictures. */
export const reviewColumns = `r.id, r.rating, r.title, r.body AS text, r.author, r.finish, r.answer, r.created_at AS "createdAt",
  ARRAY(SELECT p.id FROM review_picture p WHERE p.review_id = r.id ORDER BY p.position) AS pictures`;

/** A review as pages show it; `pictures`: their paths. */
export const reviewOf = ({ createdAt, ...row }: ReviewRow, pictures: string[]): Review => ({
  ...row,
  pictures,
  day: storeDay(createdAt),
});

const ofModel = `r.state = 'published'
  AND r.model_id = (SELECT coalesce(p.group_id, p.id) FROM product p WHERE p.id = :productId::uuid AND p.society = ANY (:societies))`;

/** The reviews of a product by verified buyers; none of a product that the site does not sell. */
export async function publishedReviews(
  db: Knex,
  { productId, site, page }: { productId: string; site: Site; page: number },
): Promise<ProductReviews> {
  const filters = { productId, societies: [...societiesOf(site)] };
  const counted = await prepared<{ rating: number; count: number }>(
    db,
    'reviews-sum',
    `SELECT r.rating, count(*)::int AS count FROM review r WHERE ${ofModel} GROUP BY r.rating`,
    filters,
  );
  const stars = [1, 2, 3, 4, 5].map((star) => counted.find(({ rating }) => rating === star)?.count ?? 0);
  const total = stars.reduce((sum, count) => sum + count, 0);
  const given = stars.reduce((sum, count, at) => sum + count * (at + 1), 0);
  const rows =
    total === 0
      ? []
      : await prepared<ReviewRow>(
          db,
          'reviews-published',
          `SELECT ${reviewColumns} FROM review r WHERE ${ofModel} ORDER BY r.created_at DESC, r.id LIMIT :size OFFSET :skipped`,
          { ...filters, size: reviewsShown, skipped: (page - 1) * reviewsShown },
        );
  return {
    total,
    stars,
    average: total === 0 ? 0 : Math.round((given / total) * 10) / 10,
    data: rows.map((row) => reviewOf(row, publicPaths(row.pictures))),
  };
}
