import { isShopperRole } from '@actual/contracts/facts/roles';
import { ApiError, type LoaderArgs, Redirect, redirect, type ShellApi } from '@actual/shell-contract';

/** What a page of the client area begins with: nothing but the way in, for whoever is not signed in. */
export type AreaData<Data> = { signedOut: true } | ({ signedOut: false } & Data);

type SignedIn = NonNullable<ReturnType<ShellApi['stores']['session']['getState']>['user']>;

interface AreaArgs extends LoaderArgs {
  user: SignedIn;
}

/**
 * The loader of a page of the client area. Who is not signed in, or no longer, stays at the address and is shown the way
 * in; a guest without such a page goes to the profile, staff
 * go home.
 */
export const areaLoader =
  <Data extends object>(load: (args: AreaArgs) => Promise<Data | Redirect>, { guests = false } = {}) =>
  async (args: LoaderArgs): Promise<AreaData<Data> | Redirect> => {
    const session = args.shell.stores.session.getState();
    const { user } = session;
    if (!user) return { signedOut: true };
    if (!isShopperRole(user.role) || (user.invited && !guests)) return redirect(user.invited ? '/user/profile' : '/');
    try {
      const data = await load({ ...args, user });
      return data instanceof Redirect ? data : { signedOut: false, ...data };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unauthorized') throw error;
      session.clear();
      return { signedOut: true };
    }
  };
