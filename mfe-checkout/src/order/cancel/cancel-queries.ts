import type { ChosenLine } from '@actual/contracts';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** What of an order can be canceled, and what canceling the chosen pieces gives back. */
export const cancellationQuery = (api: ApiClient, id: string, lines: readonly ChosenLine[]) =>
  queryOptions({
    queryKey: ['order-cancellation', id, lines],
    queryFn: ({ signal }) =>
      api('POST /order/{id}/cancellation/preview', { params: { id }, body: { lines: [...lines] } }, { signal }),
    staleTime: 5_000,
  });
