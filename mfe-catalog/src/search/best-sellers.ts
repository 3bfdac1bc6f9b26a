import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The best sellers of this site, shown where a search found nothing. */
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
