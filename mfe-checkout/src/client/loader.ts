import { type LoaderFunctionArgs, redirect, shellContext } from '@actual/shell-contract';
import { openQuotation, redirectUnlessPayable } from '../shared/open-quotation';
import { addressQuery } from '../shared/quotation-queries';

/** Step 2 needs a payable quotation and somebody: without a client the way leads over `/register`. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const shell = context.get(shellContext);
  const id = params.id ?? '';
  const quotation = await openQuotation(shell, id);
  redirectUnlessPayable(quotation);
  if (!shell.stores.session.getState().user) throw redirect(`/register?quotation=${id}&fromQuotation=true`);
  await shell.queryClient.fetchQuery(addressQuery(shell.api, id));
  return null;
}
