import { type ApiClient, keepPreviousData, queryOptions } from '@actual/shell-contract';

/** Suggestions for a term that is being typed; the last answer stays while the next is on its way. */
export const suggestionsQuery = (api: ApiClient, term: string) =>
  queryOptions({
    queryKey: ['suggestions', term],
    queryFn: ({ signal }) => api('GET /product/suggestions', { query: { term } }, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
