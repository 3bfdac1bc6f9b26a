import type { MovableDelivery } from '@actual/contracts';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The other days for each delivery of an order. */
export const daysQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['delivery-days', id],
    queryFn: ({ signal }) => api('GET /order/{id}/deliverydays', { params: { id } }, { signal }),
    staleTime: 5_000,
  });

/** What tells a delivery from the others of its order, in the page's address. */
export const deliveryKey = ({ date, state }: Pick<MovableDelivery, 'date' | 'state'>): string =>
  state === 'preparing' ? date : `${date}.${state}`;

/** The delivery that the address names, and those to choose from: delayed ones, and those that can be moved. */
export function chosenDelivery(
  deliveries: readonly MovableDelivery[],
  search: URLSearchParams,
): { movable: MovableDelivery[]; chosen: MovableDelivery | undefined } {
  const movable = deliveries.filter(({ until, days, halves, delay }) => until && (delay || halves || days.length > 0));
  return { movable, chosen: movable.find((one) => deliveryKey(one) === search.get('entrega')) ?? movable[0] };
}
