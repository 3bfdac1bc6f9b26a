import type { ZipcodeDelivery } from '@actual/contracts';
import { type ApiClient, ApiError, queryOptions } from '@actual/shell-contract';

/** Delivery addresses of the signed-in client, oldest first. */
export const contactsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'contacts'],
    queryFn: ({ signal }) => api('GET /me/client/contacts', {}, { signal }),
    staleTime: 5_000,
  });

/** States of the republic. */
export const statesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'states'],
    queryFn: ({ signal }) => api('POST /common/states', {}, { signal }),
    staleTime: 3_600_000,
  });

/** The place of a postal code as it is typed; null where the store does not deliver, or there is none. */
export const placeQuery = (api: ApiClient, cp: string) =>
  queryOptions({
    queryKey: ['account', 'place', cp],
    queryFn: async ({ signal }): Promise<{ zone: ZipcodeDelivery | null }> => {
      try {
        return { zone: await api('GET /shipping/zipcodedelivery', { query: { zipcode: cp } }, { signal }) };
      } catch (error) {
        if (error instanceof ApiError && ['zipcode_invalid', 'zipcode_out_of_coverage'].includes(error.code))
          return { zone: null };
        throw error;
      }
    },
    staleTime: 600_000,
  });
