import type { ProductCard } from '@actual/contracts';
import { Slot } from '@actual/shell-contract';
import styled from 'styled-components';

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
      product={{
        id: product.id,
        itemCode: product.ItemCode,
        name: product.Name,
        url: product.url,
        picture: product.picture,
        price: product.DiscountPrice,
        ...(product.priceBefore ? { priceBefore: product.priceBefore } : {}),
        ...(product.Discount ? { discount: product.Discount } : {}),
      }}
      broken={() => null}
    />
  </Place>
);
