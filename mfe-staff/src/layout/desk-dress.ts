import { css } from 'styled-components';
import { fontFamily } from './font';
import { deskColors, narrow } from './StaffPage';

const step = (name: string, weight: number, size: number, line: number): string =>
  `--t-${name}: ${weight} ${size / 16}rem/${line / size} ${fontFamily}; --t-${name}-ls: 0;`;

/** The shared components in the desk's type, grays and density: roles of the theme, filled anew for the desk. */
export const deskDress = css`
  ${deskColors}
  --family-text: ${fontFamily};
  --family-display: ${fontFamily};
  ${['lead', 'body', 'field'].map((name) => step(name, 400, 13, 20)).join('')}
  ${['ui', 'name'].map((name) => step(name, 500, 13, 20)).join('')}
  ${['small', 'micro'].map((name) => step(name, 400, 12, 16)).join('')}
  ${step('label', 500, 12, 16)}
  ${step('button', 600, 13, 20)}
  ${step('h-4', 650, 14, 20)}
  ${step('h-3', 650, 16, 24)}
  ${step('price-l', 650, 18, 26)}
  --c-text: var(--d-text);
  --c-text-2: var(--d-text-2);
  --c-text-3: var(--d-text-3);
  --c-line: var(--d-line);
  --c-control: var(--d-control);
  --c-surface: var(--d-surface);
  --c-dialog: var(--d-surface);
  --c-tile: var(--d-hover);
  --c-focus: var(--d-accent);
  --c-primary: var(--d-accent);
  --c-on-primary: #fff;
  --c-primary-hover: color-mix(in srgb, var(--d-accent) 88%, #000);
  --c-on-primary-hover: #fff;
  --c-primary-pressed: color-mix(in srgb, var(--d-accent) 80%, #000);
  --c-secondary-bg: var(--d-surface);
  --c-secondary-edge: var(--d-line-2);
  --c-on-secondary: var(--d-text);
  --c-secondary-hover: var(--d-hover);
  --c-chip-bg: var(--d-surface);
  --c-chip-edge: var(--d-line-2);
  --c-chip-text: var(--d-text-2);
  --c-chip-selected-bg: var(--d-hover);
  --c-chip-selected-text: var(--d-text);
  --c-skeleton: var(--d-line);
  --c-skeleton-2: var(--d-hover);
  --c-disabled-bg: var(--d-hover);
  --c-disabled-text: var(--d-text-3);
  --c-info-bg: #eceef1;
  --c-success: #1e6b48;
  --c-success-bg: #e6f3ec;
  --c-success-edge: #e6f3ec;
  --c-warning: #7a4e00;
  --c-warning-bg: #fbf0d6;
  --c-warning-edge: #fbf0d6;
  --c-error: var(--d-bad);
  --c-error-text: var(--d-bad);
  --c-error-bg: #fbe8e4;
  --c-error-edge: #fbe8e4;
  --c-saving: #1e6b48;
  --radius-control: 6px;
  --radius-button: 6px;
  --radius-chip: 6px;
  --radius-tile-s: 6px;
  --radius-tag: 4px;
  --radius-panel: 8px;
  --radius-dialog: 8px;
  --control-border: 1px solid var(--c-control);
  --control-height: 32px;
  --control-pad: 5px 10px;
  --secondary-edge-width: 1px;
  --chip-edge-width: 1px;
  --notice-border-width: 0px;
  --panel-border: 0;
  --pad-panel: 0;
  --rule-strong: 1px solid var(--d-line-2);
  --button-height: 32px;
  --button-height-large: 32px;
  --button-pad: 12px;
  --gap-fields: 12px;
  --dialog: 20px;
  --margin: 20px;
  --touch: 32px;
  --press: 1;
  @media (pointer: coarse) {
    --control-height: 44px;
    --button-height: 44px;
    --button-height-large: 44px;
    --touch: 44px;
  }
  ${narrow} {
    /* smaller text makes phones zoom in */
    ${step('field', 400, 16, 24)}
    --margin: 16px;
  }
`;
