import type { ZipcodeDelivery } from '@actual/contracts';
import { outOfCoverageText, zipcodeText } from '@actual/contracts/facts/delivery/zipcodes';
import { type ApiClient, ApiError, queryOptions } from '@actual/shell-contract';

/** The store's answer for a postal code: its zone, or a sentence that says why it does not deliver there. */
export type Place = { zone: ZipcodeDelivery; refusal: null } | { zone: null; refusal: string };

const refusalOf = ({ code }: ApiError): string => (code === 'zipcode_invalid' ? zipcodeText : outOfCoverageText);

/** Zone of a postal code as it is typed. */
export const zipcodeQuery = (api: ApiClient, cp: string) =>
  queryOptions({
    queryKey: ['checkout-zipcode', cp],
    queryFn: async ({ signal }): Promise<Place> => {
      try {
        const zone = await api('GET /shipping/zipcodedelivery', { query: { zipcode: cp } }, { signal });
        return { zone, refusal: null };
      } catch (error) {
        if (error instanceof ApiError && ['zipcode_invalid', 'zipcode_out_of_coverage'].includes(error.code))
          return { zone: null, refusal: refusalOf(error) };
        throw error;
      }
    },
    staleTime: 600_000,
  });

/** The account of the signed-in user, with its telephones. */
export const meQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['checkout-me'],
    queryFn: ({ signal }) => api('GET /me', {}, { signal }),
    staleTime: 60_000,
  });

/** Saved delivery addresses of the signed-in client. */
export const contactsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['checkout-contacts'],
    queryFn: ({ signal }) => api('GET /me/client/contacts', {}, { signal }),
    staleTime: 10_000,
  });

/** Fiscal data of the signed-in client, with the lists to choose from. */
export const fiscalQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['checkout-fiscal'],
    queryFn: ({ signal }) => api('GET /me/client/fiscaladdress', {}, { signal }),
    staleTime: 60_000,
  });
