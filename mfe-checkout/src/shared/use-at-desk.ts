import { isStaffRole } from '@actual/contracts/facts/roles';
import { useSession, useShell } from '@actual/shell-contract';

/** True for whoever sells, on the internal network: a quotation and an order have the desk's page there. */
export function useAtDesk(): boolean {
  const { brand } = useShell();
  const { user } = useSession();
  return brand.internal && isStaffRole(user?.role);
}
