import { from } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Columns = styled.div<{ $foot: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  align-items: start;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: 40px;
    ${({ $foot }) => ($foot ? 'grid-template-rows: auto 1fr; > :nth-child(2) { grid-area: 1 / 2 / 3; }' : '')}
  }
  ${from.wide} {
    grid-template-columns: minmax(0, 1fr) 416px;
    gap: 56px;
  }
`;
const Aside = styled.div<{ $sticky: boolean }>`
  min-width: 0;
  ${from.desktop} {
    ${({ $sticky }) => ($sticky ? 'position: sticky; top: 24px;' : '')}
  }
`;
const Main = styled.div`
  min-width: 0;
`;

export interface TwoColumnsProps {
  /** summary or contact box; below 1024 it follows the main column */
  aside: ReactNode;
  sticky?: boolean;
  /**
   * the end of the main column: below 1024 it comes after the aside, so that nobody decides before they have seen it
   */
  foot?: ReactNode;
  children: ReactNode;
}

/** Main column and a 416 px aside. */
export const TwoColumns = ({ aside, sticky = true, foot, children }: TwoColumnsProps) => (
  <Columns $foot={foot !== undefined}>
    <Main>{children}</Main>
    <Aside $sticky={sticky}>{aside}</Aside>
    {foot ? <Main>{foot}</Main> : null}
  </Columns>
);
