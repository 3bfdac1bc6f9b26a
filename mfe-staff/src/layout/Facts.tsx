import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { narrow, Sheet, textStyle } from './StaffPage';

const Strip = styled(Sheet).attrs({ as: 'dl' })`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, auto);
  gap: 1px;
  > div {
    box-shadow: 0 0 0 1px var(--d-line);
    min-width: 0;
    padding: 8px 14px;
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
    ${textStyle(650, 17, 24)}
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
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export interface Fact {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

/** The main facts of an object, in one line. */
export const Facts = ({ label, facts }: { label: string; facts: readonly Fact[] }) => (
  <Strip aria-label={label}>
    {facts.map(({ label: name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <span>{value}</span>
          {note ? <small>{note}</small> : null}
        </dd>
      </div>
    ))}
  </Strip>
);
