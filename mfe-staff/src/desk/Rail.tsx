import { Link } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { deskColors, narrow, textStyle } from '../layout/StaffPage';
import { DeskMenu } from './DeskMenu';
import { iconRailWidth, iconsOnly, railWidth } from './geometry';
import { Person } from './Person';

const Side = styled.aside`
  ${deskColors}
  position: fixed;
  z-index: 30;
  inset: 0 auto 0 0;
  display: flex;
  flex-direction: column;
  width: ${railWidth}px;
  overflow-y: auto;
  background: var(--d-surface);
  border-right: 1px solid var(--d-line);
  :focus-visible {
    outline: 2px solid var(--d-accent);
    outline-offset: -2px;
  }
  /* at hand too where the menu is longer than the window */
  > :last-child {
    position: sticky;
    bottom: 0;
    margin-top: auto;
    background: var(--d-surface);
  }
  ${iconsOnly} {
    width: ${iconRailWidth}px;
  }
  ${narrow} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const Sign = styled(Link)`
  ${textStyle(650, 14, 20)}
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 4px 16px;
  &::before {
    content: 'A';
    flex: none;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 5px;
    color: #fff;
    background: var(--d-text);
  }
  ${iconsOnly} {
    font-size: 0;
    &::before {
      font-size: 0.875rem;
    }
  }
`;

/** The desk's menu at the side, where there is room for one. */
export const Rail = () => (
  <Side aria-label="Escritorio y persona">
    <Sign to="/mi-dia">Escritorio</Sign>
    <DeskMenu />
    <div>
      <Person />
    </div>
  </Side>
);
