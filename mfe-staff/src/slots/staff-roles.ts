import type { SessionUser } from '@actual/shell-contract';

const staffRoles = new Set<string>(['seller', 'manager', 'admin']);

/** True for who works in the store. */
export const isStaff = (user: SessionUser | null): boolean => user !== null && staffRoles.has(user.role);
