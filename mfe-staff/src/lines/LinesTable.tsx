import { styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';

/** Articles in rows; on a phone each is a block of three lines. */
export const LinesTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  thead th {
    ${textStyle(500, 12, 16)}
    padding: 8px 6px;
    color: var(--d-text-3);
    text-align: left;
    white-space: nowrap;
    background: var(--d-head);
    border-bottom: 1px solid var(--d-line-2);
  }
  tbody th,
  td {
    padding: 4px 6px;
    text-align: left;
    vertical-align: middle;
    border-bottom: 1px solid var(--d-line);
  }
  tbody th {
    font-weight: 400;
    overflow-wrap: anywhere;
    a {
      font-weight: 600;
      color: var(--d-text);
    }
    a:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    span {
      color: var(--d-text-3);
    }
    small {
      ${textStyle(500, 12, 16)}
      display: block;
      color: #1e6b48;
    }
    /* of an access: no saving, so not in its color */
    small[data-access] {
      color: var(--d-text-3);
    }
  }
  tr > :first-child {
    padding-left: 14px;
  }
  tr > :last-child {
    padding-right: 14px;
  }
  [data-said] > * {
    border-bottom: 0;
  }
  [data-words] td {
    padding-top: 0;
    color: var(--d-bad);
    font-weight: 550;
  }
  [data-code],
  [data-list],
  [data-off] {
    color: var(--d-text-3);
    white-space: nowrap;
  }
  [data-day] {
    width: 132px;
    white-space: nowrap;
    select {
      padding: 0 2px 0 6px;
    }
  }
  [data-pieces] {
    width: 52px;
    text-align: right;
    input {
      padding: 0 6px;
      text-align: right;
    }
  }
  [data-list],
  [data-off],
  [data-price],
  [data-sum] {
    text-align: right;
    white-space: nowrap;
  }
  [data-sum] {
    font-weight: 600;
  }
  [data-out] {
    width: 32px;
    button {
      display: grid;
      place-items: center;
      width: 28px;
      height: 32px;
      color: var(--d-text-3);
      background: none;
      border: 0;
      cursor: pointer;
      @media (pointer: coarse) {
        width: 44px;
        height: 44px;
      }
    }
  }
  tfoot td {
    padding: 8px 6px;
    font-weight: 600;
    background: var(--d-head);
    border-bottom: 0;
  }
  @media (max-width: 1420px) {
    [data-list] {
      display: none;
    }
  }
  ${narrow} {
    &,
    tbody,
    tfoot {
      display: block;
    }
    thead {
      display: none;
    }
    tfoot tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      > [data-sum] {
        padding-right: 12px;
      }
      > [data-out] {
        display: none;
      }
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 64px auto;
      gap: 2px 8px;
      align-items: center;
      padding: 8px 12px;
      border-bottom: 1px solid var(--d-line);
    }
    tbody th,
    tbody td {
      width: auto;
      padding: 0 !important;
      border: 0;
    }
    tbody th {
      grid-column: 1 / 3;
      grid-row: 1;
    }
    [data-sum] {
      grid-column: 3;
      grid-row: 1;
    }
    [data-code],
    [data-off],
    [data-price] {
      display: none;
    }
    tbody [data-day],
    tbody [data-pieces],
    tbody [data-out] {
      grid-row: 2;
      width: auto;
    }
    [data-day] {
      grid-column: 1;
      select {
        width: 100%;
      }
    }
    [data-pieces] {
      grid-column: 2;
      input {
        width: 100%;
      }
    }
    /* under their sum; the head that names the column is not there */
    tbody [data-pieces]:not(:has(input)) {
      grid-column: 3;
      &::before {
        content: '× ';
        color: var(--d-text-3);
      }
    }
    [data-out] {
      grid-column: 3;
      justify-self: end;
    }
    [data-words] td {
      grid-column: 1 / -1;
      grid-row: auto;
    }
  }
`;
