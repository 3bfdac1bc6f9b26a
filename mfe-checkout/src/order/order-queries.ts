import type { Order, RestrictedOrder } from '@actual/contracts';
import { orderMs, promiseMs } from '@actual/contracts/facts/look-again';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** In how many milliseconds an open page asks for its order again; false where nothing is to come. */
export function lookAgain(order: Order | RestrictedOrder | undefined): number | false {
  if (!order || order.status === OrderState.canceled) return false;
  if (order.status === OrderState.pendingSap) return orderMs.erp;
  if (order.status === OrderState.pendingPayment) return orderMs.transfer;
  const isSigned = !('hold' in order) || order.hold !== 'own' || order.Promises.length > 0;
  return !isSigned && Date.now() - Date.parse(order.createdAt) < promiseMs.within ? promiseMs.every : false;
}

/** An order, as far as the caller may see it; fetched again by itself while it waits for something. */
export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => api('POST /order/findbyid/{id}', { params: { id } }, { signal }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => lookAgain(state.data),
  });
