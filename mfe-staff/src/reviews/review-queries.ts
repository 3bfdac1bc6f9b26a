import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type ReviewState, reviewStates, unjudged } from '@actual/contracts/facts/catalog/reviews';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The state of the page by its address. */
export interface ReviewsView {
  state: ReviewState;
  page: number;
}

/** Reads an address; unknown parts are ignored. */
export function readReviews(search: URLSearchParams): ReviewsView {
  const page = Number(search.get('pagina'));
  return {
    state: reviewStates.find((state) => state === search.get('estado')) ?? unjudged,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of a view, without default values. */
export function hrefOfReviews({ state, page }: ReviewsView): string {
  const search = new URLSearchParams();
  if (state !== unjudged) search.set('estado', state);
  if (page > 1) search.set('pagina', String(page));
  const text = search.toString();
  return text ? `${staffPages.reviews.path}?${text}` : staffPages.reviews.path;
}

/** Every list of the page; forgotten together when one is judged. */
export const reviewsKey = ['staff', 'reviews'] as const;

export const reviewsQuery = (api: ApiClient, { state, page }: ReviewsView) =>
  queryOptions({
    queryKey: [...reviewsKey, state, page],
    queryFn: ({ signal }) => api('GET /reviews/moderation/{page}', { params: { page }, query: { state } }, { signal }),
    staleTime: 5_000,
  });
