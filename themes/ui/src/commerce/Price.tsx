import { type, useBrand } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { DiscountBadge } from './DiscountBadge';
import { formatPesos, formatPesosExact, priceWords, wholePercent } from './format';

type Size = 's' | 'm' | 'l' | 'xl';
const steps = { s: 'ui', m: 'priceM', l: 'priceL', xl: 'priceXl' } as const;

const Line = styled.span<{ $end: boolean; $gap: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  gap: 0 ${({ $gap }) => $gap};
`;
const Now = styled.span<{ $size: Size; $reduced: boolean }>`
  ${({ $size }) => type(steps[$size])}
  ${({ $size }) => ($size === 's' ? 'font-weight: 600;' : '')}
  color: ${({ $reduced }) => ($reduced ? 'var(--c-price-reduced)' : 'var(--c-price-text)')};
  white-space: nowrap;
`;
const Before = styled.span<{ $size: Size }>`
  ${({ $size }) => type($size === 'xl' ? 'lead' : 'small')}
  color: var(--c-price-before);
  text-decoration: line-through;
  white-space: nowrap;
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
const Months = styled.span<{ $end: boolean; $large: boolean }>`
  ${({ $large }) => type($large ? 'body' : 'small')}
  display: block;
  margin-top: ${({ $large }) => ($large ? '6px' : '2px')};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  color: var(--c-months);
  strong {
    font-weight: 600;
    color: var(--c-text);
  }
`;

export interface PriceProps {
  /** pesos */
  price: number;
  /** pesos before the discount */
  before?: number;
  /** percent, 0 to 100 */
  discount?: number;
  months?: { count: number; amount: number };
  size?: Size;
  /** show the percent beside the price; by default where the brand writes it there */
  badge?: boolean;
  align?: 'start' | 'end';
}

const MonthsLine = ({ count, amount, large, end }: { count: number; amount: number; large: boolean; end: boolean }) => {
  const { structure } = useBrand();
  const money = structure.monthsText === 'msi-de' ? formatPesosExact(amount) : formatPesos(amount);
  return (
    <Months $end={end} $large={large}>
      {structure.monthsText === 'o-msi' ? (
        <>
          o {count} MSI de {large ? <strong>{money}</strong> : money}
        </>
      ) : structure.monthsText === 'msi-de' ? (
        large ? (
          <>
            {count} meses de <strong>{money}</strong> sin intereses
          </>
        ) : (
          <>
            {count} MSI de <strong>{money}</strong>
          </>
        )
      ) : (
        <>
          <strong>
            {count} × {money}
          </strong>{' '}
          sin intereses
        </>
      )}
    </Months>
  );
};

/** Price, crossed-out price, percent and months, read aloud as one sentence. */
export const Price = ({ price, before, discount, months, size = 'm', badge, align = 'start' }: PriceProps) => {
  const { structure } = useBrand();
  const reduced = before !== undefined && before > price;
  const percent = discount ?? (reduced ? (1 - price / before) * 100 : 0);
  const large = size === 'xl' || size === 'l';
  const shows = badge ?? (structure.discountBadge === 'text' || (size === 'xl' && structure.saving !== 'amount'));
  const saves = size === 'xl' && structure.saving === 'amount' && reduced;
  return (
    <span>
      <VisuallyHidden>{priceWords({ price, before, discount: wholePercent(percent) })}</VisuallyHidden>
      <Line aria-hidden="true" $end={align === 'end'} $gap={large ? '14px' : '9px'}>
        <Now $size={size} $reduced={reduced}>
          {formatPesos(price)}
        </Now>
        {reduced ? <Before $size={size}>{formatPesos(before)}</Before> : null}
        {reduced && shows ? (
          structure.discountBadge === 'text' ? (
            <DiscountBadge discount={percent} size={size === 'xl' ? 'm' : 's'} />
          ) : (
            <BadgePlace>
              <DiscountBadge discount={percent} size={size === 'xl' ? 'm' : 's'} />
            </BadgePlace>
          )
        ) : null}
        {saves ? <Saving>Ahorras {formatPesos(before - price)}</Saving> : null}
      </Line>
      {months ? <MonthsLine {...months} large={size === 'xl'} end={align === 'end'} /> : null}
    </span>
  );
};
