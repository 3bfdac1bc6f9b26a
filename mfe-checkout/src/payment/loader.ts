import { type LoaderFunctionArgs, redirect, shellContext } from '@actual/shell-contract';
import { openQuotation, redirectUnlessPayable } from '../shared/open-quotation';
import { addressQuery, paymentOptionsQuery } from '../shared/quotation-queries';

/** Step 3 needs a payable quotation with its address; at the limit of attempts the person returns to the quotation. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const shell = context.get(shellContext);
  const id = params.id ?? '';
  const quotation = await openQuotation(shell, id);
  redirectUnlessPayable(quotation);
  if (quotation.rateLimitReported) throw redirect(`/quotations/edit/${id}`);
  const [{ address }] = await Promise.all([
    shell.queryClient.fetchQuery(addressQuery(shell.api, id)),
    shell.queryClient.fetchQuery(paymentOptionsQuery(shell.api, id)),
  ]);
  if (!address) throw redirect(`/checkout/client/${id}`);
  return null;
}
