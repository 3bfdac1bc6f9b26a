import type { BoardCard } from '@actual/contracts';
import {
  type QuotationStage,
  quotationStages,
  quotationStageWords,
} from '@actual/contracts/facts/payment/quotation-states';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { QuietButton } from '../fields/controls';
import { deskColors, textStyle } from '../layout/StaffPage';
import { moveTo } from './moves';

const Trigger = styled(QuietButton).attrs({ as: Button })`
  padding: 0 10px;
`;
const Panel = styled(Popover)`
  ${deskColors}
  ${textStyle(400, 13, 20)}
  width: 264px;
  padding: 8px;
  background: var(--d-surface);
  border: 1px solid var(--d-line);
  border-radius: 8px;
  box-shadow: 0 8px 24px rgb(22 24 29 / 0.14);
  [role='menu'] {
    outline: none;
  }
  [role='menuitem'] {
    display: grid;
    align-content: center;
    min-height: 36px;
    padding: 4px 12px;
    border-radius: 6px;
    outline: none;
    cursor: pointer;
    @media (pointer: coarse) {
      min-height: 44px;
    }
    &[data-focused] {
      background: var(--d-accent-soft);
    }
    small {
      ${textStyle(400, 12, 16)}
      color: var(--d-text-3);
    }
  }
`;

interface MoveMenuProps {
  card: BoardCard;
  mayDecide: boolean;
  onMove: (card: BoardCard, to: QuotationStage) => void;
}

/** The other way to move a card: with keys or a single press. An impossible move says why. */
export const MoveMenu = ({ card, mayDecide, onMove }: MoveMenuProps) => (
  <MenuTrigger>
    <Trigger aria-label={`Mover ${card.folio}`}>Mover</Trigger>
    <Panel placement="bottom end">
      <Menu onAction={(to) => onMove(card, to as QuotationStage)}>
        {quotationStages
          .filter((to) => to !== card.stage)
          .map((to) => {
            const way = moveTo(card, to, mayDecide);
            return (
              <MenuItem key={to} id={to} textValue={quotationStageWords[to]}>
                <span>{quotationStageWords[to]}</span>
                {way && 'refusal' in way ? <small>{way.refusal}</small> : null}
              </MenuItem>
            );
          })}
      </Menu>
    </Panel>
  </MenuTrigger>
);
