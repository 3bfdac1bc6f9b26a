import { useBrand } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

const looks = {
  panel: css`
    padding: 18px var(--pad-panel);
    background: var(--c-price-bg);
    border-radius: var(--radius-tile);
    --hole: var(--c-price-bg);
  `,
  rule: css`
    padding-top: 20px;
    border-top: var(--rule-strong);
  `,
  open: '',
} as const;
const Block = styled.div<{ $look: keyof typeof looks }>`
  display: grid;
  gap: 12px;
  ${({ $look }) => looks[$look]}
`;

/** The price's place on the product page: under the strong rule, or on the brand's tint. */
export const PriceBlock = ({ children }: { children: ReactNode }) => {
  const { structure } = useBrand();
  return <Block $look={structure.priceBlock}>{children}</Block>;
};
