import { styled } from 'styled-components';
import { textStyle } from './StaffPage';

/** Links of which one is the page that is shown: a period, a scope. */
export const Segments = styled.nav`
  display: flex;
  border: 1px solid var(--d-control);
  border-radius: 6px;
  overflow: clip;
  background: var(--d-surface);
  a {
    ${textStyle(500, 13, 20)}
    display: flex;
    align-items: center;
    min-height: 32px;
    padding: 0 14px;
    @media (pointer: coarse) {
      min-height: 44px;
      padding: 0 10px;
    }
  }
  a + a {
    border-left: 1px solid var(--d-line-2);
  }
  a:hover,
  [aria-current] {
    background: var(--d-hover);
  }
  [aria-current] {
    font-weight: 650;
  }
`;
