/** A person's role in the store. A guest is a client without a password of their own. */
export const Role = {
  client: 'client',
  guest: 'guest',
  seller: 'seller',
  manager: 'manager',
  admin: 'admin',
  broker: 'broker',
} as const;
export type Role = (typeof Role)[keyof typeof Role];
export const roles: readonly Role[] = Object.values(Role);

/** Staff, who sell and follow up orders on the internal network. */
export const staffRoles: readonly Role[] = [Role.seller, Role.manager, Role.admin];
/** Staff who decide: refunds, transfers, an order that is not paid in full. */
export const managerRoles: readonly Role[] = [Role.manager, Role.admin];
/** Roles that sign in on the internal network only; administrators give and end their access. */
export const insideRoles = [Role.seller, Role.manager, Role.admin, Role.broker] as const;
export type InsideRole = (typeof insideRoles)[number];
/** Roles of people who buy for themselves. */
const shopperRoles: readonly Role[] = [Role.client, Role.guest];

const among =
  (some: readonly Role[]) =>
  (role: Role | undefined): boolean =>
    role !== undefined && some.includes(role);
export const isStaffRole = among(staffRoles);
export const isManagerRole = among(managerRoles);
export const isShopperRole = among(shopperRoles);
export const isInsideRole = among(insideRoles);

/** A role as people read it. */
export const roleWords: Readonly<Record<Role, string>> = {
  seller: 'Vendedor',
  manager: 'Gerente',
  admin: 'Administrador',
  broker: 'Corredor',
  client: 'Cliente',
  guest: 'Invitado',
};
