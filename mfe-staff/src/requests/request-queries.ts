import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

export type RequestList = 'open' | 'ended';

/** The state of the page by its address. */
export interface RequestsView {
  state: RequestList;
  page: number;
}

/** Reads an address; unknown parts are ignored. */
export function readRequests(search: URLSearchParams): RequestsView {
  const page = Number(search.get('pagina'));
  return {
    state: search.get('lista') === 'cerradas' ? 'ended' : 'open',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of a view, without default values. */
export function hrefOfRequests({ state, page }: RequestsView): string {
  const search = new URLSearchParams();
  if (state === 'ended') search.set('lista', 'cerradas');
  if (page > 1) search.set('pagina', String(page));
  const text = search.toString();
  return text ? `${staffPages.requests.path}?${text}` : staffPages.requests.path;
}

export const hrefOfRequest = (id: string): string => staffPages.request.path.replace(':id', id);

/** Everything about service requests; forgotten together when one changes. */
export const requestsKey = ['staff', 'requests'] as const;

export const requestsQuery = (api: ApiClient, { state, page }: RequestsView) =>
  queryOptions({
    queryKey: [...requestsKey, state, page],
    queryFn: ({ signal }) => api('GET /servicerequests/{page}', { params: { page }, query: { state } }, { signal }),
    staleTime: 5_000,
  });

export const requestQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...requestsKey, id],
    queryFn: ({ signal }) => api('GET /servicerequest/{id}', { params: { id } }, { signal }),
    staleTime: 5_000,
  });
