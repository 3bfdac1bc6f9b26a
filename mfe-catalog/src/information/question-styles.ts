import { from, type } from '@actual/themes-contract';
import { css } from 'styled-components';

const opener = css`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 56px;
  padding: 12px 44px 12px 0;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  /* a plus that loses its upright stroke */
  &::before, &::after {
    content: '';
    position: absolute;
    right: 6px;
    top: 50%;
    width: 16px;
    height: 1.5px;
    background: currentColor;
    transition: rotate var(--base) var(--ease);
  }
  &::after { rotate: 90deg; }
`;

/** Questions and states open on a press, without script too. */
export const questionStyles = css`
  details > summary { ${opener} }
  details[open] > summary::after { rotate: 0deg; }
  .preguntas {
    border-top: var(--rule-strong);
    details { border-bottom: 1px solid var(--c-line); }
    summary > h3 { ${type('h4')} }
    summary:hover { color: var(--c-link); }
    details > div { padding: 0 44px 24px 0; > * + * { margin-top: 0.8em; } }
  }

  .estado {
    padding: 4px 0;
    border-top: 1px solid var(--c-line);
    h2 { ${type('h4')} padding-top: 14px; }
    > p { ${type('small')} color: var(--c-text-2); }
    summary { min-height: 44px; ${type('ui')} color: var(--c-link); }
    ul { gap: 4px; padding: 0 0 20px; ${type('ui')} font-weight: 400; }
    li::before { content: none; }
  }
  > .estado, > .estado + .estado { margin: 0; }
  &:has(.estado) { max-width: none; }
  ${from.tablet} {
    &:has(.estado) { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0 32px; align-items: start; }
    &:has(.estado) > .nota { grid-column: 1 / -1; max-width: 44em; }
  }
`;
