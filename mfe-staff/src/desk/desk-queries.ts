import type { DeskScope } from '@actual/contracts';
import { type ApiClient, keepPreviousData, queryOptions } from '@actual/shell-contract';

/** The work that waits today. */
export const todayQuery = (api: ApiClient, scope: DeskScope) =>
  queryOptions({
    queryKey: ['staff', 'today', scope],
    queryFn: ({ signal }) => api('GET /desk/today', { query: { scope } }, { signal }),
    staleTime: 5_000,
  });

/** Orders and quotations that a term may mean. */
export const findQuery = (api: ApiClient, term: string) =>
  queryOptions({
    queryKey: ['staff', 'find', term],
    queryFn: ({ signal }) => api('POST /desk/find', { body: { term } }, { signal }),
    enabled: term.length > 1,
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

/** Products of the brand that a term may mean. */
export const productsQuery = (api: ApiClient, term: string) =>
  queryOptions({
    queryKey: ['staff', 'products', term],
    queryFn: ({ signal }) => api('GET /product/suggestions', { query: { term } }, { signal }),
    enabled: term.length > 1,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
