import type { Quotation } from '@actual/contracts';
import { useMutation, useQueryClient, useShell, type Zipcode } from '@actual/shell-contract';
import { lost } from '../../add/add-to-quotation';
import { addressQuery, paymentOptionsQuery, quotationQuery, stockQuery } from '../../shared/quotation-queries';
import { useTakeQuotation } from '../../shared/use-take-quotation';

/** The quotation before and after; null where it was ordered, closed or lost and is no longer the browser's. */
export type MovedQuotation = { before: Quotation; after: Quotation } | null;

/** Sends a quotation to another postal code; every line gets the soonest day there. */
export function useMoveQuotation(id: string) {
  const { api, stores } = useShell();
  const queryClient = useQueryClient();
  const take = useTakeQuotation();
  return useMutation<MovedQuotation, unknown, Zipcode>({
    scope: { id: `quotation-${id}` },
    mutationFn: async (place) => {
      try {
        const before = await queryClient.fetchQuery({ ...quotationQuery(api, id), staleTime: 0 });
        const input = { params: { id }, body: { zipcodeDeliveryId: place.id } };
        const isThere = before.ZipcodeDelivery?.id === place.id;
        const after = isThere
          ? before
          : await api('POST /quotation/update/{id}', input, { seenVersion: before.version });
        return { before, after };
      } catch (error) {
        if (!lost(error)) throw error;
        return null;
      }
    },
    onSuccess: (moved, place) => {
      const { quotation, zipcode } = stores;
      const active = quotation.getState().id;
      if (moved) {
        take(moved.after, active === id || active === null);
        for (const { queryKey } of [paymentOptionsQuery(api, id), stockQuery(api, id), addressQuery(api, id)])
          void queryClient.invalidateQueries({ queryKey });
        return;
      }
      if (active === id) quotation.getState().clear();
      zipcode.getState().set(place);
      void queryClient.invalidateQueries();
    },
  });
}
