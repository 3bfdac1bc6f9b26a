import { Icon } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { QuietLink } from '../fields/controls';
import { Column, Note, narrow, PageTitle, StaffPage, textStyle } from './StaffPage';

/** The page of one object, a quotation or an order or a client, in the desk's dress. */
export const DeskObject = styled(StaffPage)`
  a:not([class]) {
    color: var(--d-accent);
  }
  /* in a brand whose links have the color of its text only the line tells them from it */
  p a:not([class]) {
    text-decoration: underline;
    text-underline-offset: 0.2em;
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

/** Two columns: the work, and facts to look up; below 1024 pixels one column, in the order that each panel says. */
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
  /** Seldom needed: true until somebody opens it, false where it is open from the start. */
  folded?: boolean;
  children?: ReactNode;
}
const Fold = styled.details`
  > summary {
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary svg {
    margin-left: auto;
    color: var(--d-text-3);
    transition: rotate 140ms ease-out;
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
  > summary:hover h2 {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Content = ({ flush, children }: Pick<DeskPanelProps, 'flush' | 'children'>) =>
  children && !flush ? <Inside>{children}</Inside> : children;

/** A white box with its title and content. */
export const DeskPanel = ({ title, note, action, order = 0, flush = false, folded, children }: DeskPanelProps) => (
  <Box aria-label={title} $order={order}>
    {folded !== undefined ? (
      <Fold open={!folded}>
        <Top as="summary">
          <h2>{title}</h2>
          <Note>{note}</Note>
          <Icon name="chevron-down" size={16} />
        </Top>
        {action ? <Inside>{action}</Inside> : null}
        <Content flush={flush}>{children}</Content>
      </Fold>
    ) : (
      <>
        <Top>
          <h2>{title}</h2>
          <Note>{note}</Note>
          {action ? <div>{action}</div> : null}
        </Top>
        <Content flush={flush}>{children}</Content>
      </>
    )}
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
    /* as wide as its words, where the page is */
    flex: none;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  /* when and by whom gives way, so that what can be pressed stays on the title's line */
  > h1 ~ span:last-of-type {
    flex: 1 1 220px;
    min-width: 0;
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

/** The page's subject, its state, and the actions on the whole of it. */
export const DeskHead = ({ title, state, note, children }: DeskHeadProps) => (
  <Head>
    <h1>{title}</h1>
    {state}
    <Note>{note}</Note>
    <div>{children}</div>
  </Head>
);

interface NothingFoundProps {
  title: string;
  /** The page that lists such objects. */
  list: { readonly path: string; readonly label: string };
  /** The words of the link to that list. */
  link: string;
}

/** The page for an address whose object does not exist. */
export const NothingFound = ({ title, list: { path, label }, link }: NothingFoundProps) => (
  <StaffPage title={label}>
    <Column>
      <PageTitle>{title}</PageTitle>
      <p>
        <QuietLink to={path}>{link}</QuietLink>
      </p>
    </Column>
  </StaffPage>
);
