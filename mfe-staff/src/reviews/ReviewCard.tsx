import type { ModeratedReview } from '@actual/contracts';
import { brands } from '@actual/contracts/facts/company/brands';
import { Link } from '@actual/shell-contract';
import { formatDate, Stars } from '@actual/ui';
import { styled } from 'styled-components';
import { CardFacts, CardText, ListCard } from '../layout/ListRow';
import { Note } from '../layout/StaffPage';
import { DecisionForm } from './DecisionForm';

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

/** A review with its purchase, and staff's decision. */
export const ReviewCard = ({ review }: { review: ModeratedReview }) => {
  const { id, rating, title, text, author, finish, day, pictures, product, order, site, reason } = review;
  return (
    <ListCard aria-labelledby={`opinion-${id}`}>
      <CardFacts>
        <Stars rating={rating} />
        <span>{brands[site].name}</span>
        <span>{formatDate(day)}</span>
        <Link to={product.url}>{finish ? `${product.name}, ${finish}` : product.name}</Link>
        <Link to={`/checkout/order/${order.id}`}>{`Pedido ${order.folio}`}</Link>
      </CardFacts>
      <h2 id={`opinion-${id}`}>{title || `Opinión de ${author || 'un cliente que ya no tiene cuenta'}`}</h2>
      <CardText>{text}</CardText>
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
    </ListCard>
  );
};
