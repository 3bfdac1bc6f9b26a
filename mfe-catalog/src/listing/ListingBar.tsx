import { from } from '@actual/themes-contract';
import styled, { css } from 'styled-components';

const ruled = css`
  border-top: var(--rule-strong);
  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, .8fr) minmax(0, 1.2fr);
    > [data-area='filter'],
    > [data-area='sort'] { display: grid; align-self: stretch; border-bottom: 1px solid var(--c-line); }
    > [data-area='filter'] { border-right: 1px solid var(--c-line); }
    > [data-area='filter'] a { min-height: 56px; justify-content: center; }
    > [data-area='filter'] a > span { text-decoration: none; }
  }
  ${from.desktop} {
    grid-template: 'count chips sort' auto / var(--filter) minmax(0, 1fr) auto;
    column-gap: 40px;
    margin-bottom: 36px;
    border-bottom: 1px solid var(--c-line);
    > [data-area='count']:not(:has(~ [data-area='chips'])) { grid-column: 1 / 3; }
  }
  ${from.wide} { grid-template-columns: var(--filter-wide) minmax(0, 1fr) auto; column-gap: 48px; }
`;
const spaced = css`
  gap: 12px;
  ${from.desktop} { gap: 14px 24px; margin-bottom: 20px; }
`;

/** Filter button and order side by side on phones, then count and chips; one line where there is room. */
export const ListingBar = styled.div<{ $ruled: boolean }>`
  display: grid;
  grid-template: 'filter sort' auto 'count count' auto 'chips chips' auto / auto minmax(0, 1fr);
  align-items: center;
  margin-bottom: 16px;
  > [data-area='filter'] { grid-area: filter; a { padding-inline: 14px; } }
  > [data-area='sort'] { grid-area: sort; }
  > [data-area='count'] { grid-area: count; padding-block: 6px; color: var(--c-text-2); }
  > [data-area='chips'] { grid-area: chips; min-width: 0; }
  strong { font-weight: 600; color: var(--c-text); }
  @media (max-width: 1023.98px) {
    > [data-area='chips'] > div {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      margin-inline: calc(-1 * var(--margin));
      padding: 4px var(--margin);
      > * { flex: none; }
    }
  }
  ${from.desktop} {
    grid-template: 'count sort' auto 'chips chips' auto / minmax(0, 1fr) auto;
    > [data-area='filter'] { display: none; }
  }
  ${({ $ruled }) => ($ruled ? ruled : spaced)}
`;

/** The filters beside the list; below 1024 px they live in the sheet, and under the list where there is no script. */
export const FilterAside = styled.aside`
  scroll-margin-top: 24px;
  @media (scripting: none) { display: block !important; order: 2; margin-top: 32px; }
  ${from.desktop} { order: 0; margin-top: 0; }
`;
