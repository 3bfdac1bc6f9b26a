import type { ProductReviews } from '@actual/contracts';

/** The reviews on the page as structured data for search engines; nothing without any. */
export const reviewsJsonLd = (said: ProductReviews | undefined) =>
  said && said.total > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: said.average,
          reviewCount: said.total,
          bestRating: 5,
          worstRating: 1,
        },
        review: said.data.map(({ rating, title, text, author, day }) => ({
          '@type': 'Review',
          name: title || undefined,
          reviewBody: text,
          datePublished: day,
          author: author ? { '@type': 'Person', name: author } : undefined,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
        })),
      }
    : {};
