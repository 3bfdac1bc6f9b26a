import { Role } from '@actual/contracts/facts/roles';
import { type LoaderArgs, redirect } from '@actual/shell-contract';
import { openQuotation, redirectUnlessPayable } from '../shared/open-quotation';
import { addressQuery } from '../shared/quotation-queries';
import { contactsQuery, fiscalQuery } from './client-queries';

/** Step 2 needs a payable quotation and somebody: without a client the way leads over `/register`. */
export async function loader({ params, shell }: LoaderArgs) {
  const id = params.id ?? '';
  const quotation = await openQuotation(shell, id);
  redirectUnlessPayable(quotation);
  const { user } = shell.stores.session.getState();
  if (!user) throw redirect(`/register?quotation=${id}&fromQuotation=true`);
  const { api, queryClient } = shell;
  await Promise.all([
    queryClient.fetchQuery(addressQuery(api, id)),
    ...(user.role === Role.client
      ? [queryClient.fetchQuery(contactsQuery(api)), queryClient.fetchQuery(fiscalQuery(api))]
      : []),
  ]);
  return null;
}
