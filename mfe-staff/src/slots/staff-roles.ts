import { isManagerRole, isStaffRole } from '@actual/contracts/facts/access/roles';
import { type SessionUser, useSession } from '@actual/shell-contract';

/** Who works at the desk; while their session is over still they, because what they typed stays until they come back. */
export function useDeskUser(): SessionUser | null {
  const { user, over } = useSession();
  return user ?? over ?? null;
}

/** True for staff. */
export const isStaff = (user: SessionUser | null): boolean => isStaffRole(user?.role);

/** True for roles that may decide about money. */
export const isManager = (user: SessionUser | null): boolean => isManagerRole(user?.role);
