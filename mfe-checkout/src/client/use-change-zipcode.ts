import type { ZipcodeDelivery } from '@actual/contracts';
import { checkDateText } from '@actual/contracts/facts/text/changed-stock-texts';
import { formatZip } from '@actual/contracts/facts/text/written';
import { useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { useChangeQuotation } from '../quotation/changes/use-change-quotation';
import { addressQuery } from '../shared/quotation-queries';

/** Sends the quotation to another postal code; every line gets its new date. */
export function useChangeZipcode(quotationId: string) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const change = useChangeQuotation<ZipcodeDelivery>(quotationId, (client, { id }, options) =>
    client('POST /quotation/update/{id}', { params: { id: quotationId }, body: { zipcodeDeliveryId: id } }, options),
  );
  const to = (zone: ZipcodeDelivery) =>
    change.mutate(zone, {
      onSuccess: () => {
        toast({
          title: `Entrega en ${formatZip(zone.cp)}`,
          text: checkDateText,
        });
        void queryClient.invalidateQueries({ queryKey: addressQuery(api, quotationId).queryKey });
      },
    });
  return { to, isPending: change.isPending, error: change.error };
}
