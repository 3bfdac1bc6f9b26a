import { Link } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { narrow, Sheet, textStyle, WaitBar } from '../layout/StaffPage';
import type { Figure } from './report';

const Strip = styled(Sheet).attrs({ as: 'dl' })`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 1px;
  > div {
    box-shadow: 0 0 0 1px var(--d-line);
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
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  small {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
  }
  @media (max-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Six figures over every row of the filter. */
export const Totals = ({
  label,
  figures,
  waiting,
}: {
  label: string;
  figures: readonly Figure[];
  waiting: boolean;
}) => (
  <Strip aria-label={label} aria-busy={waiting}>
    {figures.map(({ label: name, figure, note, href }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {waiting ? <WaitBar $width="60%" /> : href ? <Link to={href}>{figure}</Link> : figure}
          {note && !waiting ? <small>{note}</small> : null}
        </dd>
      </div>
    ))}
  </Strip>
);
