import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import type { ReviewState } from '@actual/contracts/facts/catalog/reviews';
import { useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { ListPage } from '../layout/ListPage';
import { ReviewCard } from './ReviewCard';
import { hrefOfReviews, type ReviewsView, reviewsQuery } from './review-queries';

const lists: readonly [ReviewState, string, string][] = [
  ['pending', 'Por revisar', 'No hay opiniones por revisar.'],
  ['published', 'Publicadas', 'Todavía no se publica ninguna opinión.'],
  ['refused', 'Rechazadas', 'No se ha rechazado ninguna opinión.'],
];

/** `/opiniones`: buyers' reviews, for managers to publish, answer or refuse. */
export const Component = () => {
  const view = useLoaderData<ReviewsView>();
  const { data } = useSuspenseQuery(reviewsQuery(useShell().api, view));
  return (
    <ListPage
      label={staffPages.reviews.label}
      note="Una mala calificación no es motivo para rechazar. Se rechaza lo que trae datos personales, insultos o no habla del mueble."
      view={view}
      lists={lists}
      hrefFor={hrefOfReviews}
      total={data.total}
    >
      {data.data.length > 0 ? data.data.map((review) => <ReviewCard key={review.id} review={review} />) : null}
    </ListPage>
  );
};
