import type { ChosenLine } from '@actual/contracts';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

export const previewKey = 'order-cancellation';

/** What of an order can be canceled, and what canceling the chosen pieces gives back. */
export const cancellationQuery = (api: ApiClient, id: string, lines: readonly ChosenLine[]) =>
  queryOptions({
    queryKey: [previewKey, id, lines],
    queryFn: ({ signal }) =>
      api('POST /order/{id}/cancellation/preview', { params: { id }, body: { lines: [...lines] } }, { signal }),
    staleTime: 5_000,
  });
