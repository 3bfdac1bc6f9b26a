import { chosenRows } from '@actual/contracts/facts/capacities';
import { countWords } from '@actual/contracts/facts/text/written';
import { formatNumber } from '@actual/ui';
import { styled } from 'styled-components';
import { QuietButton } from '../../fields/controls';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 37px;
  padding: 0 14px;
  background: var(--d-accent-soft);
  border-radius: 6px;
`;

/** The number of chosen rows; an export then has only these. */
export const ChosenRows = ({
  count,
  noun: [one, many],
  onNone,
}: {
  count: number;
  noun: readonly [string, string];
  onNone: () => void;
}) => (
  <Bar role="status">
    <strong>{`En tu elección: ${countWords(count, one, many)}`}</strong>
    {count > chosenRows ? (
      <span>{`Un archivo de renglones elegidos lleva ${formatNumber(chosenRows)}: quita algunos, o exporta por filtros.`}</span>
    ) : null}
    <QuietButton type="button" onClick={onNone}>
      Quitar la elección
    </QuietButton>
  </Bar>
);
