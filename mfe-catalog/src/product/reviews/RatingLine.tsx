import { useQuery, useShell } from '@actual/shell-contract';
import { Stars, TextLink } from '@actual/ui';
import styled from 'styled-components';
import { opinions, reviewsAnchor } from './opinions';
import { reviewsQuery } from './review-queries';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  margin-top: -8px;
`;

/** The average rating below the name, linked to the reviews; nothing without reviews. */
export function RatingLine({ productId }: { productId: string }) {
  const { data } = useQuery(reviewsQuery(useShell().api, productId));
  if (!data || data.total === 0) return null;
  return (
    <Line>
      <Stars rating={data.average} />
      <TextLink href={`#${reviewsAnchor}`}>{opinions(data.total)}</TextLink>
    </Line>
  );
}
