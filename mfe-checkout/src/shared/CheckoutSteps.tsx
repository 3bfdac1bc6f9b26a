import { purchaseSteps } from '@actual/contracts/facts/payment/purchase-steps';
import { useBrand } from '@actual/shell-contract';
import { Steps } from '@actual/ui';

/** Where the person is on the way from cart to order; done steps are links back. */
export function CheckoutSteps({ current, quotationId }: { current: 0 | 1 | 2 | 3; quotationId?: string }) {
  const { structure } = useBrand();
  return <Steps current={current} steps={purchaseSteps(structure.cartWord, current, quotationId)} />;
}
