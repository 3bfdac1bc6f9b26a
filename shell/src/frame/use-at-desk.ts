import { isStaffRole } from '@actual/contracts/facts/access/roles';
import { useSession, useShell } from '@actual/shell-contract';
import { useCurrentPage } from '@actual/shell-contract/navigation';

/** Whether the desk's rail and bar stand around the page, in place of the shop's header and footer. */
export function useAtDesk(): boolean {
  const { route } = useCurrentPage();
  const { brand } = useShell();
  const { user, over } = useSession();
  return brand.internal && route?.handle?.desk === true && isStaffRole((user ?? over)?.role);
}
