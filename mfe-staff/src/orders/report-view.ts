import type { OrderColumn, OrderTableQuery } from '@actual/contracts';
import { type OrderState, orderStates } from '@actual/contracts/facts/states';

/** What the report shows, exactly as the address bar carries it, so that a view can be sent to a colleague. */
export interface ReportView {
  folio: string;
  payment: string;
  status: OrderState | '';
  store: string;
  from: string;
  to: string;
  client: string;
  sort: OrderColumn;
  direction: 'ASC' | 'DESC';
  page: number;
}
export type FilterName = 'folio' | 'payment' | 'status' | 'store' | 'from' | 'to' | 'client';

/** Names in the address. */
export const params = {
  folio: 'folio',
  payment: 'pago',
  status: 'estatus',
  store: 'tienda',
  from: 'desde',
  to: 'hasta',
  client: 'cliente',
  sort: 'orden',
  direction: 'sentido',
  page: 'pagina',
} as const satisfies Record<keyof ReportView, string>;
export const filterNames: readonly FilterName[] = ['folio', 'payment', 'status', 'store', 'from', 'to', 'client'];

const columns: readonly OrderColumn[] = [
  'folio',
  'createdAt',
  'client',
  'Store',
  'paymentType',
  'pieces',
  'total',
  'ammountPaid',
  'status',
];
/** Text reads upwards first, figures and dates downwards. */
const ascendingFirst: readonly OrderColumn[] = ['client', 'Store', 'paymentType', 'status'];

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);
const dayOf = (value: string | null): string =>
  value && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';

/** Reads an address; what makes no sense is as if it were not there. */
export function readView(search: URLSearchParams): ReportView {
  const text = (name: keyof ReportView, most: number) => (search.get(params[name]) ?? '').trim().slice(0, most);
  const page = Number(search.get(params.page));
  return {
    folio: text('folio', 20).replace(/\D/g, '').slice(0, 9),
    payment: text('payment', 40),
    status: oneOf(orderStates, search.get(params.status)) ?? '',
    store: text('store', 40),
    from: dayOf(search.get(params.from)),
    to: dayOf(search.get(params.to)),
    client: text('client', 120),
    sort: oneOf(columns, search.get(params.sort)) ?? 'createdAt',
    direction: oneOf(['ASC', 'DESC'] as const, search.get(params.direction)) ?? 'DESC',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of a view, with what is usual left out. */
export function hrefOf(view: ReportView): string {
  const search = new URLSearchParams();
  for (const name of filterNames) if (view[name]) search.set(params[name], view[name]);
  if (view.sort !== 'createdAt' || view.direction !== 'DESC') {
    search.set(params.sort, view.sort);
    search.set(params.direction, view.direction);
  }
  if (view.page > 1) search.set(params.page, String(view.page));
  const text = search.toString();
  return `/reports/orders${text && `?${text}`}`;
}

/** The view sorted by a column: asked again, the other way round. */
export function sortedBy(view: ReportView, column: OrderColumn): ReportView {
  const first = ascendingFirst.includes(column) ? 'ASC' : 'DESC';
  const turned = view.direction === 'ASC' ? 'DESC' : 'ASC';
  return { ...view, sort: column, direction: view.sort === column ? turned : first, page: 1 };
}

/** What the service is asked. */
export const queryOf = (view: ReportView): OrderTableQuery => ({
  orderby: { column: view.sort, direction: view.direction },
  filters: {
    ...(view.folio ? { folio: view.folio } : {}),
    ...(view.payment ? { paymentType: view.payment } : {}),
    ...(view.status ? { status: view.status } : {}),
    ...(view.store ? { Store: view.store } : {}),
  },
  ...(view.from || view.to
    ? { dateRange: { ...(view.from ? { start: view.from } : {}), ...(view.to ? { end: view.to } : {}) } }
    : {}),
  ...(view.client ? { clientSearch: view.client } : {}),
});
