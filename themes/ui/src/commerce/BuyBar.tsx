import { from } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Bar = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
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
  ${from.tablet} {
    display: none;
  }
`;

/** The product's price and button at the foot of a phone, once the main button has left the screen. */
export const BuyBar = ({ visible, children }: { visible: boolean; children: ReactNode }) => (
  <Bar hidden={!visible} data-noprint="">
    {children}
  </Bar>
);
