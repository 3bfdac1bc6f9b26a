import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import type { SizeList } from '@actual/contracts/facts/catalog/model-sizes';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The state of the page by its address. */
export interface MeasuresView {
  state: SizeList;
  page: number;
}

/** Reads an address; unknown parts are ignored. */
export function readMeasures(search: URLSearchParams): MeasuresView {
  const page = Number(search.get('pagina'));
  return {
    state: search.get('lista') === 'modelos' ? 'models' : 'parcels',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of a view, without default values. */
export function hrefOfMeasures({ state, page }: MeasuresView): string {
  const search = new URLSearchParams();
  if (state === 'models') search.set('lista', 'modelos');
  if (page > 1) search.set('pagina', String(page));
  const text = search.toString();
  return text ? `${staffPages.measures.path}?${text}` : staffPages.measures.path;
}

export const measuresQuery = (api: ApiClient, { state, page }: MeasuresView) =>
  queryOptions({
    queryKey: ['staff', 'measures', state, page],
    queryFn: ({ signal }) => api('GET /measures/{list}/{page}', { params: { list: state, page } }, { signal }),
    staleTime: 5_000,
  });
