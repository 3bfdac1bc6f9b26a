import { Role } from '@actual/contracts/facts/roles';
import type { AskedWayIn } from '@actual/contracts/way-in-address';
import type { ShellApi } from '@actual/shell-contract';

/**
 * Keeps a way in where it belongs: with an order alone, where one is asked about; else in the browser, with the client's
 * account and with the quotation that is being filled. A quotation that cannot be changed any more keeps what it has.
 * @throws what the order's call throws
 */
export async function keepWayIn(
  { api, stores, queryClient }: Pick<ShellApi, 'api' | 'stores' | 'queryClient'>,
  wayIn: string | null,
  { order, quotation = stores.quotation.getState().id ?? undefined }: AskedWayIn = {},
): Promise<void> {
  if (order) {
    await api('PUT /order/{id}/wayin', { params: { id: order }, body: { wayIn } });
    await queryClient.invalidateQueries({ queryKey: ['order'] });
    return;
  }
  stores.wayIn?.getState().set(wayIn);
  // the browser has it: an account that does not answer keeps nobody from the answer
  if (stores.session.getState().user?.role === Role.client)
    await api('PUT /me/wayin', { body: { wayIn } }).catch(() => {});
  if (!quotation) return;
  try {
    await api('PUT /quotation/{id}/wayin', { params: { id: quotation }, body: { wayIn } });
    await queryClient.invalidateQueries({ queryKey: ['quotation', quotation] });
  } catch {
    // it was ordered, closed or is being paid: the browser keeps it for the next one
  }
}
