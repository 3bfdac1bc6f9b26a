import { ApiError } from '@actual/shell-contract';
import { staffLoader } from '../access/staff-loader';
import { requestQuery } from '../requests/request-queries';

export interface OneRequestData {
  id: string;
  /** False for an address of none. */
  found: boolean;
}

/** The request that the address names. */
export const loader = staffLoader<OneRequestData>(
  'request',
  async ({ shell: { api, queryClient }, params: { id = '' } }) => {
    try {
      await queryClient.fetchQuery(requestQuery(api, id));
      return { id, found: true };
    } catch (error) {
      if (error instanceof ApiError && [400, 404].includes(error.status)) return { id, found: false };
      throw error;
    }
  },
);
