import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The page that an address asks for; the first where it makes no sense. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('pagina'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

export const hrefOfPromises = (page: number): string =>
  page > 1 ? `${staffPages.promises.path}?pagina=${page}` : staffPages.promises.path;

export const promisesQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['staff', 'promises', page],
    queryFn: ({ signal }) => api('GET /promises/{page}', { params: { page } }, { signal }),
    staleTime: 5_000,
  });
