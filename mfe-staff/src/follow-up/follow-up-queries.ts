import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** Records, plan and loss of a quotation. */
export const followUpQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['follow-up', id],
    queryFn: ({ signal }) => api('POST /quotation/{id}/records', { params: { id }, body: {} }, { signal }),
    staleTime: 5_000,
  });

/** How to reach the person a quotation is for. */
export const contactQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['follow-up', id, 'contact'],
    queryFn: ({ signal }) => api('GET /quotation/{id}/contact', { params: { id } }, { signal }),
    staleTime: 60_000,
  });

/** The people who left their telephone with a quotation. */
export const leadsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['leads', id],
    queryFn: ({ signal }) => api('GET /quotation/{id}/leads', { params: { id } }, { signal }),
    staleTime: 5_000,
  });
