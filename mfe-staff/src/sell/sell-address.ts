import { staffPages } from '@actual/contracts/facts/access/staff-pages';

/** The state of the page by its address. */
export interface SellView {
  term: string;
  page: number;
}

const names = { term: 'buscar', page: 'pagina' } as const;

export function readSell(search: URLSearchParams): SellView {
  const page = Number(search.get(names.page) ?? 1);
  return {
    term: (search.get(names.term) ?? '').trim().slice(0, 254),
    page: Number.isInteger(page) && page > 0 && page <= 100 ? page : 1,
  };
}

export function sellHref({ term, page }: SellView): string {
  const search = new URLSearchParams({
    ...(term ? { [names.term]: term } : {}),
    ...(page > 1 ? { [names.page]: String(page) } : {}),
  });
  return search.size > 0 ? `${staffPages.sell.path}?${search}` : staffPages.sell.path;
}
export const termName = names.term;
