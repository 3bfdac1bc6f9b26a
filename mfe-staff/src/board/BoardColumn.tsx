import type { BoardColumn as ColumnOfBoard } from '@actual/contracts';
import { quotationStageWords } from '@actual/contracts/facts/payment/quotation-states';
import { formatNumber, formatPesos } from '@actual/ui';
import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Note, textStyle } from '../layout/StaffPage';

const Box = styled.section`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  min-width: 0;
  min-height: 0;
  padding: 10px;
  background: var(--d-head);
  border: 1px solid var(--d-line);
  border-radius: 8px;
  &[data-closed] {
    opacity: 0.7;
  }
  &[data-target] {
    background: var(--d-accent-soft);
    border-color: var(--d-accent);
  }
  h2 {
    ${textStyle(650, 14, 20)}
  }
  header {
    grid-row: 1;
  }
  header p {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
  }
  ul {
    grid-row: 3;
    display: grid;
    align-content: start;
    gap: 8px;
    min-height: 64px;
    margin-inline: -4px;
    padding-inline: 4px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  > span {
    grid-row: 4;
  }
  ul:empty {
    display: none;
  }
  ul:empty + span {
    grid-row: 3;
    align-self: start;
  }
`;
const Reason = styled.p`
  grid-row: 2;
  ${textStyle(550, 12, 16)}
  padding: 6px 10px;
  color: #7a4e00;
  background: #fbf0d6;
  border-radius: 6px;
`;

interface BoardColumnProps {
  column: ColumnOfBoard;
  /** Why the card that is dragged does not come here. */
  refusal: string | null;
  children: ReactNode;
}

/** A state with its figures and its cards; a card that fits is dropped on it. */
export const BoardColumn = ({ column: { stage, count, amount, cards }, refusal, children }: BoardColumnProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: stage, disabled: refusal !== null });
  const name = quotationStageWords[stage];
  return (
    <Box
      ref={setNodeRef}
      aria-label={name}
      data-closed={refusal ? '' : undefined}
      data-target={isOver ? '' : undefined}
    >
      <header>
        <h2>{name}</h2>
        <p>{`${formatNumber(count)} · ${formatPesos(amount)}`}</p>
      </header>
      {refusal ? <Reason>{refusal}</Reason> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached with the keyboard */}
      <ul aria-label={`Cotizaciones: ${name}`} tabIndex={0}>
        {children}
      </ul>
      {count === 0 ? <Note>No hay información</Note> : null}
      {count > cards.length ? (
        <Note>{`Se ven ${cards.length} de ${formatNumber(count)}: las del paso más próximo y las más nuevas.`}</Note>
      ) : null}
    </Box>
  );
};
