import { isStaffRole } from '@actual/contracts/facts/access/roles';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type LoaderArgs, type Redirect, redirect } from '@actual/shell-contract';

/** Staff who are signed in need no door; where none was asked for, they begin with their day. */
export function loader({ shell, url }: LoaderArgs): Redirect | null {
  const { today } = staffPages;
  if (isStaffRole(shell.stores.session.getState().user?.role)) return redirect(today.path);
  return url.searchParams.has('redirectTo') ? null : redirect(`${url.pathname}?redirectTo=${today.path}`);
}
