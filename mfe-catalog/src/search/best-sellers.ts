import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** What sells best on this site: something to go on with where a search found nothing. */
export const bestSellersQuery = (api: ApiClient, zipcodeDeliveryId?: string) =>
  queryOptions({
    queryKey: ['best-sellers', zipcodeDeliveryId],
    queryFn: ({ signal }) =>
      api(
        'POST /product/searchbyfilters/',
        {
          body: {
            items: 16,
            sortOption: { key: 'salesCount', direction: 'DESC' },
            zipcodeDeliveryId,
          },
        },
        { signal },
      ),
    staleTime: 60_000,
  });
