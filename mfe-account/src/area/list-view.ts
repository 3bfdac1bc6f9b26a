import { pageOf } from './Pagination';

/** The state of a list that its address carries. */
export interface ListView<State extends string> {
  state: State | null;
  folio: string;
  page: number;
}

/** Reads an address; unknown parts are ignored. */
export function readView<State extends string>(
  query: URLSearchParams,
  isState: (text: string) => text is State,
): ListView<State> {
  const state = query.get('estado') ?? '';
  const folio = query.get('folio')?.trim() ?? '';
  return { state: isState(state) ? state : null, folio: /^\d{6,9}$/.test(folio) ? folio : '', page: pageOf(query) };
}

/** The address of a view, without default values. */
export function hrefOf(path: string, { state, folio, page }: ListView<string>): string {
  const query = new URLSearchParams();
  if (state) query.set('estado', state);
  if (folio) query.set('folio', folio);
  if (page > 1) query.set('pagina', String(page));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** True where not the whole list is asked for. */
export const isFiltered = ({ state, folio }: ListView<string>): boolean => state !== null || folio !== '';
