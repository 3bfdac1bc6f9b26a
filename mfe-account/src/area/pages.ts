import type { IconName } from '@actual/ui';

/** A page of the client area, as its navigation and the profile panel name it. */
export interface AreaPage {
  path: string;
  title: string;
  icon: IconName;
  /** Whose it is: a guest's too, or only of somebody with an account. */
  guests: boolean;
}

/** The pages of the client area, in the order of their navigation. */
export const areaPages: readonly AreaPage[] = [
  { path: '/user/purchases', title: 'Mis compras', icon: 'box', guests: false },
  { path: '/user/quotations', title: 'Mis cotizaciones', icon: 'list', guests: false },
  { path: '/user/profile', title: 'Mi perfil', icon: 'user', guests: true },
  { path: '/user/deliveries', title: 'Mis direcciones', icon: 'pin', guests: true },
];

/** The pages that somebody is shown (accounts 2): a guest has no list of their own. */
export const pagesOf = (user: { invited: boolean }): readonly AreaPage[] =>
  areaPages.filter(({ guests }) => guests || !user.invited);
