import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** Packages of the site in their fixed order; `desarrollos` are those for housing developments. */
export const offersQuery = (api: ApiClient, desarrollos: boolean) =>
  queryOptions({
    queryKey: ['offers', desarrollos],
    queryFn: ({ signal }) => api('POST /store/packages', { body: { desarrollos } }, { signal }),
    staleTime: 60_000,
  });

/** A package's products, with stock and days for the postal code; a locked one needs its grant. */
export const packageQuery = (api: ApiClient, id: string, zipcodeDeliveryId?: string, grant?: string) =>
  queryOptions({
    queryKey: ['package', id, zipcodeDeliveryId, grant],
    queryFn: ({ signal }) =>
      api(
        'POST /packages/details/{id}',
        {
          params: { id },
          body: { grant, zipcodeDeliveryId },
        },
        { signal },
      ),
    staleTime: 15_000,
  });
