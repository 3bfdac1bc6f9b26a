import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Note, narrow, textStyle } from '../../layout/StaffPage';

/** Scrolls by itself where it is wider than the screen. */
const Scroll = styled.div`
  overflow-x: auto;
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${narrow} {
    min-width: 34rem;
  }
  caption {
    padding-bottom: 6px;
    text-align: left;
  }
  th,
  td {
    padding: 6px 9px;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid var(--d-line);
  }
  th {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
  }
`;

interface PreviewTableProps {
  note: ReactNode;
  titles: readonly string[];
  children: ReactNode;
}

/** The changes row by row, under a sentence that names their subject. */
export const PreviewTable = ({ note, titles, children }: PreviewTableProps) => (
  <Scroll tabIndex={0}>
    <Table>
      <caption>
        <Note>{note}</Note>
      </caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  </Scroll>
);
