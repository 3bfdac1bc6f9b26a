import { type } from '@actual/themes-contract';
import styled from 'styled-components';

/** Shown only by a browser without script, or with `$not` only by one that runs it. */
export const Unscripted = styled.div<{ $not?: boolean }>`
  ${({ $not }) => ($not ? '@media (scripting: none) { display: none; }' : '@media (scripting: enabled) { display: none; }')}
`;

export const PlanPanel = styled.section`
  display: grid;
  gap: 14px;
  padding: var(--pad-panel);
  background: var(--c-surface);
  border: var(--panel-border);
  border-radius: var(--radius-panel);
  min-width: 0;
  scroll-margin-top: 16px;
  h2 { ${type('h3')} }
  ::-webkit-search-cancel-button { filter: grayscale(1); }
  /* the panel's own edge ends its last part */
  div:has(> h3 > button) { border-bottom: 0; border-top: 1px solid var(--c-line); }
  @media print { gap: 2mm; padding: 0; border: 0; h2 { font: 600 11pt/1.3 var(--family-text); } }
`;
export const Quiet = styled.p`
  ${type('small')}
  color: var(--c-text-2);
`;
/** Short figures with their units: three stand side by side on a phone too. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  gap: 12px 8px;
  align-items: start;
  input { padding-inline: 10px 34px; }
  input + span { padding-right: 6px; min-width: 0; }
`;
/** The actions on the whole plan, in a row. */
export const PlanActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  @media print { > [data-noprint] { display: none; } }
`;
