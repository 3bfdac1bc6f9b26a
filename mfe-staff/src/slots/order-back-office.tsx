import { useSession } from '@actual/shell-contract';
import { InvoiceLogs } from '../invoicing/InvoiceLogs';
import { TransferCredits } from '../transfer-credits/TransferCredits';
import { isStaff } from './staff-roles';

/** What staff see of an order beside what its buyer does. */
export function Component({ orderId }: { orderId: string }) {
  const { user } = useSession();
  if (!isStaff(user)) return null;
  return (
    <>
      <TransferCredits orderId={orderId} />
      <InvoiceLogs orderId={orderId} />
    </>
  );
}
