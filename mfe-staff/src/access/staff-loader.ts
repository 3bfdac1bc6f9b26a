import { mayEnter } from '@actual/contracts/facts/access/access';
import { Role } from '@actual/contracts/facts/access/roles';
import { deskDoor, type StaffPageName, staffPages } from '@actual/contracts/facts/access/staff-pages';
import { ApiError, type LoaderArgs, type Redirect, redirect } from '@actual/shell-contract';

/** The desk's door, which leads back to the page that was asked for. */
const door = ({ pathname, search }: URL): Redirect =>
  redirect(`${deskDoor}?${new URLSearchParams({ redirectTo: pathname + search })}`);

/** The loader of a page of the desk: signed out leads to its sign-in page, a role without the page goes home. */
export const staffLoader =
  <Data extends object>(page: StaffPageName, load: (args: LoaderArgs) => Promise<Data | Redirect>) =>
  async (args: LoaderArgs): Promise<Data | Redirect> => {
    const role = args.shell.stores.session.getState().user?.role;
    if (!role || role === Role.guest) return door(args.url);
    if (!mayEnter(role, staffPages[page].access)) return redirect('/');
    try {
      return await load(args);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return door(args.url);
      if (error instanceof ApiError && error.status === 403) return redirect('/');
      throw error;
    }
  };
