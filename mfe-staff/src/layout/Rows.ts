import { styled } from 'styled-components';
import { narrow, textStyle } from './StaffPage';

/** Rows of a list on a page of the desk; on a phone each becomes a few lines, whose labels are `data-label`. */
export const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    ${textStyle(500, 12, 16)}
    padding: 8px 9px;
    text-align: left;
    white-space: nowrap;
    color: var(--d-text-3);
    background: var(--d-head);
    border-bottom: 1px solid var(--d-line-2);
  }
  td {
    padding: 9px;
    vertical-align: top;
    border-bottom: 1px solid var(--d-line);
  }
  tr > :first-child {
    padding-left: 14px;
  }
  tr > :last-child {
    padding-right: 14px;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  tbody tr:hover > td {
    background: var(--d-hover);
  }
  a {
    color: var(--d-accent);
    font-weight: 600;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  small {
    display: block;
    ${textStyle(400, 12, 16)}
    color: var(--d-text-3);
    overflow-wrap: anywhere;
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
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 4px 12px;
      padding: 12px 14px;
      border-bottom: 1px solid var(--d-line);
    }
    tbody tr:last-child {
      border-bottom: 0;
    }
    td {
      display: block;
      padding: 0 !important;
      border: 0;
      background: none !important;
    }
    td:nth-child(2) {
      text-align: right;
    }
    td:nth-child(n + 3) {
      grid-column: 1 / -1;
      text-align: left !important;
    }
    td[data-label]::before {
      content: attr(data-label) ': ';
      color: var(--d-text-3);
    }
    a {
      display: inline-block;
      padding-block: 3px;
    }
  }
`;
