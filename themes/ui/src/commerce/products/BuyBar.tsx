import { from } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

/**
 * Space for the bar under the footer from the first paint on, and under floating parts (`--foot`). What has the focus is
 * behind neither the bar nor, on a wide window, the button that stays in sight.
 */
const BottomSpace = createGlobalStyle`
  html { scroll-padding-bottom: 96px; }
  @media (max-width: 1023.98px) {
    html { --foot: 76px; }
    body { padding-bottom: calc(76px + env(safe-area-inset-bottom)); }
  }
`;
const Bar = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
  min-height: 76px;
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 10px var(--margin) calc(10px + env(safe-area-inset-bottom));
  background: var(--c-dialog);
  border-top: 1px solid var(--c-line);
  box-shadow: var(--shadow-float);
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  &[hidden] {
    display: none;
  }
  ${from.desktop} {
    display: none;
  }
`;

/** The product's price and button at the foot of a phone or tablet, once the main button has left the screen. */
export const BuyBar = ({ visible, children }: { visible: boolean; children: ReactNode }) => (
  <>
    <BottomSpace />
    <Bar hidden={!visible} data-noprint="">
      {children}
    </Bar>
  </>
);
