import type { Product } from '@actual/contracts';
import { Slot } from '@actual/shell-contract';
import { Skeleton } from '@actual/ui';
import { slotProductOf } from '../shared/slot-product';

/** Checkout's way to add one piece, the soonest there is. */
export const AddCompared = ({ product }: { product: Product }) => (
  <Slot
    name="checkout/add-to-cart"
    variant="compact"
    quantity={1}
    delivery={null}
    product={slotProductOf(product)}
    fallback={<Skeleton $height="48px" />}
    broken={() => null}
  />
);
