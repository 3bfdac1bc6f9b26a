import { clientSearch } from '@actual/contracts/facts/desk/client-search';
import { type ApiClient, keepPreviousData, queryOptions } from '@actual/shell-contract';

/** True for a term that is long enough to be looked for. */
export const isSearchable = (term: string): boolean => term.trim().length >= clientSearch.shortest;

export const clientsQuery = (api: ApiClient, term: string, page: number) =>
  queryOptions({
    queryKey: ['staff', 'clients', term, page],
    queryFn: ({ signal }) => api('POST /client/find/', { body: { term, page } }, { signal }),
    staleTime: 5_000,
  });

/** The first of them, while somebody is typing. */
export const suggestedClientsQuery = (api: ApiClient, term: string) =>
  queryOptions({
    queryKey: ['staff', 'clients', 'suggested', term],
    queryFn: ({ signal }) => api('POST /client/find/', { body: { term, autocomplete: true } }, { signal }),
    enabled: isSearchable(term),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });
