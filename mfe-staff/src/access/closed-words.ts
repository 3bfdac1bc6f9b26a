import { mayEnter, type RoleAccess } from '@actual/contracts/facts/access/access';
import type { Role } from '@actual/contracts/facts/access/roles';
import { type StaffPageName, staffPages } from '@actual/contracts/facts/access/staff-pages';

const openers: Readonly<Record<RoleAccess, string>> = {
  staff: 'la abre el personal de la tienda',
  manager: 'la abren gerentes y administradores',
  admin: 'la abre un administrador',
  broker: 'la abren los corredores',
};

const isPage = (name: string): name is StaffPageName => Object.hasOwn(staffPages, name);

/** Who opens a page that somebody's role does not; null for one that it opens, and for what is none. */
export function closedWords(name: string, role: Role | undefined): string | null {
  if (!isPage(name)) return null;
  const { label, access } = staffPages[name];
  if (mayEnter(role, access)) return null;
  return `«${label}» solo ${openers[access]}. Pídele a alguien con ese rol lo que necesitas de ella.`;
}
