import { type, useBrand } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { formatPercent, wholePercent } from './format';

const Plain = styled.span<{ $large: boolean }>`
  ${type('small')}
  font-weight: 600;
  font-size: ${({ $large }) => ($large ? '1.0625rem' : '0.875rem')};
  color: var(--c-accent);
  white-space: nowrap;
`;
const Tag = styled.span<{ $large: boolean }>`
  --h: ${({ $large }) => ($large ? 34 : 26)}px;
  position: relative;
  display: inline-flex;
  align-items: center;
  height: var(--h);
  padding: 0 calc(var(--h) * 0.36) 0 calc(var(--h) * 0.84);
  font: 700 ${({ $large }) => ($large ? '1.125rem' : '0.875rem')}/1 var(--family-display);
  letter-spacing: -0.01em;
  color: var(--c-discount-text);
  background: var(--c-discount-bg);
  border-radius: var(--radius-tag);
  clip-path: polygon(calc(var(--h) * 0.38) 0, 100% 0, 100% 100%, calc(var(--h) * 0.38) 100%, 0 50%);
  white-space: nowrap;
  &::before {
    content: '';
    position: absolute;
    left: calc(var(--h) * 0.4);
    width: calc(var(--h) * 0.2);
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--hole, var(--c-tile));
  }
`;
const Pill = styled.span<{ $large: boolean }>`
  display: inline-flex;
  align-items: center;
  min-height: ${({ $large }) => ($large ? 40 : 32)}px;
  padding: 0 ${({ $large }) => ($large ? 16 : 12)}px;
  font: 600 ${({ $large }) => ($large ? '1.125rem' : '1rem')}/1 var(--family-display);
  color: var(--c-discount-text);
  background: var(--c-discount-bg);
  border-radius: 999px;
  white-space: nowrap;
`;
const looks = { text: Plain, tag: Tag, pill: Pill } as const;

export interface DiscountBadgeProps {
  /** percent, 0 to 100; rounded down; nothing is drawn below 1 */
  discount: number;
  size?: 's' | 'm';
}

/** The percent off, as words, a price tag or a pill. Its words for screen readers are in Price. */
export const DiscountBadge = ({ discount, size = 's' }: DiscountBadgeProps) => {
  const { structure } = useBrand();
  if (wholePercent(discount) < 1) return null;
  const Look = looks[structure.discountBadge];
  const text = formatPercent(discount);
  return (
    <Look $large={size === 'm'} aria-hidden="true">
      {structure.discountBadge === 'text' ? text : text.replace('%', '\u00a0%')}
    </Look>
  );
};
