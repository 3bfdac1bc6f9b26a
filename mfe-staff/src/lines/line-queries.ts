import type { Quotation } from '@actual/contracts';
import { productsOffered } from '@actual/contracts/facts/desk/shown-counts';
import {
  type ApiClient,
  type CallOptions,
  keepPreviousData,
  queryOptions,
  useActiveQuotation,
  useQueryClient,
  useShell,
} from '@actual/shell-contract';
import { quotationQuery } from '../bigticket/bigticket-queries';
import { useAction } from '../fields/use-action';

/** Products of the brand for a term or a code, with the day on which each reaches a postal code. */
export const productsQuery = (api: ApiClient, term: string, zipcodeDeliveryId: string | undefined) =>
  queryOptions({
    queryKey: ['staff', 'lines', term, zipcodeDeliveryId],
    queryFn: ({ signal }) =>
      api('POST /product/search/', { body: { keywords: term, items: productsOffered, zipcodeDeliveryId } }, { signal }),
    enabled: term.length > 1,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

type Change<Input> = (api: ApiClient, input: Input, options: CallOptions) => Promise<Quotation>;

/** A change of a quotation's lines: one after another, each naming the version on screen. */
export function useChangeLines<Input>(id: string, change: Change<Input>) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const active = useActiveQuotation();
  const { queryKey } = quotationQuery(api, id);
  return useAction<Quotation, unknown, Input>({
    scope: { id: `quotation-${id}` },
    mutationFn: (input) => {
      const seenVersion = queryClient.getQueryData(queryKey)?.version;
      return change(api, input, seenVersion === undefined ? {} : { seenVersion });
    },
    onSuccess: (quotation) => {
      queryClient.setQueryData(['quotation-own-version', id], quotation.version);
      queryClient.setQueryData(queryKey, quotation);
      if (active.id === id) active.set(id, quotation.totalProducts);
    },
    onSettled: (_quotation, error) =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [name, of] }) =>
          of === id && (error !== null || name === 'payment-options' || name === 'quotation-stock'),
      }),
  });
}
