import { from, type } from '@actual/themes-contract';
import { css } from 'styled-components';
import { questionStyles } from './question-styles';

/** How each block of `blocks.mjs` of `@actual/domain/texts` looks, by the brand's own values. */
export const blockStyles = css`
  .nota {
    padding: var(--pad-panel);
    background: var(--c-tile);
    border-radius: var(--radius-panel);
    > * + * { margin-top: 0.5em; }
    .titulo { ${type('h4')} }
  }
  .aviso { background: var(--c-warning-bg); box-shadow: inset 3px 0 0 var(--c-warning-edge); }

  .cifras ul { display: grid; gap: 0; padding: 0; border-top: var(--rule-strong); }
  .cifras li { padding-block: 16px; border-bottom: 1px solid var(--c-line); color: var(--c-text-2); }
  .cifras li::before, .fichas li::before, .si-y-no li::before { content: none; }
  .cifras strong { ${type('h2')} display: block; margin-bottom: 4px; color: var(--c-text); }
  ${from.tablet} {
    .cifras ul { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0 32px; }
    .cifras li { border-bottom: 0; ${type('small')} line-height: 1.5; }
  }

  .pasos ol { list-style: none; counter-reset: paso; padding: 0; gap: 0; }
  .pasos li {
    position: relative;
    counter-increment: paso;
    padding: 0 0 20px 56px;
    min-height: 56px;
    &::before {
      ${type('label')}
      content: counter(paso);
      position: absolute;
      left: 0;
      top: -2px;
      display: grid;
      place-items: center;
      width: 36px;
      height: 36px;
      color: var(--c-on-step-done);
      background: var(--c-step-done);
      border-radius: var(--radius-round);
    }
    &::after {
      content: '';
      position: absolute;
      left: 17.5px;
      top: 40px;
      bottom: 8px;
      width: 1px;
      background: var(--c-line);
    }
    &:last-child { padding-bottom: 0; }
    &:last-child::after { content: none; }
  }

  .fichas ul { display: grid; gap: 12px; padding: 0; }
  .fichas li {
    padding: var(--pad-panel);
    color: var(--c-text-2);
    background: var(--c-surface);
    border: var(--panel-border);
    border-radius: var(--radius-tile);
    line-height: 1.5;
    > strong { ${type('h4')} display: block; margin-bottom: 6px; color: var(--c-text); }
  }
  ${from.tablet} { .fichas ul { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; } }

  .si-y-no {
    display: grid;
    gap: 0 40px;
    h3 { padding-bottom: 12px; border-bottom: var(--rule-strong); }
    ul { gap: 0; padding: 0; margin: 0 0 24px; }
    li { padding: 12px 0 12px 30px; border-bottom: 1px solid var(--c-line); line-height: 1.5; }
    li::before { content: '✓'; left: 0; top: 11px; width: auto; height: auto; background: none; color: var(--c-success); font-weight: 700; }
    ul:last-child li::before { content: '×'; color: var(--c-error); font-size: 1.25em; line-height: 1.2; }
  }
  ${from.tablet} {
    .si-y-no {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: auto 1fr;
      grid-auto-flow: column;
      ul { margin-bottom: 0; }
    }
  }

  ${questionStyles}
`;
