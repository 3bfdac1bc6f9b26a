import { useSession } from '@actual/shell-contract';
import { InvoiceLogs } from '../invoicing/InvoiceLogs';
import { isStaff } from './staff-roles';

/** What staff see of an order beside what its buyer does. */
export function Component({ orderId }: { orderId: string }) {
  const { user } = useSession();
  return isStaff(user) ? <InvoiceLogs orderId={orderId} /> : null;
}
