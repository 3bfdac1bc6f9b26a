import { type ApiClient, ApiError, useShell } from '@actual/shell-contract';
import type { DeliveriesView } from './deliveries-view';

/** Makes an address the one of the quotation that asked for it, unless it lies in another postal code. */
export async function chooseFor(api: ApiClient, { quotationId }: DeliveriesView, contactId: string): Promise<void> {
  if (!quotationId) return;
  await api('PUT /quotation/{id}/address', { params: { id: quotationId }, body: { contactId } }).catch((error) => {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
  });
}

export function useChooseFor(view: DeliveriesView): (contactId: string) => Promise<void> {
  const { api } = useShell();
  return (contactId) => chooseFor(api, view, contactId);
}
