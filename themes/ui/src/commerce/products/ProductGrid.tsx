import { from } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

const List = styled.ul<{ $panel: boolean }>`
  display: grid;
  /* two, or one where letters are so large that a price is wider than half a phone */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7rem, 50% - var(--gap-card))), 1fr));
  column-gap: var(--gap-card);
  row-gap: 0;
  ${from.tablet} {
    grid-template-columns: repeat(var(--columns-tablet), minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(
      ${({ $panel }) => ($panel ? 'var(--columns-desktop)' : 'calc(var(--columns-desktop) + 1)')},
      minmax(0, 1fr)
    );
  }
  ${from.wide} {
    grid-template-columns: repeat(
      ${({ $panel }) => ($panel ? 'var(--columns-wide)' : 'calc(var(--columns-wide) + 1)')},
      minmax(0, 1fr)
    );
  }
`;
const twoPlaces = css`
  grid-column: 1 / -1;
  ${from.tablet} {
    grid-column: span 2;
  }
`;
const Leading = css`
  ${twoPlaces}
  ${from.desktop} {
    grid-row: span 8;
    > article {
      grid-row: 1 / -1;
      grid-template-rows: 1fr auto auto auto;
    }
    > article > div:first-child {
      display: grid;
      grid-template-rows: 1fr auto;
    }
    > article > div:first-child > span:first-child {
      aspect-ratio: auto;
    }
  }
`;
/** One place of the grid, which shares its rows with its neighbors. The `lead` is as large as four others. */
export const ProductGridItem = styled.li.withConfig({ shouldForwardProp: (prop) => prop !== 'lead' })<{
  lead?: boolean;
}>`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  row-gap: 0;
  min-width: 0;
  padding-bottom: var(--gap-row);
  ${({ lead }) => (lead ? Leading : '')}
`;
/** Two places of the grid, which fill the last row after ten cards, however wide it is. Absent without content. */
export const ProductGridPanel = styled.li`
  &:not(:has(section)) {
    display: none;
  }
  display: grid;
  ${twoPlaces}
  grid-row: span 4;
  min-width: 0;
  padding-bottom: var(--gap-row);
`;

export interface ProductGridProps {
  children: ReactNode;
  label?: string;
  /** stands beside the filter panel: one column fewer */
  withPanel?: boolean;
}

/** The list of products; names, prices and dates line up across a row. */
export const ProductGrid = ({ children, label = 'Productos', withPanel = false }: ProductGridProps) => (
  <List aria-label={label} $panel={withPanel}>
    {children}
  </List>
);

/** Filter panel at the left, list at the right from 1024 px; the list alone below. */
export const ListingLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  > :first-child:not(:last-child) {
    display: none;
  }
  ${from.desktop} {
    grid-template-columns: var(--filter) minmax(0, 1fr);
    gap: 40px;
    > :first-child:not(:last-child) {
      display: block;
    }
  }
  ${from.wide} {
    grid-template-columns: var(--filter-wide) minmax(0, 1fr);
    gap: 48px;
  }
`;
