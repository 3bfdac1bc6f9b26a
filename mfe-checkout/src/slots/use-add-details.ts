import type { CallInput, Reply } from '@actual/contracts/client';
import { useActiveQuotation, useMutation, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { lost } from '../add/add-to-quotation';
import { ownVersionKey, quotationQuery } from '../shared/quotation-queries';

type AddDetails = 'POST /quotation/addmultipledetails/{id}';
type Body = CallInput<AddDetails>['body'];
export type WithDetails = Reply<AddDetails>;

/**
 * Adds several lines to the active quotation at once. Without a quotation, or where it was ordered, closed or lost
 * meanwhile, a new one is begun. Pressed again after a lost answer, nothing is added twice.
 */
export function useAddDetails(body: Body, onAdded?: (quotation: WithDetails) => void) {
  const { api, queryClient } = useShell();
  const active = useActiveQuotation();
  const { keyOf, done } = useKeyOf();
  return useMutation<WithDetails, unknown, void>({
    mutationFn: async () => {
      const { zipcodeDeliveryId, fromOffers } = body;
      const where = { ...(fromOffers ? { fromOffers } : {}), ...(zipcodeDeliveryId ? { zipcodeDeliveryId } : {}) };
      const key = keyOf([active.id, body]);
      const addTo = (id: string, idempotencyKey: string) =>
        api('POST /quotation/addmultipledetails/{id}', { params: { id }, body }, { idempotencyKey });
      // it becomes the active one with its pieces: pressed again after a lost answer, both calls are the same
      const begin = async () => {
        const { id } = await api('POST /quotation/create', { body: where }, { idempotencyKey: `${key}-quotation` });
        return addTo(id, `${key}-new`);
      };
      if (!active.id) return begin();
      try {
        return await addTo(active.id, key);
      } catch (error) {
        if (!lost(error)) throw error;
        return begin();
      }
    },
    onSuccess: (quotation) => {
      done();
      active.set(quotation.id, quotation.totalProducts);
      queryClient.setQueryData(ownVersionKey(quotation.id), quotation.version);
      queryClient.setQueryData(quotationQuery(api, quotation.id).queryKey, quotation);
      onAdded?.(quotation);
    },
  });
}
