import { from, type } from '@actual/themes-contract';
import { styled } from 'styled-components';

/** Account and cart of the header: icon with its word, beside or above it; the icon alone on phones. */
export const HeaderAction = styled.button<{ $stacked: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-width: 44px;
  min-height: 44px;
  color: inherit;
  white-space: nowrap;
  ${({ $stacked }) => type($stacked ? 'micro' : 'ui')}
  &:hover {
    color: var(--c-accent-strong);
  }
  > [data-word] {
    display: none;
  }
  ${from.desktop} {
    ${({ $stacked }) => ($stacked ? 'flex-direction: column; gap: 2px; min-width: 56px;' : '')}
    > [data-word] {
      display: inline;
      max-width: 9em;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;
