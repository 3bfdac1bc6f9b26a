import type { Order } from '@actual/contracts';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** Milliseconds between two looks at an order that somebody waits for: its ERP document, or its money. */
const soonMs = 3_000;
const transferMs = 10_000;

const lookAgain = (status: Order['status'] | undefined): number | false => {
  if (status === OrderState.pendingSap) return soonMs;
  return status === OrderState.pendingPayment ? transferMs : false;
};

/** An order, as far as the caller may see it; fetched again by itself while it waits for something. */
export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => api('POST /order/findbyid/{id}', { params: { id } }, { signal }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => lookAgain(state.data?.status),
  });
