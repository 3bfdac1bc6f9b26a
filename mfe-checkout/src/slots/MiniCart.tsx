import { useActiveQuotation, useBrand } from '@actual/shell-contract';
import { Anchor, from } from '@actual/themes-contract';
import { Icon, VisuallyHidden } from '@actual/ui';
import styled from 'styled-components';
import { emptyCartPage } from '../quotation/empty-cart';

const Link = styled(Anchor)`
  position: relative;
  display: inline-flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
`;
const Word = styled.span`
  display: none;
  ${from.desktop} { display: inline; }
`;
const Count = styled.span`
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
`;

/** The header's cart: the count of the active quotation and the way to it, which is empty when there is none. */
export function MiniCart() {
  const { id, count } = useActiveQuotation();
  const { structure } = useBrand();
  const words = count === 1 ? '1 producto' : `${count} productos`;
  return (
    <Link href={id ? `/quotations/edit/${id}` : emptyCartPage}>
      <Icon name={structure.cartIcon} />
      <Word>{structure.cartWord}</Word>
      <VisuallyHidden>{`${structure.cartWord}: `}</VisuallyHidden>
      {count > 0 ? <Count aria-hidden>{count}</Count> : null}
      <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>
    </Link>
  );
}
