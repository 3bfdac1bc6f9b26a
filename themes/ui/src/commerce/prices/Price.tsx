import { breakpoints, from, type, useBrand } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { DiscountBadge } from './DiscountBadge';
import { formatPesos, inOnePayment, priceWords, wholePercent } from './format';
import { type Months, MonthsLine } from './MonthsLine';

type Size = 's' | 'm' | 'l' | 'xl';
const steps = { s: 'ui', m: 'priceM', l: 'priceL', xl: 'priceXl' } as const;

const Line = styled.span<{ $end: boolean; $gap: string; $stacked: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: ${({ $end, $stacked }) => ($end && !$stacked ? 'flex-end' : 'flex-start')};
  gap: ${({ $stacked }) => ($stacked ? '2px' : '0')} ${({ $gap }) => $gap};
  ${from.tablet} {
    ${({ $end }) => ($end ? 'justify-content: flex-end;' : '')}
  }
`;
const Now = styled.span<{ $size: Size; $reduced: boolean; $stacked: boolean; $alone: boolean }>`
  ${({ $size }) => type(steps[$size])}
  ${({ $size }) => ($size === 's' ? 'font-weight: 600;' : '')}
  color: ${({ $reduced }) => ($reduced ? 'var(--c-price-reduced)' : 'var(--c-price-text)')};
  max-width: 100%;
  ${({ $alone }) => ($alone ? `@media (max-width: ${breakpoints.tablet - 0.02}px) { flex: 1 0 100%; }` : '')}
  ${from.tablet} {
    ${({ $stacked }) => ($stacked ? 'flex: 1 0 100%;' : '')}
  }
`;
const Before = styled.span<{ $size: Size }>`
  ${({ $size }) => type($size === 'xl' ? 'lead' : 'small')}
  color: var(--c-price-before);
  text-decoration: line-through;
  max-width: 100%;
`;
const Saving = styled.span`
  align-self: center;
  padding: 6px 14px;
  font: 600 0.9375rem/1.3 var(--family-display);
  color: var(--c-discount-text);
  background: var(--c-discount-bg);
  border-radius: 999px;
  white-space: nowrap;
`;
const BadgePlace = styled.span`
  align-self: center;
  display: inline-flex;
`;
const Once = styled.span`
  ${type('small')}
  display: block;
  color: var(--c-text-2);
`;
const Whole = styled.span<{ $end: boolean }>`
  display: block;
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
`;

/** Millions in large letters may be wider than a card: they go on in another line after a comma, never between digits. */
const written = (pesos: number): string =>
  pesos < 1_000_000 ? formatPesos(pesos) : formatPesos(pesos).replaceAll(',', ',\u200B');

export interface PriceProps {
  /** pesos */
  price: number;
  /** pesos before the discount */
  before?: number;
  /** percent, 0 to 100 */
  discount?: number;
  months?: Months;
  size?: Size;
  /** show the percent beside the price; by default where the brand writes it there */
  badge?: boolean;
  align?: 'start' | 'end';
  /** old price and percent on a line of their own, in quotation lines */
  stacked?: boolean;
}

/** Price, crossed-out price, percent and months, read aloud as one sentence. */
export const Price = ({
  price,
  before,
  discount,
  months,
  size = 'm',
  badge,
  align = 'start',
  stacked = false,
}: PriceProps) => {
  const { structure } = useBrand();
  const reduced = before !== undefined && before > price;
  const percent = discount ?? (reduced ? (1 - price / before) * 100 : 0);
  const large = size === 'xl' || size === 'l';
  const asText = structure.discountBadge === 'text';
  const shows = badge ?? (asText || (size === 'xl' && structure.saving !== 'amount'));
  const saves = size === 'xl' && structure.saving === 'amount' && reduced;
  // on a phone a tag or pill fits beside some prices and letters only: a line of its own never moves
  const alone = size === 'xl' && reduced && !asText;
  // a card has no room for it: its months say their own total
  const once = large && months !== undefined && months.total > price;
  const mark = <DiscountBadge discount={percent} size={size === 'xl' ? 'm' : 's'} />;
  return (
    <Whole $end={align === 'end'}>
      <VisuallyHidden>{priceWords({ price, before, discount: wholePercent(percent), once })}</VisuallyHidden>
      <Line aria-hidden="true" $end={align === 'end'} $gap={large ? '14px' : '9px'} $stacked={stacked}>
        <Now $size={size} $reduced={reduced} $stacked={stacked} $alone={alone}>
          {written(price)}
        </Now>
        {reduced ? <Before $size={size}>{written(before)}</Before> : null}
        {reduced && shows ? asText ? mark : <BadgePlace>{mark}</BadgePlace> : null}
        {saves ? <Saving>{`Ahorras ${formatPesos(before - price)}`}</Saving> : null}
      </Line>
      {once ? <Once aria-hidden="true">{inOnePayment}</Once> : null}
      {months ? (
        <MonthsLine
          // a sum of pieces has the attributes that all of them share
          discount={reduced ? (1 - months.total / before) * 100 : 0}
          {...months}
          cheaperAtOnce={months.total > price}
          large={size === 'xl'}
        />
      ) : null}
    </Whole>
  );
};
