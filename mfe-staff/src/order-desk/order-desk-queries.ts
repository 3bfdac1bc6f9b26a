import {
  type ApiClient,
  keepPreviousData,
  queryOptions,
  useQueryClient,
  useShell,
  useToast,
} from '@actual/shell-contract';
import { useState } from 'react';
import { useAction } from '../fields/use-action';

/** The order as staff see it; the checkout's own page asks under the same key. */
export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => api('POST /order/findbyid/{id}', { params: { id } }, { signal }),
    staleTime: 5_000,
  });

/** Everything that happened to an order; read again when its page shows another `standing`. */
export const timelineQuery = (api: ApiClient, id: string, standing = '') =>
  queryOptions({
    queryKey: ['order-timeline', id, standing],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api('GET /order/{id}/timeline', { params: { id } }, { signal }),
    staleTime: 5_000,
  });

/** The service requests about an order; only an order that is paid can have any. */
export const orderRequestsQuery = (api: ApiClient, id: string, isPaid: boolean) =>
  queryOptions({
    queryKey: ['order-requests', id],
    queryFn: ({ signal }) => api('GET /order/{id}/requests', { params: { id } }, { signal }),
    staleTime: 5_000,
    enabled: isPaid,
  });

/** When the order was read that a dialog is about, in milliseconds, whatever is read after that. */
export function useReadAt(id: string): number {
  const { api, queryClient } = useShell();
  const [readAt] = useState(() => queryClient.getQueryState(orderQuery(api, id).queryKey)?.dataUpdatedAt ?? Date.now());
  return readAt;
}

/** A change of an order's money: changed data are read again, also after a lost answer. */
export function useChangeOrder<T, Answer>(
  orderId: string,
  { send, said, onDone }: { send: (value: T) => Promise<Answer>; said: string; onDone?: () => void },
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useAction<Answer, unknown, T>({
    mutationFn: send,
    onSuccess: () => {
      toast({ tone: 'success', title: said });
      onDone?.();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(orderId) }),
  });
}
