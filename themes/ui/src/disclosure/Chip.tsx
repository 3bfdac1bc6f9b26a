import { Anchor, type } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../layout/VisuallyHidden';

const look = css<{ $chosen?: boolean }>`
  ${type('small')}
  font-weight: 600;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: var(--touch, 44px);
  padding: 4px 16px;
  max-width: 100%;
  border-radius: var(--radius-chip);
  background: ${({ $chosen }) => ($chosen ? 'var(--c-chip-selected-bg)' : 'var(--c-chip-bg)')};
  color: ${({ $chosen }) => ($chosen ? 'var(--c-chip-selected-text)' : 'var(--c-chip-text)')};
  box-shadow: inset 0 0 0 var(--chip-edge-width) var(--c-chip-edge);
  text-align: left;
  transition: background var(--quick) var(--ease);
`;
const Press = styled.button<{ $chosen?: boolean }>`
  ${look}
`;
const Go = styled(Anchor)<{ $chosen?: boolean }>`
  ${look}
`;
/** Chips side by side, wrapping. */
export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export interface ChipProps {
  children: ReactNode;
  /** an applied filter: the whole chip takes it off */
  removeHref?: string;
  removeLabel?: string;
  href?: string;
  selected?: boolean;
  onClick?(): void;
}

/** A word one can take off, follow or switch. */
export const Chip = ({ children, removeHref, removeLabel, href, selected, onClick }: ChipProps) => {
  const words = (
    <>
      <span>{children}</span>
      {removeHref ? (
        <>
          <VisuallyHidden>{removeLabel ?? 'Quitar filtro'}</VisuallyHidden>
          <Icon name="close" size={16} />
        </>
      ) : null}
    </>
  );
  const address = removeHref ?? href;
  if (address)
    return (
      <Go href={address} $chosen={selected} aria-current={selected ? 'true' : undefined}>
        {words}
      </Go>
    );
  return (
    <Press type="button" $chosen={selected} aria-pressed={selected} onClick={onClick}>
      {words}
    </Press>
  );
};
