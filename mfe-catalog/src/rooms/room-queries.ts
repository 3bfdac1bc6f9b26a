import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** Rooms of the brand: all, those with a product, or those with a piece of a category. */
export const roomsQuery = (api: ApiClient, asked: { productId?: string; category?: string } = {}) =>
  queryOptions({
    queryKey: ['rooms', asked],
    queryFn: ({ signal }) => api('POST /rooms', { body: asked }, { signal }),
    staleTime: 60_000,
  });

/** A room with its pieces and, with a postal code, the days they can be there. */
export const roomQuery = (api: ApiClient, slug: string, zipcodeDeliveryId?: string) =>
  queryOptions({
    queryKey: ['room', slug, zipcodeDeliveryId],
    queryFn: ({ signal }) =>
      api('POST /rooms/{slug}', { params: { slug }, body: zipcodeDeliveryId ? { zipcodeDeliveryId } : {} }, { signal }),
    staleTime: 15_000,
  });
