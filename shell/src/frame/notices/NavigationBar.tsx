import { usePendingLocation } from '@actual/shell-contract';
import { keyframes, styled } from 'styled-components';

const grow = keyframes`from { transform: scaleX(0); } 60% { transform: scaleX(.7); } to { transform: scaleX(.92); }`;
const appear = keyframes`from { opacity: 0; }`;
const Line = styled.div`
  position: fixed;
  z-index: 70;
  inset: 0 0 auto;
  height: 3px;
  background: var(--c-accent);
  transform-origin: left;
  animation:
    ${grow} 4s ease-out forwards,
    ${appear} 1ms 180ms backwards;
`;

/** A thin line while the next page is on its way; quick pages never show it. */
export const NavigationBar = () => (usePendingLocation() ? <Line aria-hidden="true" /> : null);
