import type { SessionUser } from '@actual/shell-contract';

const staffRoles = new Set<string>(['seller', 'manager', 'admin']);

/** True for who works in the store. */
export const isStaff = (user: SessionUser | null): boolean => user !== null && staffRoles.has(user.role);

/** True for who may decide about money. */
export const isManager = (user: SessionUser | null): boolean => user?.role === 'manager' || user?.role === 'admin';
