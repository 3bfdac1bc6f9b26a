import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import type { ReviewState } from '@actual/contracts/facts/catalog/reviews';
import { useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import type { EmptyProps } from '../layout/Empty';
import { ListPage } from '../layout/ListPage';
import { ReviewCard } from './ReviewCard';
import { hrefOfReviews, type ReviewsView, reviewsQuery } from './review-queries';

const listOf = (state: ReviewState, words: string) => [{ to: hrefOfReviews({ state, page: 1 }), words }];
const toReview = listOf('pending', 'Ver las que faltan por revisar');
const lists: readonly [ReviewState, string, EmptyProps][] = [
  [
    'pending',
    'Por revisar',
    {
      title: 'No hay opiniones por revisar',
      text: 'A quien recibió su pedido le pedimos su opinión por correo. Lo que escriba espera aquí hasta que la publiques o la rechaces.',
      next: listOf('published', 'Ver las publicadas'),
    },
  ],
  [
    'published',
    'Publicadas',
    {
      title: 'Todavía no se publica ninguna opinión',
      text: 'Aquí están las que ya se leen en la tienda. Puedes contestarlas.',
      next: toReview,
    },
  ],
  [
    'refused',
    'Rechazadas',
    {
      title: 'No se ha rechazado ninguna opinión',
      text: 'Aquí quedan las que no se publican, con el motivo. Se pueden publicar después.',
      next: toReview,
    },
  ],
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
