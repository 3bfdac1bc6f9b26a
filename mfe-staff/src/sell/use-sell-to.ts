import type { FoundClient, Quotation } from '@actual/contracts';
import { useActiveQuotation, useNavigate, useShell, useZipcode } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { useAction } from '../fields/use-action';

/** Begins a quotation for a client, which the shop then fills, and opens it. */
export function useSellTo() {
  const { api } = useShell();
  const active = useActiveQuotation();
  const zipcode = useZipcode();
  const navigate = useNavigate();
  const { keyOf, done } = useKeyOf();
  return useAction({
    mutationFn: async ({ id: Client }: Pick<FoundClient, 'id'>): Promise<Pick<Quotation, 'id'>> => {
      const body = zipcode.value ? { zipcodeDeliveryId: zipcode.value.id } : {};
      const { id } = await api('POST /quotation/create', { body }, { idempotencyKey: keyOf({ ...body, Client }) });
      await api('PUT /quotation/{id}/client', { params: { id }, body: { Client } });
      return { id };
    },
    onSuccess: ({ id }) => {
      done();
      active.set(id, 0);
      return navigate(`/quotations/edit/${id}`);
    },
  });
}
