import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The best sellers of this site, one product of each model, shown where a search found nothing. */
export const bestSellersQuery = (api: ApiClient, zipcodeDeliveryId?: string) =>
  queryOptions({
    queryKey: ['best-sellers', zipcodeDeliveryId],
    queryFn: ({ signal }) =>
      api(
        'POST /product/searchbyfilters/',
        {
          body: {
            models: true,
            items: 6,
            sortOption: { key: 'salesCount', direction: 'DESC' },
            zipcodeDeliveryId,
          },
        },
        { signal },
      ),
    staleTime: 60_000,
  });
