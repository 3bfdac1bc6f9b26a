import { staffLoader } from '../access/staff-loader';
import { type ReviewsView, readReviews, reviewsQuery } from './review-queries';

/** The reviews that the address asks for. */
export const loader = staffLoader<ReviewsView>('reviews', async ({ shell: { api, queryClient }, url }) => {
  const view = readReviews(url.searchParams);
  await queryClient.fetchQuery(reviewsQuery(api, view));
  return view;
});
