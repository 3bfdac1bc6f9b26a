import { type ApiClient, ApiError, queryOptions } from '@actual/shell-contract';

/** One product with variants, plans and dimensions. */
export const productQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }) => api('POST /product/findbyid/{id}', { params: { id } }, { signal }),
    staleTime: 30_000,
  });

/** True where the store answered that it does not show such a product, whatever the id was. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && ['product_not_found', 'not_found', 'invalid_input'].includes(error.code);

/** Where the store has others like a product that it does not show any more; the home page where it knows of none. */
export function insteadOf(error: unknown): string {
  const { category } = Object(error instanceof ApiError && error.details) as { category?: unknown };
  return typeof category === 'string' ? `/category/${category}` : '/';
}

export const deliveryQuery = (api: ApiClient, productCode: string, zipcodeDeliveryId: string) =>
  queryOptions({
    queryKey: ['delivery', productCode, zipcodeDeliveryId],
    queryFn: ({ signal }) => api('GET /shipping/product', { query: { productCode, zipcodeDeliveryId } }, { signal }),
    staleTime: 15_000,
  });

/** More of the same category, for the foot of the page. */
export const relatedQuery = (api: ApiClient, category: string, zipcodeDeliveryId?: string, wayIn?: string) =>
  queryOptions({
    queryKey: ['related', category, zipcodeDeliveryId, wayIn],
    queryFn: ({ signal }) =>
      api(
        'POST /product/searchbyfilters/',
        {
          body: {
            category,
            items: 16,
            sortOption: { key: 'salesCount', direction: 'DESC' },
            zipcodeDeliveryId,
            wayIn,
          },
        },
        { signal },
      ),
    staleTime: 60_000,
  });

/** Cards of products viewed before; those no longer sold are left out. */
export const recentlyViewedQuery = (
  api: ApiClient,
  ids: readonly string[],
  zipcodeDeliveryId?: string,
  wayIn?: string,
) =>
  queryOptions({
    queryKey: ['recently-viewed', ids, zipcodeDeliveryId, wayIn],
    queryFn: ({ signal }) =>
      api('POST /product/multiplefindbyids/', { body: { ids: [...ids], zipcodeDeliveryId, wayIn } }, { signal }),
    staleTime: 60_000,
  });

/** The product's variants with the day each reaches a postal code. */
export const variantsQuery = (api: ApiClient, id: string, zipcodeDeliveryId: string) =>
  queryOptions({
    queryKey: ['variants', id, zipcodeDeliveryId],
    queryFn: ({ signal }) =>
      api(
        'POST /productgroup/getvariantgroupproducts/{id}',
        { params: { id }, body: { zipcodeDeliveryId } },
        { signal },
      ),
    staleTime: 15_000,
  });
