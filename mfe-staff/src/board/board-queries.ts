import { boardMs } from '@actual/contracts/facts/look-again';
import { type ApiClient, queryOptions } from '@actual/shell-contract';
import type { BoardView } from './board-address';

/** The beginning of the key of every board. */
export const boardKey = ['staff', 'board'] as const;

/** Quotations by how far they came. */
export const boardQuery = (api: ApiClient, { scope, days }: BoardView) =>
  queryOptions({
    queryKey: [...boardKey, scope, days],
    queryFn: ({ signal }) => api('GET /desk/board', { query: { scope, days } }, { signal }),
    staleTime: 5_000,
    refetchInterval: boardMs,
  });
