import { reviewsShown } from '@actual/contracts/facts/catalog/reviews';
import { useQuery, useShell } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Button, Section, Stack, Stars, Text } from '@actual/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Distribution } from './Distribution';
import { opinions, reviewsAnchor } from './opinions';
import { ReviewEntry } from './ReviewEntry';
import { reviewsQuery } from './review-queries';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  scroll-margin-top: 24px;
  ${from.desktop} { grid-template-columns: 320px minmax(0, 1fr); gap: 64px; align-items: start; }
`;
/** Stays in sight beside a long list. */
const Sum = styled(Stack)`
  ${from.desktop} { position: sticky; top: 24px; }
`;
const List = styled.div`
  ${from.desktop} { > article:first-child { padding-top: 0; border-top: 0; } }
`;
const Average = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  > span:first-child { font: var(--t-h-2); }
`;

/** The pressed button may be gone with the last page. */
const focus = (entry: HTMLElement | null): void => entry?.focus();

/** A page of the list; one that cannot be fetched is asked for again by a press. */
function Page({ productId, page }: { productId: string; page: number }) {
  const { data, isError, refetch, isFetching } = useQuery(reviewsQuery(useShell().api, productId, page));
  if (isError)
    return (
      <Button variant="secondary" onClick={() => void refetch()} busy={isFetching ? 'Cargando' : false}>
        No cargaron. Intentar de nuevo
      </Button>
    );
  return (data?.data ?? []).map((review, at) => (
    <ReviewEntry key={review.id} review={review} ref={page > 1 && at === 0 ? focus : undefined} />
  ));
}

/** The reviews of verified buyers of any variant of the product; nothing without any. */
export function Reviews({ productId }: { productId: string }) {
  const { data: said } = useQuery(reviewsQuery(useShell().api, productId));
  const [pages, setPages] = useState(1);
  if (!said || said.total === 0) return null;
  return (
    <Section title="Opiniones" noPrint>
      <Layout id={reviewsAnchor}>
        <Sum gap={4}>
          <Average>
            <span>{said.average}</span>
            <Stars rating={said.average} size={20} />
            <span>{opinions(said.total)}</span>
          </Average>
          <Distribution said={said} />
          <Text step="small" tone="text2">
            Solo opina quien compró la pieza aquí y ya la recibió. Publicamos buenas y malas.
          </Text>
        </Sum>
        <List>
          {Array.from({ length: pages }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <Page key={at} productId={productId} page={at + 1} />
          ))}
          {said.total > pages * reviewsShown ? (
            <Button variant="secondary" onClick={() => setPages(pages + 1)}>
              Ver más opiniones
            </Button>
          ) : null}
        </List>
      </Layout>
    </Section>
  );
}
