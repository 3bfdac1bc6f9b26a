import { from } from '@actual/themes-contract';
import { Panel } from '@actual/ui';
import { css, styled } from 'styled-components';

/** Where a panel stands on a quotation's page where the window is wide: below its lines, or below its totals. */
export type BlockColumn = 'main' | 'side';

/** From here on two columns have room, beside the desk's rail too. */
const wide = '@media screen and (min-width: 1200px)';

/**
 * Widths of the page's own two columns (`TwoColumns`). Floats, because the panels come from several blocks of the page:
 * those of the side stack below each other, and leave no gap in the other column.
 */
const columns = {
  main: css`
    ${wide} {
      display: flow-root;
      margin-right: 420px;
    }
    ${from.wide} {
      margin-right: 472px;
    }
  `,
  side: css`
    ${wide} {
      float: right;
      clear: right;
      width: 380px;
    }
    ${from.wide} {
      width: 416px;
    }
  `,
};

/** A panel of the staff's on a page of the checkout; as wide as the page without a column. It is not printed. */
export const BlockPanel = styled(Panel).attrs({ tone: 'tile', ...{ 'data-noprint': '' } })<{
  $column?: BlockColumn | undefined;
}>`
  margin-top: 32px;
  ${({ $column }) => ($column ? columns[$column] : '')}
`;

/** Ends the two columns. */
export const BlockEnd = styled.div`
  clear: both;
`;
