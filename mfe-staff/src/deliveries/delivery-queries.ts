import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type DeliveryState, deliveryStates } from '@actual/contracts/facts/delivery/deliveries';
import { readDay, writtenDay } from '@actual/contracts/facts/text/written';
import { storeDay } from '@actual/contracts/store-day';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The view that the address asks for. */
export interface DeliveriesView {
  /** `YYYY-MM-DD` */
  day: string;
  /** Code of a warehouse; empty for all. */
  warehouse: string;
  /** `waiting`: those of any day that wait for their buyer. */
  state: DeliveryState | 'waiting' | '';
  page: number;
}

/** Reads an address; parts that make no sense are as if they were not there. */
export function readDeliveries(search: URLSearchParams): DeliveriesView {
  const page = Number(search.get('pagina'));
  return {
    day: readDay(search.get('dia') ?? '') || storeDay(),
    warehouse: (search.get('almacen') ?? '').slice(0, 40),
    state: [...deliveryStates, 'waiting' as const].find((one) => one === search.get('estado')) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of a view, without default values. */
export function hrefOfDeliveries({ day, warehouse, state, page }: DeliveriesView): string {
  const search = new URLSearchParams();
  if (day !== storeDay()) search.set('dia', writtenDay(day));
  if (warehouse) search.set('almacen', warehouse);
  if (state) search.set('estado', state);
  if (page > 1) search.set('pagina', String(page));
  const text = search.toString();
  return text ? `${staffPages.deliveries.path}?${text}` : staffPages.deliveries.path;
}

export const deliveriesKey = ['staff', 'deliveries'] as const;

export const deliveriesQuery = (api: ApiClient, { day, warehouse, state, page }: DeliveriesView) =>
  queryOptions({
    queryKey: [...deliveriesKey, day, warehouse, state, page],
    queryFn: ({ signal }) =>
      api(
        'GET /deliveries/{page}',
        { params: { page }, query: { day, warehouse: warehouse || undefined, state: state || undefined } },
        { signal },
      ),
    staleTime: 5_000,
  });
