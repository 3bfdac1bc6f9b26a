import { from, type } from '@actual/themes-contract';
import { css } from 'styled-components';
import { blockStyles } from './block-styles';

/** Long text in a measure of about 70 letters; titles, lists, tables, and the blocks of content files. */
export const proseStyles = css`
  ${type('body')}
  line-height: 1.65;
  max-width: 44em;
  > * + * { margin-top: 1em; }
  > .cifras + *, > .fichas + *, > .nota + * { margin-top: 28px; }
  > .tabla + .nota, > ul + .nota, > ol + .nota, > .pasos + * { margin-top: 28px; }
  > h2 { margin-top: 40px; }
  > h2 + * { margin-top: 14px; }
  h3 + * { margin-top: 0.5em; }
  > :first-child { margin-top: 0; }
  h2 { ${type('h2')} scroll-margin-top: 24px; text-wrap: balance; }
  h3 { ${type('h4')} scroll-margin-top: 24px; }
  > h3 { margin-top: 1.8em; }
  strong { font-weight: 600; }
  a {
    color: var(--c-link);
    font-weight: 500;
    text-decoration: underline;
    text-decoration-color: var(--c-link-line);
    text-underline-offset: 0.25em;
    &:hover { text-decoration-color: currentColor; }
  }
  ul, ol { display: grid; gap: 0.55em; padding-left: 1.4em; }
  ul { list-style: none; padding-left: 1.3em; }
  ul > li { position: relative; }
  ul > li::before {
    content: '';
    position: absolute;
    left: -1.1em;
    top: 0.72em;
    width: 0.42em;
    height: 2px;
    background: var(--c-accent);
  }
  ol { list-style: decimal; }
  li::marker { color: var(--c-text-2); font-variant-numeric: tabular-nums; }
  .oculto { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

  .tabla { overflow-x: auto; margin-block: 1.4em; }
  table { ${type('ui')} width: 100%; min-width: 420px; font-weight: 400; line-height: 1.45; }
  thead th { ${type('small')} color: var(--c-text-2); font-weight: 500; border-bottom: var(--rule-strong); }
  th, td { padding: 12px 16px; border-bottom: 1px solid var(--c-line); text-align: left; vertical-align: top; }
  tbody th { font-weight: 600; }
  th:first-child, td:first-child { padding-left: 0; }
  th:last-child, td:last-child { padding-right: 0; }
  .fin { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }

  ${blockStyles}

  @media print {
    max-width: none;
    h2, h3, .nota { break-after: avoid; break-inside: avoid; }
    details::details-content { content-visibility: visible; block-size: auto; }
  }
  ${from.tablet} { > h2 { margin-top: 56px; } }
`;
