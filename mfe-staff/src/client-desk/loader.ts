import { ApiError, redirect } from '@actual/shell-contract';
import { staffLoader } from '../access/staff-loader';
import { clientQuery } from './client-queries';

export interface ClientData {
  id: string;
}

/** Loads a client; an unknown id leads to the search for clients. */
export const loader = staffLoader<ClientData>(
  'client',
  async ({ shell: { api, queryClient }, params: { id = '' } }) => {
    try {
      await queryClient.fetchQuery(clientQuery(api, id));
      return { id };
    } catch (error) {
      if (error instanceof ApiError && [400, 404].includes(error.status)) return redirect('/vender');
      throw error;
    }
  },
);
