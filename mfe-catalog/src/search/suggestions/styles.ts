import { from } from '@actual/themes-contract';
import styled from 'styled-components';

/** The panel under the box: as wide as the screen on phones, as the box and more where there is room. */
export const Panel = styled.div`
  position: absolute;
  z-index: 40;
  top: calc(100% + 8px);
  inset-inline: calc(-1 * var(--margin));
  max-height: min(72dvh, 620px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 8px var(--margin) 16px;
  color: var(--c-text);
  background: var(--c-surface);
  border-block: 1px solid var(--c-line);
  box-shadow: var(--shadow-float);
  ${from.desktop} {
    inset-inline: 50% auto;
    translate: -50%;
    width: max(100%, min(760px, 92vw));
    max-height: min(76vh, 640px);
    padding: 16px;
    border: var(--panel-border, 1px solid var(--c-line));
    border-radius: var(--radius-panel);
  }
  ${from.wide} { inset-inline: 0 auto; translate: none; }
`;
export const List = styled.div`
  display: grid;
  gap: 4px 24px;
  ${from.desktop} {
    &[data-columns='2'] { grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr); align-items: start; }
    [data-group='products'] { grid-column: 2; grid-row: 1 / span 3; }
    &[data-columns='2'] [data-group='all'] { grid-column: 1 / -1; }
    &[data-popular] { grid-template-columns: 1fr 1fr; [data-group='categories'] { grid-column: 2; grid-row: 1; } }
  }
`;
export const Heading = styled.div`
  padding: 12px 10px 6px;
  font: var(--t-label);
  letter-spacing: var(--t-label-ls, normal);
  color: var(--c-text-2);
`;
export const Said = styled.p`
  padding: 6px 10px 0;
  color: var(--c-text-2);
`;
/** A line of the list; `data-active` while the arrow keys are on it. */
export const optionStyle = `
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 6px 10px;
  color: inherit;
  text-decoration: none;
  border-radius: var(--radius-chip, var(--radius-control));
  cursor: pointer;
  scroll-margin-block: 12px;
  > svg { flex: none; color: var(--c-text-2); }
  > [data-part='text'] { flex: 1; min-width: 0; display: grid; gap: 1px; }
  > [data-part='aside'] { flex: none; color: var(--c-text-2); font: var(--t-small); }
  [data-part='name'] { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { font: var(--t-small); color: var(--c-text-2); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  mark { color: inherit; font-weight: 650; background: none; }
  &[data-active], &:hover { background: var(--c-tile); }
  &[data-active] { box-shadow: inset 0 0 0 2px var(--c-selected); }
  &[data-kind='product'] { border-radius: var(--radius-thumb, var(--radius-control)); }
`;
