import { tabTitle } from '@actual/contracts/facts/text/tab-title';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { fontFamily } from './font';

/** Figures of one width, which line up in every column. */
const figures = `font-feature-settings: 'tnum', 'cv05', 'ss03';`;

/** One text style of the staff pages: `font` shorthand, which takes the figures back, at the reader's own text size. */
export const textStyle = (weight: number, size: number, line: number): string =>
  `font: ${weight} ${size / 16}rem/${line / size} ${fontFamily}; ${figures} letter-spacing: 0;`;

/** Below this the table becomes a list of two lines. */
export const narrowWidth = 700;
export const narrow = `@media (max-width: ${narrowWidth}px)`;

/** Colors of the desk: neutral grays; the brand gives only the color of buttons and links. */
export const deskColors = css`
  --d-bg: #f6f7f8;
  --d-surface: #fff;
  --d-head: #fafbfc;
  --d-hover: #f0f2f4;
  --d-text: #16181d;
  --d-text-2: #4a4f58;
  --d-text-3: #666c76;
  --d-line: #e3e6ea;
  --d-line-2: #cdd2d9;
  --d-control: #868d98;
  --d-bad: #a8301b;
  --d-accent: var(--c-link);
  --d-accent-soft: color-mix(in srgb, var(--c-link) 10%, #fff);
  color: var(--d-text);
  color-scheme: light;
`;

const step = (name: string, weight: number, size: number, line: number): string =>
  `--t-${name}: ${weight} ${size / 16}rem/${line / size} ${fontFamily}; --t-${name}-ls: 0;`;

/** The shared components in the desk's type, grays and density: roles of the theme, filled anew for the desk. */
const deskDress = css`
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
  --notice-pad: 8px 12px;
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

const Ground = styled.div`
  ${deskDress}
  ${textStyle(400, 13, 20)}
  min-height: calc(100vh - 48px);
  padding: 20px;
  background: var(--d-bg);
  ${narrow} {
    padding: 16px;
  }
  @media print {
    min-height: 0;
    padding: 0;
    background: none;
  }
  :focus-visible {
    outline: 2px solid var(--d-accent);
    outline-offset: 1px;
  }
`;

interface StaffPageProps {
  /** of its tab; none in another remote's page, which has its own */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A page of the desk on its ground: one typeface, tables first. No search engine shows it. */
export const StaffPage = ({ title, className, children }: StaffPageProps) => (
  <Ground className={className}>
    {title === undefined ? null : (
      <>
        <title>{tabTitle(title, 'Escritorio')}</title>
        <meta name="robots" content="noindex" />
      </>
    )}
    {children}
  </Ground>
);

export const PageTitle = styled.h1`
  ${textStyle(650, 20, 28)}
  letter-spacing: -0.01em;
`;
export const Note = styled.span`
  color: var(--d-text-3);
`;

/** A white box with a hairline edge. */
export const Sheet = styled.div`
  background: var(--d-surface);
  border: 1px solid var(--d-line);
  border-radius: 8px;
  overflow: clip;
`;

/** A gray bar in place of a text on its way, of the text's own height. */
export const WaitBar = styled.span<{ $width?: string }>`
  display: inline-block;
  width: ${({ $width }) => $width ?? '70%'};
  min-width: 24px;
  height: 10px;
  vertical-align: middle;
  border-radius: 4px;
  background: var(--d-line);
`;

/** Everything of a page, one below the other. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 1480px;
  margin-inline: auto;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 20px;
  padding: 8px 14px;
  color: var(--d-text-2);
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
  }
`;
