import { type, useBrand } from '@actual/themes-contract';
import { css, styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { formatPesos, formatPesosExact } from './format';

/** Months without interest: how many, and pesos per month. */
export interface Months {
  count: number;
  amount: number;
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

/** «o 12 MSI de $1,868», «12 MSI de $1,867.50» or «12 × $1,868 sin intereses», as the brand says it. */
export const MonthsLine = ({ count, amount, large = false }: Months & { large?: boolean }) => {
  const { structure } = useBrand();
  const onTint = large && structure.priceBlock === 'open';
  const money = structure.monthsText === 'msi-de' ? formatPesosExact(amount) : formatPesos(amount);
  if (structure.monthsText === 'o-msi')
    return (
      <Line $large={large} $tinted={false}>
        o {count} {large ? 'meses sin intereses' : 'MSI'} de {large ? <strong>{money}</strong> : money}
      </Line>
    );
  if (structure.monthsText === 'msi-de')
    return (
      <Line $large={large} $tinted={false}>
        {count} {large ? 'meses' : 'MSI'} de <strong>{money}</strong>
        {large ? ' sin intereses' : ''}
      </Line>
    );
  return (
    <Line $large={large} $tinted={onTint}>
      {onTint ? <Icon name="card" size={24} /> : null}
      <span>
        <strong>
          {count} × {money}
        </strong>{' '}
        sin intereses
      </span>
    </Line>
  );
};
