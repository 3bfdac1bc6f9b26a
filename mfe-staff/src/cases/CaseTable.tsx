import { VisuallyHidden } from '@actual/ui';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    padding: 8px 9px;
    border-bottom: 1px solid var(--d-line);
    text-align: left;
    vertical-align: top;
  }
  th:first-child,
  td:first-child {
    padding-left: 14px;
  }
  th:last-child,
  td:last-child {
    padding-right: 14px;
    text-align: right;
  }
  thead th {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
    background: var(--d-head);
    border-bottom-color: var(--d-line-2);
    white-space: nowrap;
  }
  [data-figures] {
    text-align: right;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;
  }
  [data-tight] {
    white-space: nowrap;
  }
  tbody tr:hover > td:not([data-form]) {
    background: var(--d-hover);
  }
  td a {
    color: var(--d-accent);
    font-weight: 550;
  }
  td a:hover {
    text-decoration: underline;
  }
  td small {
    display: block;
    ${textStyle(400, 12, 16)}
    color: var(--d-text-3);
    overflow-wrap: anywhere;
  }
  td[data-wide] {
    min-width: 220px;
    max-width: 420px;
  }
  td[data-form],
  td[data-empty] {
    padding: 14px;
    text-align: left;
    background: var(--d-head);
  }
  td[data-empty] {
    padding-block: 24px;
    background: none;
  }
  ${narrow} {
    &,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tbody tr {
      display: grid;
      gap: 6px;
      padding: 12px 14px;
      border-bottom: 1px solid var(--d-line);
    }
    tbody td {
      display: block;
      padding: 0 !important;
      border: 0;
      text-align: left !important;
      background: none !important;
      max-width: none !important;
    }
    td[data-label]::before {
      content: attr(data-label) ': ';
      color: var(--d-text-3);
    }
  }
`;

export interface CaseColumn<Row> {
  key: string;
  title: string;
  figures?: boolean;
  /** Takes the room for sentences. */
  wide?: boolean;
  /** Said before the value where the table is a list. */
  label?: boolean;
  cell: (row: Row) => ReactNode;
}
interface CaseTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly CaseColumn<Row>[];
  idOf: (row: Row) => string;
  /** The row being closed, with the form below it. */
  open: string | null;
  form: (row: Row) => ReactNode;
  empty: ReactNode;
}

/** A list of work for staff; the form of a row opens right below it. */
export function CaseTable<Row>({ caption, rows, columns, idOf, open, form, empty }: CaseTableProps<Row>) {
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ key, title, figures }) => (
            <th key={key} scope="col" data-figures={figures ? '' : undefined}>
              {title || <VisuallyHidden>Acciones</VisuallyHidden>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={idOf(row)}>
            <tr>
              {columns.map(({ key, title, figures, wide, label, cell }) => (
                <td
                  key={key}
                  data-figures={figures ? '' : undefined}
                  data-wide={wide ? '' : undefined}
                  data-label={label ? title : undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
            {open === idOf(row) ? (
              <tr>
                <td colSpan={columns.length} data-form="">
                  {form(row)}
                </td>
              </tr>
            ) : null}
          </Fragment>
        ))}
        {rows.length === 0 ? (
          <tr>
            <td colSpan={columns.length} data-empty="">
              {empty}
            </td>
          </tr>
        ) : null}
      </tbody>
    </Table>
  );
}
