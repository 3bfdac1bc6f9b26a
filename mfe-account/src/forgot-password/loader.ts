import { type LoaderArgs, type Redirect, redirect } from '@actual/shell-contract';

/** Who is signed in to an account has no use for these pages (accounts 2); guests have no password yet. */
export function loader({ shell }: LoaderArgs): Redirect | null {
  const { user } = shell.stores.session.getState();
  return user && !user.invited ? redirect('/') : null;
}
