import { mayEnter } from '@actual/contracts/facts/access/access';
import { isStaffRole, Role } from '@actual/contracts/facts/access/roles';
import { deskDoor, type StaffPageName, staffPages } from '@actual/contracts/facts/access/staff-pages';
import { ApiError, type LoaderArgs, type Redirect, redirect } from '@actual/shell-contract';

/** The parameter of the day's address that names a page which the person's role does not open. */
export const closed = 'cerrada';

/** The desk's door, which leads back to the page that was asked for. */
const door = ({ pathname, search }: URL): Redirect =>
  redirect(`${deskDoor}?${new URLSearchParams({ redirectTo: pathname + search })}`);

/** Where a role without a page belongs: staff to their day, which says who opens it; everybody else home. */
const elsewhere = (page: StaffPageName, role: Role): Redirect =>
  redirect(isStaffRole(role) && page !== 'today' ? `${staffPages.today.path}?${closed}=${page}` : '/');

/** The loader of a page of the desk: signed out leads to its sign-in page, a role without the page elsewhere. */
export const staffLoader =
  <Data extends object>(page: StaffPageName, load: (args: LoaderArgs) => Promise<Data | Redirect>) =>
  async (args: LoaderArgs): Promise<Data | Redirect> => {
    const role = args.shell.stores.session.getState().user?.role;
    if (!role || role === Role.guest) return door(args.url);
    if (!mayEnter(role, staffPages[page].access)) return elsewhere(page, role);
    try {
      return await load(args);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return door(args.url);
      if (error instanceof ApiError && error.status === 403) return elsewhere(page, role);
      throw error;
    }
  };
