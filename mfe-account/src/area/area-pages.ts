import { isShopperRole, type Role } from '@actual/contracts/facts/access/roles';
import { keptPlansPage } from '@actual/contracts/facts/catalog/room-plan';
import { accountPages } from '@actual/contracts/facts/company/information-pages';
import type { IconName } from '@actual/ui';

/** A page of the client area, as its navigation and the profile panel name it. */
export interface AreaPage {
  path: string;
  title: string;
  icon: IconName;
  /** Open to guests too, or only to people with an account. */
  guests: boolean;
  /** Whether staff have it too. */
  staff?: boolean;
}

/** The pages of the client area, in the order of their navigation. */
export const areaPages = {
  purchases: { path: '/user/purchases', title: 'Mis compras', icon: 'box', guests: false },
  favorites: { path: accountPages.favorites, title: 'Guardados', icon: 'heart', guests: true },
  quotations: { path: '/user/quotations', title: 'Mis cotizaciones', icon: 'list', guests: false },
  plans: { path: keptPlansPage, title: 'Mis planos', icon: 'ruler', guests: false },
  invoices: { path: '/user/invoices', title: 'Mis facturas', icon: 'tag', guests: false },
  profile: { path: '/user/profile', title: 'Mi perfil', icon: 'user', guests: true, staff: true },
  deliveries: { path: '/user/deliveries', title: 'Mis direcciones', icon: 'pin', guests: true },
} as const satisfies Record<string, AreaPage>;
const listed: readonly AreaPage[] = Object.values(areaPages);

/** The pages that somebody is shown (accounts 2): a guest has no list of their own, staff only their profile. */
export const pagesOf = (user: { invited: boolean; role: Role }): readonly AreaPage[] =>
  listed.filter(({ guests, staff }) => (isShopperRole(user.role) ? guests || !user.invited : staff));
