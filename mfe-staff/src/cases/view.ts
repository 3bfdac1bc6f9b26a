/** The state of the page by its address: which list, open or closed, one kind of discrepancy, and the page. */
export interface CasesView {
  list: 'devoluciones' | 'diferencias' | 'envios';
  state: 'open' | 'closed';
  kind: string;
  page: number;
}
export const lists = ['devoluciones', 'diferencias', 'envios'] as const;
const path = '/reports/cases';

/** Reads an address; unknown parts are ignored. */
export function readCases(search: URLSearchParams): CasesView {
  const page = Number(search.get('pagina'));
  return {
    list: lists.find((one) => one === search.get('lista')) ?? 'devoluciones',
    state: search.get('estado') === 'cerrados' ? 'closed' : 'open',
    kind: (search.get('tipo') ?? '').replace(/[^a-z-]/g, '').slice(0, 40),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of a view, without default values. */
export function hrefOfCases({ list, state, kind, page }: CasesView): string {
  const search = new URLSearchParams();
  if (list !== 'devoluciones') search.set('lista', list);
  if (state === 'closed' && list !== 'envios') search.set('estado', 'cerrados');
  if (kind && list === 'diferencias') search.set('tipo', kind);
  if (page > 1) search.set('pagina', String(page));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
