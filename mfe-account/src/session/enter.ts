import type { SessionUser } from '@actual/contracts';
import { Role } from '@actual/contracts/facts/access/roles';
import { ApiError, useNavigate, useRevalidate, useShell } from '@actual/shell-contract';

/** Where to go once somebody is signed in. */
export interface Entrance {
  user: Pick<SessionUser, 'id' | 'role' | 'firstName' | 'lastName' | 'email' | 'invited' | 'wayIn'>;
  /** The quotation to take over for them; null for none. */
  quotationId: string | null;
  /** Where they asked to be led; the checkout of the quotation unless told (accounts 4). */
  redirectTo?: string | undefined;
}

/** Goes on after a sign-in or registration: with the purchase, to `otherwise`, or with this page's data read again. */
export function useEnter(): (entrance: Entrance, otherwise?: string) => Promise<void> {
  const { api, queryClient, stores } = useShell();
  const navigate = useNavigate();
  const revalidate = useRevalidate();

  const takeOver = async (id: string): Promise<boolean> => {
    try {
      await api('POST /quotation/update/{id}', { params: { id }, body: { assignClient: true } });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // ordered or closed: the checkout says so; not found: not theirs
      if (error.code === 'not_found') stores.quotation.getState().clear();
      return error.code !== 'not_found';
    }
  };

  /** A client without a quotation in hand finds the one they left open, on whatever device that was. */
  const findOpen = async (): Promise<void> => {
    const { data } = await api('POST /quotation/find/{page}', { params: { page: 1 }, body: { state: 'open' } });
    const [open] = data;
    if (open) stores.quotation.getState().set(open.id, open.totalProducts);
  };

  return async ({ user, quotationId, redirectTo }, otherwise) => {
    const taken = quotationId !== null && (await takeOver(quotationId));
    // a convenience: signing in does not wait for a list that does not come
    if (!taken && user.role === Role.client && stores.quotation.getState().id === null)
      await findOpen().catch(() => {});
    const { id, role, firstName, lastName, email, invited } = user;
    stores.notices.getState().open(null);
    stores.session.getState().set({ id, role, firstName, lastName, email, invited });
    if (user.wayIn && stores.wayIn?.getState().value === null) stores.wayIn.getState().set(user.wayIn);
    // data cached for another user must not be shown to this one
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
    const to = redirectTo ?? (taken ? `/checkout/client/${quotationId}` : otherwise);
    if (to) await navigate(to);
    else await revalidate();
  };
}
