import { pageSize } from '@actual/contracts/facts/page-size';
import { type ReviewState, reviewStates } from '@actual/contracts/facts/reviews';
import { staffPages } from '@actual/contracts/facts/staff-pages';
import { Link, useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { Pagination } from '../layout/Pagination';
import { Column, Foot, Note, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { Tabs } from '../layout/Tabs';
import { ReviewCard } from './ReviewCard';
import { hrefOfReviews, type ReviewsView, reviewsQuery } from './review-queries';

const Nothing = styled.p`
  padding: 14px;
  color: var(--d-text-2);
`;
const listWords: Readonly<Record<ReviewState, string>> = {
  pending: 'Por revisar',
  published: 'Publicadas',
  refused: 'Rechazadas',
};
const nothing: Readonly<Record<ReviewState, string>> = {
  pending: 'No hay opiniones por revisar.',
  published: 'Todavía no se publica ninguna opinión.',
  refused: 'No se ha rechazado ninguna opinión.',
};

/** `/opiniones`: what buyers wrote, for managers to publish, to answer or to refuse. */
export const Component = () => {
  const view = useLoaderData<ReviewsView>();
  const { data } = useSuspenseQuery(reviewsQuery(useShell().api, view));
  const { label } = staffPages.reviews;
  return (
    <StaffPage>
      <title>{`${label} | Escritorio`}</title>
      <meta name="robots" content="noindex" />
      <Column>
        <PageTitle>{label}</PageTitle>
        <Note>
          Una mala calificación no es motivo para rechazar. Se rechaza lo que trae datos personales, insultos o no habla
          del mueble.
        </Note>
        <nav aria-label="Listas">
          <Tabs>
            {reviewStates.map((state) => (
              <li key={state}>
                <Link to={hrefOfReviews({ state, page: 1 })} aria-current={state === view.state ? 'page' : undefined}>
                  {listWords[state]}
                </Link>
              </li>
            ))}
          </Tabs>
        </nav>
        <Sheet>
          {data.data.length > 0 ? (
            data.data.map((review) => <ReviewCard key={review.id} review={review} />)
          ) : (
            <Nothing role="status">{nothing[view.state]}</Nothing>
          )}
          {data.total > pageSize ? (
            <Foot>
              <Note>{`${data.total} en total`}</Note>
              <Pagination
                page={view.page}
                pages={Math.ceil(data.total / pageSize)}
                hrefFor={(page) => hrefOfReviews({ ...view, page })}
              />
            </Foot>
          ) : null}
        </Sheet>
      </Column>
    </StaffPage>
  );
};
