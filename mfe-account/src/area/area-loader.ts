import { isShopperRole } from '@actual/contracts/facts/access/roles';
import { ApiError, type LoaderArgs, Redirect, redirect, type ShellApi } from '@actual/shell-contract';

/** The data of a page of the client area; a visitor who is not signed in gets the sign-in form only. */
export type AreaData<Data> = { signedOut: true } | ({ signedOut: false } & Data);

type SignedIn = NonNullable<ReturnType<ShellApi['stores']['session']['getState']>['user']>;

interface AreaArgs extends LoaderArgs {
  user: SignedIn;
}

/** The loader of a page of the client area; who is not signed in sees the sign-in form at the same address. */
export const areaLoader =
  <Data extends object>(load: (args: AreaArgs) => Promise<Data | Redirect>, { guests = false, staff = false } = {}) =>
  async (args: LoaderArgs): Promise<AreaData<Data> | Redirect> => {
    const session = args.shell.stores.session.getState();
    const user = session.status === 'unchecked' ? await whoIs(args) : session.user;
    if (!user) return { signedOut: true };
    if (!isShopperRole(user.role) && !staff) return redirect('/');
    if (user.invited && !guests) return redirect('/user/profile');
    try {
      const data = await load({ ...args, user });
      return data instanceof Redirect ? data : { signedOut: false, ...data };
    } catch (error) {
      if (!isOver(error)) throw error;
      session.end();
      return { signedOut: true };
    }
  };

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthorized';

/** The session's owner, asked again where nobody could be asked before. @throws the error that keeps it unknown */
async function whoIs({ shell }: LoaderArgs): Promise<SignedIn | null> {
  const session = shell.stores.session.getState();
  try {
    const { id, role, firstName, lastName, email, invited } = await shell.api('GET /me');
    session.set({ id, role, firstName, lastName, email, invited });
  } catch (error) {
    if (!isOver(error)) throw error;
    session.end();
  }
  return shell.stores.session.getState().user;
}
