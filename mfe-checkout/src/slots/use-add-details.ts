import type { CallInput, Reply } from '@actual/contracts/client/client';
import { useMutation, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { lost } from '../add/add-to-quotation';
import { useTakeQuotation } from '../shared/use-take-quotation';

type AddDetails = 'POST /quotation/addmultipledetails/{id}';
type Body = Omit<CallInput<AddDetails>['body'], 'zipcodeDeliveryId'>;
export type WithDetails = Reply<AddDetails>;

/**
 * Adds several lines to the active quotation at once, for the postal code of the page. Begins a new quotation where there
 * is none, or it was ordered, closed or lost meanwhile. A second press after a lost answer adds nothing twice.
 */
export function useAddDetails(body: Body, onAdded?: (quotation: WithDetails) => void) {
  const { api, stores } = useShell();
  const take = useTakeQuotation();
  const { keyOf, done } = useKeyOf();
  return useMutation<WithDetails, unknown, void>({
    mutationFn: async () => {
      const active = stores.quotation.getState().id;
      const place = stores.zipcode.getState().value;
      const zip = place ? { zipcodeDeliveryId: place.id } : {};
      const wayIn = stores.wayIn?.getState().value ?? undefined;
      const where = { ...zip, wayIn, fromOffers: body.fromOffers || undefined };
      const key = keyOf([active, body, zip, wayIn]);
      const addTo = (id: string, idempotencyKey: string) =>
        api(
          'POST /quotation/addmultipledetails/{id}',
          { params: { id }, body: { ...body, ...zip } },
          { idempotencyKey },
        );
      // it becomes the active one with its pieces: pressed again after a lost answer, both calls are the same
      const begin = async () => {
        const { id } = await api('POST /quotation/create', { body: where }, { idempotencyKey: `${key}-quotation` });
        return addTo(id, `${key}-new`);
      };
      if (!active) return begin();
      try {
        return await addTo(active, key);
      } catch (error) {
        if (!lost(error)) throw error;
        return begin();
      }
    },
    onSuccess: (quotation) => {
      done();
      take(quotation, true);
      onAdded?.(quotation);
    },
  });
}
