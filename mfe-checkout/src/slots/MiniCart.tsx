import { countWords } from '@actual/contracts/facts/text/written';
import { useActiveQuotation, useBrand } from '@actual/shell-contract';
import { Anchor, from } from '@actual/themes-contract';
import { HeaderAction, Icon, VisuallyHidden } from '@actual/ui';
import styled from 'styled-components';
import { emptyCartPage } from '../quotation/empty-cart';

const Count = styled.span<{ $stacked: boolean }>`
  display: grid;
  place-items: center;
  min-width: 22px;
  min-height: 22px;
  padding-inline: 5px;
  font: var(--t-micro);
  font-weight: 600;
  color: var(--c-on-accent);
  background: var(--c-accent);
  border-radius: var(--radius-chip);
  font-variant-numeric: tabular-nums;
  /* at the icon, where the word stands under it */
  ${({ $stacked }) => ($stacked ? `${from.desktop} { position: absolute; top: -4px; left: 55%; }` : '')}
`;

/** The header's cart: the count of the active quotation and the way to it, which is empty when there is none. */
export function MiniCart() {
  const { id, count } = useActiveQuotation();
  const { structure } = useBrand();
  const stacked = structure.header === 'strip-tabs';
  const words = countWords(count, 'producto', 'productos');
  return (
    <HeaderAction as={Anchor} $stacked={stacked} href={id ? `/quotations/edit/${id}` : emptyCartPage}>
      <Icon name={structure.cartIcon} size={22} />
      <span data-word="">{structure.cartWord}</span>
      <VisuallyHidden>{`${structure.cartWord}: `}</VisuallyHidden>
      {count > 0 ? (
        <Count aria-hidden $stacked={stacked}>
          {count}
        </Count>
      ) : null}
      <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>
    </HeaderAction>
  );
}
