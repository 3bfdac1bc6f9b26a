import { css, styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';
import type { ReportColumn } from './report';

type Widths = Pick<ReportColumn<never, string>, 'key' | 'width' | 'hiddenUpTo'>;

const widthOf = ({ key, width, hiddenUpTo }: Widths, named: boolean) => css`
  th[data-cell='${key}'] {
    width: ${width / 16}rem;
  }
  ${
    hiddenUpTo &&
    !named &&
    css`
      @media (max-width: ${hiddenUpTo}px) {
        [data-cell='${key}'] {
          display: none;
        }
      }
    `
  }
`;

/** The list scrolls here, under its head and over its foot: as high as what the window has left. */
export const ScrollBox = styled.div`
  overflow: auto;
  /* rows come and go above: the browser is not to hold on to one of them while a key scrolls */
  overflow-anchor: none;
  max-height: max(420px, calc(100dvh - 392px));
  /* what comes after the first page takes no more room */
  &[data-long] {
    height: max(420px, calc(100dvh - 392px));
  }
  ${narrow} {
    max-height: 78dvh;
    &[data-long] {
      height: 78dvh;
    }
  }
`;
export const Failed = styled.p`
  position: sticky;
  bottom: 36px;
  left: 0;
  padding: 8px 14px;
  color: var(--d-bad);
  background: var(--d-surface);
  button {
    margin-left: 12px;
    color: var(--d-accent);
    font: inherit;
    font-weight: 600;
    background: none;
    border: 0;
    cursor: pointer;
  }
`;

/** Text left, figures right, rows of 35 px, the head stays; below 700 px each row is two lines of a list. */
export const Grid = styled.table<{ $columns: readonly Widths[]; $named: boolean }>`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    height: 35px;
    padding: 0 9px;
    border-bottom: 1px solid var(--d-line);
    text-align: left;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  th[data-cell='choice'] {
    width: 2.375rem;
  }
  [data-cell='choice'] {
    padding: 0 0 0 14px;
  }
  input[type='checkbox'] {
    position: relative;
    z-index: 1;
    width: 16px;
    height: 16px;
    margin: 0;
    vertical-align: middle;
    accent-color: var(--d-accent);
    cursor: pointer;
  }
  th:last-child,
  td:last-child {
    padding-right: 14px;
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 3;
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
  tbody tr:focus-within,
  tbody tr[data-chosen] {
    background: var(--d-accent-soft);
  }
  tbody a {
    /* clear of head and foot when the keyboard comes to it */
    scroll-margin: 48px 0;
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
  ${({ $columns, $named }) => $columns.map((column) => widthOf(column, $named))}
  td[data-cell='client'] {
    font-weight: 600;
  }
  /* a name that is too long leaves its mark the room it needs */
  td[data-cell='client'] span:not(:last-child) {
    display: inline-block;
    max-width: calc(100% - 58px);
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
  td small {
    ${textStyle(400, 12, 16)}
    margin-left: 4px;
    color: var(--d-text-3);
  }
  [data-soft] {
    color: var(--d-text-3);
  }
  /* on the tint of a row that is chosen or has the focus */
  tr:focus-within :is([data-soft], small),
  tr[data-chosen] :is([data-soft], small) {
    color: var(--d-text-2);
  }
  strong {
    font-weight: 600;
  }
  tfoot td {
    position: sticky;
    bottom: 0;
    z-index: 2;
    font-weight: 600;
    background: var(--d-head);
    border-top: 1px solid var(--d-line-2);
  }
  /* the words of the sum go on over the next cells, which are empty */
  tfoot td[data-cell='client'] {
    z-index: 3;
    overflow: visible;
  }
  td[data-empty] {
    padding: 24px 14px;
    height: auto;
    white-space: normal;
    /* it spans the columns in sight, and no line would */
    border-bottom: 0;
  }
  tbody[style]::before,
  tbody[style]::after {
    content: '';
    display: block;
    height: var(--above);
  }
  tbody[style]::after {
    height: var(--below);
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
      padding-left: 46px;
      border-bottom: 1px solid var(--d-line);
    }
    tbody td[data-cell='choice'] {
      position: absolute;
      top: 10px;
      left: 14px;
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
