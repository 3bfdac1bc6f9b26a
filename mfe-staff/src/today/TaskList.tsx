import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Note, Sheet, textStyle } from '../layout/StaffPage';

const Head = styled.h2`
  ${textStyle(650, 14, 20)}
  display: flex;
  gap: 8px;
  align-items: baseline;
  padding: 12px 14px;
  border-bottom: 1px solid var(--d-line);
  small {
    ${textStyle(400, 13, 20)}
    color: var(--d-text-3);
  }
`;
const List = styled.ul`
  li {
    position: relative;
    display: grid;
    /* a long name of who sells takes no room from the client’s */
    grid-template-columns: minmax(0, 1fr) fit-content(60%);
    align-items: center;
    gap: 2px 12px;
    min-height: 44px;
    padding: 8px 14px;
    border-bottom: 1px solid var(--d-line);
  }
  li:last-child {
    border-bottom: 0;
  }
  li:hover {
    background: var(--d-hover);
  }
  li:focus-within {
    background: var(--d-accent-soft);
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  a {
    color: var(--d-accent);
    font-weight: 550;
    text-decoration: underline;
    text-decoration-color: var(--d-line-2);
    text-underline-offset: 3px;
  }
  /* the whole line is the target of its first link; what else can be pressed lies above it */
  p > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  button {
    position: relative;
    justify-self: end;
  }
  div {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    align-items: center;
    gap: 4px 12px;
    color: var(--d-text-2);
    overflow-wrap: anywhere;
  }
  [data-reach] {
    grid-column: 1 / -1;
    justify-content: flex-start;
  }
  div a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`;
const Line = styled.p`
  padding: 14px;
  color: var(--d-text-2);
`;

export interface TaskListProps {
  title: string;
  total: number;
  children: ReactNode[];
}

/** One kind of work of the day: how much waits, and its lines. */
export const TaskList = ({ title, total, children }: TaskListProps) => (
  <Sheet as="section" aria-label={title}>
    <Head>
      <span>{title}</span> <small>{total}</small>
    </Head>
    <List>{children}</List>
    {total > children.length ? (
      <Line>
        <Note>{`Se muestran ${children.length} de ${total}.`}</Note>
      </Line>
    ) : null}
  </Sheet>
);

/** A word on its tint, where a day or an amount asks for attention. */
export const Urgent = styled.span<{ $tone: 'late' | 'today' | 'plain' }>`
  ${textStyle(550, 12, 20)}
  padding: 0 6px;
  border-radius: 4px;
  white-space: nowrap;
  color: ${({ $tone }) => ({ late: '#a8301b', today: '#7a4e00', plain: '#3f4a5c' })[$tone]};
  background: ${({ $tone }) => ({ late: '#fbe8e4', today: '#fbf0d6', plain: '#eceef1' })[$tone]};
`;
