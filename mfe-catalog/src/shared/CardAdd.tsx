import type { ProductCard } from '@actual/contracts';
import { Slot } from '@actual/shell-contract';
import styled from 'styled-components';
import { slotProductOf } from './slot-product';

const Place = styled.div`
  @media (scripting: none) { display: none; }
`;

/** Checkout's small way to add one piece from a card. */
export const CardAdd = ({ product }: { product: ProductCard }) => (
  <Place>
    <Slot
      name="checkout/add-to-cart"
      variant="card"
      quantity={1}
      delivery={null}
      product={slotProductOf(product)}
      broken={() => null}
    />
  </Place>
);
