import type { ReactNode } from 'react';
import styled from 'styled-components';
import { widget } from './promo-widget-place';

const Frame = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 20px;
  &[data-aside] {
    ${widget.beside} { grid-template-columns: minmax(0, 1fr) 300px; }
  }
`;
const Main = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  min-width: 0;
  /* the scene stands inside this column, not across the page */
  --margin: 0px;
  /* as high as what stands beside it */
  > :first-child { margin-top: 0; }
`;

/** Hero and benefits, with the promo widget beside them on wide screens. */
export const HomeTop = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <Frame data-aside={aside ? '' : undefined}>
    <Main>{children}</Main>
    {aside}
  </Frame>
);
