import { usePendingLocation } from '@actual/shell-contract';
import { styled } from 'styled-components';

const Line = styled.div`
  position: fixed;
  z-index: 70;
  inset: 0 0 auto;
  height: 3px;
  background: var(--c-accent);
  transform-origin: left;
  animation:
    page-line 4s ease-out forwards,
    fade-in 1ms 180ms backwards;
`;

/** A thin line while the next page is on its way; quick pages never show it. */
export const NavigationBar = () => (usePendingLocation() ? <Line aria-hidden="true" /> : null);
