import { type, useBrand } from '@actual/themes-contract';
import { css, styled } from 'styled-components';
import { Icon } from '../../Icon';
import { formatPercent, formatPesos, wholePercent } from './format';

/** Months without interest: how many, pesos of one, and pesos of all, which may be more than the price in one payment. */
export interface Months {
  count: number;
  amount: number;
  total: number;
  /** Percent off the list price when paid in months. */
  discount?: number;
}

const tinted = css`
  ${type('h4')}
  display: flex;
  align-items: center;
  gap: 14px;
  margin-top: 16px;
  padding: 16px 20px;
  color: var(--c-text);
  background: var(--c-price-bg);
  border-radius: var(--radius-tile-s);
`;
const Line = styled.span<{ $large: boolean; $tinted: boolean }>`
  ${({ $large }) => type($large ? 'body' : 'small')}
  display: block;
  margin-top: ${({ $large }) => ($large ? '6px' : '2px')};
  color: var(--c-months);
  strong {
    font-weight: 600;
    color: var(--c-text);
  }
  ${({ $tinted }) => ($tinted ? tinted : '')}
`;

interface MonthsLineProps extends Months {
  /** One payment costs less. */
  cheaperAtOnce?: boolean;
  large?: boolean;
}

/**
 * «o 12 MSI de $1,868, con −10%: $22,416» or «12 × $1,868 sin intereses (total $22,416)», as the brand says it: a total that
 * is more than one payment's because less is taken off would else read as interest.
 */
export const MonthsLine = ({
  count,
  amount,
  total,
  discount = 0,
  cheaperAtOnce = false,
  large = false,
}: MonthsLineProps) => {
  const { structure } = useBrand();
  const onTint = large && structure.priceBlock === 'open';
  const money = formatPesos(amount);
  const sum = formatPesos(total);
  const percent = formatPercent(discount).replace('%', structure.discountBadge === 'text' ? '%' : '\u00a0%');
  const lessOff = wholePercent(discount) < 1 ? 'sin descuento' : `con ${percent}`;
  const whole = cheaperAtOnce ? `, ${lessOff}: ${sum}` : ` (total ${sum})`;
  if (structure.monthsText === 'o-msi')
    return (
      <Line $large={large} $tinted={false}>
        {large ? (
          <>
            <span>{`o ${count} meses sin intereses de`}</span> <strong>{money}</strong>
            <span>{whole}</span>
          </>
        ) : (
          `o ${count} MSI de ${money}${whole}`
        )}
      </Line>
    );
  if (structure.monthsText === 'msi-de')
    return (
      <Line $large={large} $tinted={false}>
        <span>{`${count} ${large ? 'meses' : 'MSI'} de`}</span> <strong>{money}</strong>
        <span>{`${large ? ' sin intereses' : ''}${whole}`}</span>
      </Line>
    );
  return (
    <Line $large={large} $tinted={onTint}>
      {onTint ? <Icon name="card" size={24} /> : null}
      <span>
        <strong>{`${count} × ${money}`}</strong> <span>{`sin intereses${whole}`}</span>
      </span>
    </Line>
  );
};
