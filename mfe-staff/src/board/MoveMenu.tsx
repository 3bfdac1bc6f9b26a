import type { BoardCard } from '@actual/contracts';
import {
  type QuotationStage,
  quotationStages,
  quotationStageWords,
} from '@actual/contracts/facts/payment/quotation-states';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { PopoverButton } from '../fields/PopoverButton';
import { textStyle } from '../layout/StaffPage';
import { moveTo } from './moves';

const Items = styled.div`
  width: 246px;
  margin: -4px;
  button {
    display: grid;
    align-content: center;
    width: 100%;
    min-height: 36px;
    padding: 4px 12px;
    text-align: start;
    border-radius: 6px;
    cursor: pointer;
    @media (pointer: coarse) {
      min-height: 44px;
    }
    &:hover,
    &:focus {
      background: var(--d-accent-soft);
      outline: none;
    }
    small {
      ${textStyle(400, 12, 16)}
      color: var(--d-text-3);
    }
  }
`;

/** The arrows, Home and End of a menu; the item at which a key leads gets the focus. */
function keys(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

interface MoveMenuProps {
  card: BoardCard;
  mayDecide: boolean;
  onMove: (card: BoardCard, to: QuotationStage) => void;
}

/** The other way to move a card: with keys or a single press. An impossible move says why. */
export const MoveMenu = ({ card, mayDecide, onMove }: MoveMenuProps) => (
  <PopoverButton role="menu" label={`Mover ${card.folio}`} name={`Mover ${card.folio}`} words="Mover">
    {(close) => (
      <Items role="none" onKeyDown={(event) => (event.key === 'Tab' ? close() : keys(event))}>
        {quotationStages
          .filter((to) => to !== card.stage)
          .map((to) => {
            const way = moveTo(card, to, mayDecide);
            return (
              <button
                key={to}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  close();
                  onMove(card, to);
                }}
              >
                <span>{quotationStageWords[to]}</span>
                {way && 'refusal' in way ? <small>{way.refusal}</small> : null}
              </button>
            );
          })}
      </Items>
    )}
  </PopoverButton>
);
