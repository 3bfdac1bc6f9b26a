import type { BoardCard } from '@actual/contracts';
import type { QuotationStage } from '@actual/contracts/facts/payment/quotation-states';
import { countWords } from '@actual/contracts/facts/text/written';
import { storeDay } from '@actual/contracts/store-day';
import { Link } from '@actual/shell-contract';
import { formatDate, formatPesos, Icon } from '@actual/ui';
import { useDraggable } from '@dnd-kit/core';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { MoveMenu } from './MoveMenu';

const Box = styled.li`
  display: grid;
  gap: 2px;
  padding: 8px 10px 4px;
  background: var(--d-surface);
  border: 1px solid var(--d-line);
  border-radius: 8px;
  &[data-movable] {
    cursor: grab;
    touch-action: manipulation;
    -webkit-touch-callout: none;
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  a {
    color: var(--d-accent);
    font-weight: 550;
    &:hover {
      text-decoration: underline;
    }
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  p {
    ${textStyle(400, 12, 16)}
    color: var(--d-text-2);
    overflow-wrap: anywhere;
  }
  [data-late] {
    color: var(--d-bad);
    font-weight: 550;
  }
`;
const Handle = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  color: var(--d-text-3);
  background: none;
  border: 0;
  border-radius: 6px;
  cursor: grab;
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
  &:hover {
    background: var(--d-hover);
  }
`;

const dayMs = 86_400_000;
/** How long ago a quotation was made, in days of the store's calendar. */
function daysOld(createdAt: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(storeDay(new Date(createdAt)))) / dayMs);
  return days <= 0 ? 'hoy' : `hace ${countWords(days, 'día', 'días')}`;
}

interface CardProps {
  card: BoardCard;
  /** Today, on the store's clock. */
  today: string;
  mayDecide: boolean;
  /** It came here by what the user just did: the focus goes on from it. */
  hasMoved: boolean;
  onMove: (card: BoardCard, to: QuotationStage) => void;
}

/** One quotation: its client, total and next step. It is dragged, or moved from its menu. */
export const Card = ({ card, today, mayDecide, hasMoved, onMove }: CardProps) => {
  const { id, folio, createdAt, client, seller, total, nextStep, stage } = card;
  const isSettled = stage === 'ordered';
  const isGoingOn = !isSettled && stage !== 'lost';
  const link = useRef<HTMLAnchorElement>(null);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    data: { card },
    disabled: isSettled,
    attributes: { roleDescription: 'tarjeta que se mueve' },
  });
  // only where it appears: a card that changes its column is another element
  const isArrival = useRef(hasMoved);
  useEffect(() => {
    if (isArrival.current && document.activeElement === document.body) link.current?.focus();
  }, []);
  return (
    <Box
      ref={setNodeRef}
      {...listeners}
      data-movable={isSettled ? undefined : ''}
      data-dragging={isDragging ? '' : undefined}
    >
      <div>
        <Link ref={link} to={`/quotations/edit/${id}`} draggable={false}>
          {folio}
        </Link>
        <strong>{formatPesos(total)}</strong>
      </div>
      <strong>{client ?? 'Sin nombre'}</strong>
      <p>{`${seller ?? 'Web'} · ${daysOld(createdAt, today)}`}</p>
      {isGoingOn || nextStep ? (
        <p data-late={isGoingOn && nextStep && nextStep.day < today ? '' : undefined}>
          {nextStep ? `${formatDate(nextStep.day)} · ${nextStep.text}` : 'Sin siguiente paso'}
        </p>
      ) : null}
      {isSettled ? null : (
        <div>
          <Handle ref={setActivatorNodeRef} type="button" {...attributes} aria-label={`Arrastrar ${folio}`}>
            <Icon name="menu" size={16} />
          </Handle>
          <MoveMenu card={card} mayDecide={mayDecide} onMove={onMove} />
        </div>
      )}
    </Box>
  );
};
