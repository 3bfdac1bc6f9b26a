import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** Whether and when an order can go to a postal code; to its own where none is named. */
export const placeQuery = (api: ApiClient, id: string, cp: string | null) =>
  queryOptions({
    queryKey: ['order-place', id, cp],
    queryFn: ({ signal }) =>
      api('GET /order/{id}/deliveryplace', { params: { id }, query: cp === null ? {} : { cp } }, { signal }),
    staleTime: 5_000,
  });

/** The postal code that the page's address names; null for the order's own. */
export const askedZip = (search: URLSearchParams): string | null => search.get('cp')?.trim().slice(0, 40) || null;
