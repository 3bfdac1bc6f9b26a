import { ApiError, type LoaderArgs, type Redirect, redirect, type ShellApi } from '@actual/shell-contract';
import { plansQuery, purchaseQuery } from './register-queries';

/** The quotation that the page was opened from, or null for plain registration. */
export interface RegisterData {
  quotationId: string | null;
}

/** `quotation` names it; `fromQuotation` and `addContact` mean the quotation being filled. */
export function quotationOf({ searchParams: query }: URL, { stores }: ShellApi): string | null {
  const named = query.get('quotation');
  if (named) return named;
  return query.has('fromQuotation') || query.has('addContact') ? stores.quotation.getState().id : null;
}

/** Who goes back to the cart, changes it and comes again sees its new total. */
const now = { staleTime: 0 };

export async function loader({ shell, url }: LoaderArgs): Promise<RegisterData | Redirect> {
  const quotationId = quotationOf(url, shell);
  if (!quotationId) return shell.stores.session.getState().user ? redirect('/') : { quotationId };
  try {
    const purchase = await shell.queryClient.fetchQuery({ ...purchaseQuery(shell.api, quotationId), ...now });
    // the store of this page may still know somebody whose session is over by now
    if (purchase.hold === 'signed-out') shell.stores.session.getState().clear();
    if (purchase.OrderWeb) return redirect(`/checkout/order/${purchase.OrderWeb}`);
    // a caller who is shown its client has full access: a signed-in client, or a guest even after their session ended
    if (purchase.Client) return redirect(`/checkout/client/${quotationId}`);
    // the price by month is in the first paint; without it the page goes on
    if (purchase.hold === 'own')
      await shell.queryClient.prefetchQuery({ ...plansQuery(shell.api, quotationId), ...now });
    return { quotationId };
  } catch (error) {
    // not theirs, or gone: only plain registration is left
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return redirect('/register');
    throw error;
  }
}
