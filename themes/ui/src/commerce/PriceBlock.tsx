import { useBrand } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

const Block = styled.div<{ $panel: boolean }>`
  display: grid;
  gap: 12px;
  ${({ $panel }) =>
    $panel
      ? css`
          padding: 18px var(--pad-panel);
          background: var(--c-price-bg);
          border-radius: var(--radius-tile);
        `
      : css`
          padding-top: 20px;
          border-top: var(--rule-strong);
        `}
  --hole: var(--c-price-bg);
`;

/** Where the product page says what it costs: under the strong rule, or on the brand's tint. */
export const PriceBlock = ({ children }: { children: ReactNode }) => {
  const { structure } = useBrand();
  return <Block $panel={structure.priceBlock === 'panel'}>{children}</Block>;
};
