import { Role } from '@actual/contracts/facts/access/roles';
import type { AskedWayIn } from '@actual/contracts/way-in/way-in-address';
import type { ShellApi } from '@actual/shell-contract';

/**
 * Saves an access where it belongs: with an order only, if it was asked for one; else in the browser, the client's
 * account and the active quotation. A quotation that can no longer be changed keeps the access it has.
 * @throws errors of the order's call
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
