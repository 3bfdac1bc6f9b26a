import { isShopperRole, Role } from '@actual/contracts/facts/access/roles';
import { type LoaderArgs, redirect } from '@actual/shell-contract';
import { openQuotation, redirectUnlessPayable } from '../shared/open-quotation';
import { addressQuery } from '../shared/quotation-queries';
import { contactsQuery, fiscalQuery, meQuery } from './client-queries';

/** Step 2 needs a payable quotation and somebody: without a client the way leads over `/register`. */
export async function loader({ params, shell }: LoaderArgs) {
  const id = params.id ?? '';
  const quotation = await openQuotation(shell, id);
  redirectUnlessPayable(quotation);
  const { user } = shell.stores.session.getState();
  // the browser of a guest holds all of it (decision 0032), also when their session is over
  if (!user && !quotation.Client) throw redirect(`/register?quotation=${id}&fromQuotation=true`);
  const { api, queryClient } = shell;
  await Promise.all([
    queryClient.fetchQuery(addressQuery(api, id)),
    ...(isShopperRole(user?.role) ? [queryClient.prefetchQuery(meQuery(api))] : []),
    ...(user?.role === Role.client
      ? [queryClient.fetchQuery(contactsQuery(api)), queryClient.fetchQuery(fiscalQuery(api))]
      : []),
  ]);
  return null;
}
