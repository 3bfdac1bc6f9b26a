import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** Everybody who works inside, in one list: a person's page shows one of them. */
export const teamQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff', 'team'],
    queryFn: ({ signal }) => api('GET /team', {}, { signal }),
    staleTime: 5_000,
  });

/** The shops that somebody may belong to. */
export const shopsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff', 'shops'],
    queryFn: ({ signal }) => api('GET /user/stores', { query: {} }, { signal }),
    staleTime: 300_000,
  });

/** The page of one person. */
export const colleagueHref = (id: string): string => staffPages.colleague.path.replace(':id', id);
