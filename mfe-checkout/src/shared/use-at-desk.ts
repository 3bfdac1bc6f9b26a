import { isStaffRole } from '@actual/contracts/facts/access/roles';
import { useSession, useShell } from '@actual/shell-contract';

/** True for staff on the internal network, where quotations and orders have the desk's page. */
export function useAtDesk(): boolean {
  const { brand } = useShell();
  const { user, over } = useSession();
  return brand.internal && isStaffRole((user ?? over)?.role);
}
