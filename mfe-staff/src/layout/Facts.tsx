import { Link } from '@actual/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { narrow, Sheet, textStyle, WaitBar } from './StaffPage';

const Strip = styled(Sheet).attrs({ as: 'dl' })<{ $even: boolean }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, ${({ $even }) => ($even ? '1fr' : 'auto')});
  gap: 1px;
  > div {
    box-shadow: 0 0 0 1px var(--d-line);
    min-width: 0;
    padding: 10px 14px;
    background: var(--d-surface);
  }
  dt {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    ${textStyle(650, 18, 26)}
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  dd a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  small {
    ${textStyle(500, 12, 16)}
    letter-spacing: 0;
    color: var(--d-text-3);
  }
  @media (max-width: 1024px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* a long name keeps its line, and no cell is left alone beside a hole */
    > ${({ $even }) => ($even ? ':first-child:nth-last-child(odd)' : ':is(:first-child, :last-child:nth-child(even))')} {
      grid-column: 1 / -1;
    }
  }
`;

export interface Fact {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** The rows behind it. */
  href?: string;
}

/** The main facts of an object, or `even` figures over the rows of a list, in one line. */
export const Facts = ({
  label,
  facts,
  even = false,
  waiting = false,
}: {
  label: string;
  facts: readonly Fact[];
  even?: boolean;
  waiting?: boolean;
}) => (
  <Strip $even={even} aria-label={label} aria-busy={waiting || undefined}>
    {facts.map(({ label: name, value, note, href }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {waiting ? <WaitBar $width="60%" /> : href ? <Link to={href}>{value}</Link> : <span>{value}</span>}
          {note && !waiting ? <small>{note}</small> : null}
        </dd>
      </div>
    ))}
  </Strip>
);
