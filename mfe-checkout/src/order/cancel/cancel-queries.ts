import type { ChosenLine } from '@actual/contracts';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

export const previewKey = 'order-cancellation';

/** The lines of an order that can be canceled, and the refund for the chosen pieces. */
export const cancellationQuery = (api: ApiClient, id: string, lines: readonly ChosenLine[]) =>
  queryOptions({
    queryKey: [previewKey, id, lines],
    queryFn: ({ signal }) =>
      api('POST /order/{id}/cancellation/preview', { params: { id }, body: { lines: [...lines] } }, { signal }),
    staleTime: 5_000,
  });
