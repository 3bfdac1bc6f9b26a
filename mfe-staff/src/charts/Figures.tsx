import { Link } from '@actual/shell-contract';
import { VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { FiguresFile } from './FiguresFile';

const Box = styled.details`
  summary {
    ${textStyle(550, 12, 20)}
    width: max-content;
    color: var(--d-accent);
    cursor: pointer;
  }
  div {
    max-height: 320px;
    margin-top: 8px;
    overflow: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 4px 8px;
    text-align: left;
    border-bottom: 1px solid var(--d-line);
    white-space: nowrap;
  }
  th {
    font-weight: 500;
    color: var(--d-text-3);
  }
  td:not(:first-child),
  th:not(:first-child) {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  td a {
    color: var(--d-accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export interface FiguresRow {
  key: string;
  /** The first opens the rows behind the figures. */
  cells: readonly string[];
  href: string;
}

/** The figures of a plot as a table, for users who read rather than look. */
export const Figures = ({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: readonly string[];
  rows: readonly FiguresRow[];
}) => (
  <Box>
    <summary>Ver datos</summary>
    <div>
      <table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others], href }) => (
            <tr key={key}>
              <td>
                <Link to={href}>{first}</Link>
              </td>
              {others.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <FiguresFile title={caption} lines={[heads, ...rows.map(({ cells }) => cells)]} />
  </Box>
);
