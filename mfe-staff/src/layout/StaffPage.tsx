import { tabTitle } from '@actual/contracts/facts/text/tab-title';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { fontFamily } from './font';

/** One text style of the staff pages: `font` shorthand at the reader's own text size. */
export const textStyle = (weight: number, size: number, line: number): string =>
  `font: ${weight} ${size / 16}rem/${line / size} ${fontFamily}; letter-spacing: 0;`;

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

const Ground = styled.div`
  ${deskColors}
  ${textStyle(400, 13, 20)}
  font-feature-settings: 'tnum', 'cv05', 'ss03';
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
