import { styled } from 'styled-components';
import { Star } from './Star';

const Line = styled.span`
  display: inline-flex;
  gap: 2px;
  vertical-align: middle;
  color: var(--c-text);
`;
const five = [1, 2, 3, 4, 5];

const filledAt = (star: number, rating: number) => {
  const left = rating - star + 1;
  if (left >= 0.75) return 'whole';
  return left >= 0.25 ? 'half' : 'none';
};

/** Five stars, filled to the nearest half; read as words. */
export const Stars = ({ rating, size = 16 }: { rating: number; size?: number }) => (
  <Line role="img" aria-label={`${rating} de 5 estrellas`}>
    {five.map((star) => (
      <Star key={star} filled={filledAt(star, rating)} size={size} />
    ))}
  </Line>
);
