import { type LoaderArgs, type Redirect, redirect } from '@actual/shell-contract';

/** Signed-in clients have no use for these pages (accounts 2); guests do, because they have no password yet. */
export function loader({ shell }: LoaderArgs): Redirect | null {
  const { user } = shell.stores.session.getState();
  return user && !user.invited ? redirect('/') : null;
}
