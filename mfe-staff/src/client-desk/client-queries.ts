import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** A client with everything that their seller has to know. */
export const clientQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['staff', 'client', id],
    queryFn: ({ signal }) => api('GET /client/{id}/sheet', { params: { id } }, { signal }),
    staleTime: 5_000,
  });
