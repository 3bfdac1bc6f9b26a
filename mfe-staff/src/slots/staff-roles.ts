import { isManagerRole, isStaffRole } from '@actual/contracts/facts/access/roles';
import type { SessionUser } from '@actual/shell-contract';

/** True for staff. */
export const isStaff = (user: SessionUser | null): boolean => isStaffRole(user?.role);

/** True for roles that may decide about money. */
export const isManager = (user: SessionUser | null): boolean => isManagerRole(user?.role);
