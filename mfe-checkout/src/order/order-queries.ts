import type { Order } from '@actual/contracts';
import { orderMs } from '@actual/contracts/facts/look-again';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

const lookAgain = (status: Order['status'] | undefined): number | false => {
  if (status === OrderState.pendingSap) return orderMs.erp;
  return status === OrderState.pendingPayment ? orderMs.transfer : false;
};

/** An order, as far as the caller may see it; fetched again by itself while it waits for something. */
export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => api('POST /order/findbyid/{id}', { params: { id } }, { signal }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => lookAgain(state.data?.status),
  });
