import { styled } from 'styled-components';
import { textStyle } from './StaffPage';

/** Links between the lists of a page; a `small` in one is how many it holds. */
export const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  a {
    ${textStyle(550, 13, 20)}
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding: 0 12px;
    border-radius: 6px;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  a:hover {
    background: var(--d-hover);
  }
  [aria-current] {
    color: var(--d-accent);
    background: var(--d-accent-soft);
  }
  small {
    ${textStyle(500, 11, 16)}
    padding: 0 6px;
    border-radius: 4px;
    color: #3f4a5c;
    background: #eceef1;
  }
`;
