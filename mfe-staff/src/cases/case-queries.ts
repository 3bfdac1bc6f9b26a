import { type ApiClient, queryOptions } from '@actual/shell-contract';
import type { CasesView } from './view';

const key = ['staff', 'cases'] as const;
/** Every list of the page; forgotten together when something is closed. */
export const casesKey = key;
const fresh = 5_000;

export const refundsQuery = (api: ApiClient, { page, state }: Pick<CasesView, 'page' | 'state'>) =>
  queryOptions({
    queryKey: [...key, 'refunds', page, state],
    queryFn: ({ signal }) => api('GET /payment/refundcases/{page}', { params: { page }, query: { state } }, { signal }),
    staleTime: fresh,
  });

export const discrepanciesQuery = (api: ApiClient, { page, state, kind }: Pick<CasesView, 'page' | 'state' | 'kind'>) =>
  queryOptions({
    queryKey: [...key, 'breaks', page, state, kind],
    queryFn: ({ signal }) =>
      api('GET /payment/breaks/{page}', { params: { page }, query: { state, kind: kind || undefined } }, { signal }),
    staleTime: fresh,
  });

export const deadLettersQuery = (api: ApiClient, { page }: Pick<CasesView, 'page'>) =>
  queryOptions({
    queryKey: [...key, 'parked', page],
    queryFn: ({ signal }) => api('GET /payment/parked/{page}', { params: { page } }, { signal }),
    staleTime: fresh,
  });
