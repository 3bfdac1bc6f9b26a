import type { Product } from '@actual/contracts';
import { Slot } from '@actual/shell-contract';
import { Skeleton } from '@actual/ui';

/** Checkout's way to add one piece, the soonest there is. */
export const AddCompared = ({ product }: { product: Product }) => (
  <Slot
    name="checkout/add-to-cart"
    variant="compact"
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
    fallback={<Skeleton $height="48px" />}
    broken={() => null}
  />
);
