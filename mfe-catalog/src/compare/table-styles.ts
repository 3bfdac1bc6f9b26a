import { from, type } from '@actual/themes-contract';
import styled from 'styled-components';

/** Wider than a phone it scrolls sideways under the names of its rows. */
export const Scroll = styled.div`
  /* keeps words for screen readers in a hidden column from widening the page */
  position: relative;
  overflow-x: auto;
  margin-inline: calc(-1 * var(--margin));
  scroll-padding-left: 108px;
  ${from.desktop} { margin-inline: 0; }
  @media print { overflow: visible; margin: 0; }
`;

export const Grid = styled.table<{ $columns: number }>`
  width: 100%;
  min-width: ${({ $columns }) => 108 + $columns * 132}px;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  th, td { padding: 12px 10px 12px 0; vertical-align: top; text-align: left; border-bottom: 1px solid var(--c-line); overflow-wrap: anywhere; }
  thead td, thead th { border-bottom: var(--rule-strong); }
  tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 108px;
    padding-left: var(--margin);
    background: var(--c-bg);
  }
  tbody th { ${type('small')} color: var(--c-text-2); font-weight: 500; }
  tbody td { ${type('ui')} font-weight: 400; }
  thead th > * + * { display: block; margin-top: 10px; }
  thead a { ${type('name')} }
  thead a:hover { text-decoration: underline; text-underline-offset: 0.25em; }
  thead a[data-remove] {
    ${type('small')}
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    margin-top: 0;
    color: var(--c-text-2);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  [data-differs] td { font-weight: 600; }
  /* in the margin, so that a long word beside it stays on its line */
  [data-differs] i { position: absolute; top: 18px; left: calc(var(--margin) - 12px); }
  ${from.tablet} {
    th, td { padding: 16px 20px 16px 0; }
    tr > :first-child { width: 200px; }
  }
  ${from.desktop} {
    tr > :first-child { padding-left: 0; }
    [data-differs] i { position: static; }
  }
  @media print {
    min-width: 0;
    th, td { padding: 2mm; }
    tr > :first-child { position: static; width: 28mm; padding-left: 0; background: none; }
    [data-differs] i { position: static; }
    tr { break-inside: avoid; }
    thead th > :first-child { max-width: 34mm; }
  }
`;
