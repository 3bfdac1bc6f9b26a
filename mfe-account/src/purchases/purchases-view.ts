import { isOrderState, type OrderState } from '@actual/contracts/facts/states';
import { pageOf } from '../area/Pages';

/** What the page shows, as its address carries it. */
export interface PurchasesView {
  status: OrderState | null;
  folio: string;
  page: number;
}

/** Reads an address; what makes no sense is as if it were not there. */
export function readView(query: URLSearchParams): PurchasesView {
  const status = query.get('estado') ?? '';
  const folio = query.get('folio')?.trim() ?? '';
  return {
    status: isOrderState(status) ? status : null,
    folio: /^\d{6,9}$/.test(folio) ? folio : '',
    page: pageOf(query),
  };
}

/** The address of a view, with what is usual left out. */
export function hrefOf({ status, folio, page }: PurchasesView): string {
  const query = new URLSearchParams();
  if (status) query.set('estado', status);
  if (folio) query.set('folio', folio);
  if (page > 1) query.set('pagina', String(page));
  const text = query.toString();
  return `/user/purchases${text && `?${text}`}`;
}
