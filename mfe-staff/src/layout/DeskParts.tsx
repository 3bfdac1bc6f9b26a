import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { deskDress } from './desk-dress';
import { Note, narrow, StaffPage, textStyle } from './StaffPage';

/** The page of one object, a quotation or an order or a client, in the desk's dress. */
export const DeskObject = styled(StaffPage)`
  ${deskDress}
  a:not([class]) {
    color: var(--d-accent);
  }
  ${narrow} {
    padding: 12px;
  }
`;

/** Everything of the page, one below the other. */
export const DeskStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 1480px;
  margin-inline: auto;
`;

/** What is worked at beside what is looked up; below 1024 pixels one column, in the order that each panel says. */
export const DeskColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 348px;
  align-items: start;
  gap: 12px;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  @media (max-width: 1024px) {
    grid-template-columns: minmax(0, 1fr);
    > div {
      display: contents;
    }
  }
`;

const Box = styled.section<{ $order: number }>`
  min-width: 0;
  background: var(--d-surface);
  border: 1px solid var(--d-line);
  border-radius: 8px;
  @media (max-width: 1024px) {
    order: ${({ $order }) => $order};
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 44px;
  padding: 5px 14px;
  > h2 {
    ${textStyle(650, 14, 20)}
  }
  > :nth-child(3) {
    margin-left: auto;
  }
`;
const Inside = styled.div`
  padding: 0 14px 14px;
`;

interface DeskPanelProps {
  title: string;
  /** Beside the title: how many, or a state. */
  note?: ReactNode;
  /** At the far end of the title's line. */
  action?: ReactNode;
  /** Where it stands on a phone. */
  order?: number;
  /** Its content reaches the panel's edges. */
  flush?: boolean;
  children?: ReactNode;
}

/** A white box with its title, and what belongs to it below. */
export const DeskPanel = ({ title, note, action, order = 0, flush = false, children }: DeskPanelProps) => (
  <Box aria-label={title} $order={order}>
    <Top>
      <h2>{title}</h2>
      <Note>{note}</Note>
      {action ? <div>{action}</div> : null}
    </Top>
    {children ? flush ? children : <Inside>{children}</Inside> : null}
  </Box>
);

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  > h1 {
    ${textStyle(650, 20, 28)}
    letter-spacing: -0.01em;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-left: auto;
    ${narrow} {
      margin-left: 0;
    }
  }
`;

interface DeskHeadProps {
  title: string;
  state?: ReactNode;
  /** When it was made, by whom, where. */
  note: string;
  children?: ReactNode;
}

/** What the page is about, how it stands, and what is done with the whole of it. */
export const DeskHead = ({ title, state, note, children }: DeskHeadProps) => (
  <Head>
    <h1>{title}</h1>
    {state}
    <Note>{note}</Note>
    <div>{children}</div>
  </Head>
);
