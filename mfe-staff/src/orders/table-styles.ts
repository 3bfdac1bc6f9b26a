import { css, styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';
import { type ReportColumn, reportColumns } from './columns';

const widthOf = ({ key, maxWidth, hiddenUpTo }: ReportColumn) => css`
  ${
    maxWidth &&
    css`
      td[data-cell='${key}'] {
        max-width: ${maxWidth}px;
        overflow: hidden;
        text-overflow: ellipsis;
      }
    `
  }
  ${
    hiddenUpTo &&
    css`
      @media (max-width: ${hiddenUpTo}px) {
        [data-cell='${key}'] {
          display: none;
        }
      }
    `
  }
`;

/** Text left, figures right, rows of 35 px, the head stays; below 700 px each row is two lines of a list. */
export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    height: 35px;
    padding: 0 9px;
    border-bottom: 1px solid var(--d-line);
    text-align: left;
    white-space: nowrap;
  }
  th:first-child,
  td:first-child {
    padding-left: 14px;
  }
  th:last-child,
  td:last-child {
    padding-right: 14px;
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
    background: var(--d-head);
    border-bottom-color: var(--d-line-2);
  }
  thead a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 28px;
  }
  thead a:hover {
    color: var(--d-text);
  }
  th[aria-sort] a {
    color: var(--d-text);
  }
  [data-figures] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  tbody tr {
    position: relative;
  }
  tbody tr:hover {
    background: var(--d-hover);
  }
  tbody tr:focus-within {
    background: var(--d-accent-soft);
  }
  tbody a {
    color: var(--d-accent);
    font-weight: 550;
  }
  tbody a:hover {
    text-decoration: underline;
  }
  /* the whole row is the folio's target */
  tbody a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${reportColumns.map(widthOf)}
  td[data-cell='client'] {
    font-weight: 600;
  }
  td small {
    ${textStyle(400, 12, 16)}
    margin-left: 8px;
    color: var(--d-text-3);
  }
  [data-soft] {
    color: var(--d-text-3);
  }
  strong {
    font-weight: 600;
  }
  tfoot td {
    font-weight: 600;
    background: var(--d-head);
    border-top: 1px solid var(--d-line-2);
  }
  tfoot td[data-cell='client'] {
    overflow: visible;
  }
  td[data-empty] {
    padding: 24px 14px;
    height: auto;
    white-space: normal;
  }

  ${narrow} {
    &,
    tbody,
    tfoot {
      display: block;
    }
    thead,
    tfoot {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 4px 10px;
      padding: 12px 14px;
      border-bottom: 1px solid var(--d-line);
    }
    tbody td {
      height: auto;
      padding: 0 !important;
      border: 0;
      order: 2;
    }
    tbody td[data-cell='client'] {
      order: 0;
      grid-column: 1 / 3;
      max-width: none;
    }
    tbody td[data-cell='total'] {
      order: 1;
      font-weight: 600;
    }
    td[data-cell='date'] {
      color: var(--d-text-3);
    }
    td[data-cell='status'] {
      justify-self: end;
    }
    td[data-empty] {
      grid-column: 1 / -1;
    }
  }
`;
