import type { WholePassage } from '@actual/contracts';
import { passageWords } from '@actual/contracts/way-in/passage-words';
import { Icon } from '@actual/ui';
import styled from 'styled-components';

const Line = styled.p`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  flex-basis: 100%;
  font: var(--t-small);
  color: var(--c-text-2);
  svg { flex: none; margin-top: calc((1lh - 16px) / 2); }
  &[data-answer='yes'] svg { color: var(--c-success); }
  &[data-answer='tight'] svg { color: var(--c-warning); }
  &[data-answer='no'] svg { color: var(--c-error); }
`;
const icons = { yes: 'check-circle', tight: 'warning', no: 'error', unknown: 'ruler' } as const;

/** Whether a line fits into its home, why, and how many carry it; nothing if no access is known. */
export const Passage = ({ passage, before = '' }: { passage: WholePassage | null | undefined; before?: string }) =>
  passage ? (
    <Line data-answer={passage.answer}>
      <Icon name={icons[passage.answer]} size={16} />
      <span>{before + passageWords(passage)}</span>
    </Line>
  ) : null;
