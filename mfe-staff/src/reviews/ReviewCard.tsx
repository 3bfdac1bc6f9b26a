import type { ModeratedReview } from '@actual/contracts';
import { brands } from '@actual/contracts/facts/brands';
import { Link } from '@actual/shell-contract';
import { formatDate, Stars } from '@actual/ui';
import { styled } from 'styled-components';
import { Note, textStyle } from '../layout/StaffPage';
import { DecisionForm } from './DecisionForm';

const Card = styled.article`
  display: grid;
  gap: 10px;
  padding: 16px;
  & + & {
    border-top: 1px solid var(--d-line);
  }
  h2 {
    ${textStyle(600, 14, 20)}
    overflow-wrap: anywhere;
  }
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  color: var(--d-text-2);
  a {
    color: var(--d-accent);
    text-decoration: underline;
  }
`;
const Words = styled.p`
  max-width: 48em;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  img {
    display: block;
    max-width: min(100%, 320px);
    max-height: 240px;
    border-radius: 6px;
  }
`;

/** A review with whose purchase it is about, and what staff decide of it. */
export const ReviewCard = ({ review }: { review: ModeratedReview }) => {
  const { id, rating, title, text, author, finish, day, pictures, product, order, site, reason } = review;
  return (
    <Card aria-labelledby={`opinion-${id}`}>
      <Facts>
        <Stars rating={rating} />
        <span>{brands[site].name}</span>
        <span>{formatDate(day)}</span>
        <Link to={product.url}>{finish ? `${product.name}, ${finish}` : product.name}</Link>
        <Link to={`/checkout/order/${order.id}`}>{`Pedido ${order.folio}`}</Link>
      </Facts>
      <h2 id={`opinion-${id}`}>{title || `Opinión de ${author || 'un cliente que ya no tiene cuenta'}`}</h2>
      <Words>{text}</Words>
      {pictures.length > 0 ? (
        <Pictures>
          {pictures.map((path, at) => (
            <li key={path}>
              <img src={`/api${path}`} alt={`Foto ${at + 1} de ${pictures.length}`} loading="lazy" />
            </li>
          ))}
        </Pictures>
      ) : null}
      {title && author ? <Note>{author}</Note> : null}
      {reason ? <Note>{`Se rechazó: ${reason}`}</Note> : null}
      <DecisionForm key={review.state} review={review} />
    </Card>
  );
};
