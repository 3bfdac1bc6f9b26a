import { managerRoles, Role, staffRoles } from './roles';

/** Access by role alone. Calls, pages and menu entries name an entry of it, so that each rule is written once. */
export const roleAccess = {
  /** Staff, who sell and follow up orders. */
  staff: staffRoles,
  /** Managers and administrators, who make decisions. */
  manager: managerRoles,
  /** Administrators, who run the store itself. */
  admin: [Role.admin],
  broker: [Role.broker],
} as const satisfies Record<string, readonly Role[]>;
export type RoleAccess = keyof typeof roleAccess;

export const isRoleAccess = (access: string): access is RoleAccess => access in roleAccess;

/** True where somebody's role gives them this access; nobody has none. */
export const mayEnter = (role: Role | undefined, access: RoleAccess): boolean =>
  role !== undefined && (roleAccess[access] as readonly Role[]).includes(role);
