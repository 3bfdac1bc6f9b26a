import type { LoaderArgs } from '@actual/shell-contract';
import { openQuotation } from '../shared/open-quotation';
import { paymentOptionsQuery } from '../shared/quotation-queries';

/** The quotation and its payment options. */
export async function loader({ params, shell }: LoaderArgs) {
  const id = params.id ?? '';
  const quotation = await openQuotation(shell, id);
  if (quotation.Details.length > 0 && quotation.hold === 'own')
    await shell.queryClient.fetchQuery(paymentOptionsQuery(shell.api, id));
  return null;
}
