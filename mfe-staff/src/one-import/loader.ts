import { ApiError } from '@actual/shell-contract';
import { staffLoader } from '../access/staff-loader';
import { choicesQuery, importQuery } from '../imports/import-queries';

export interface ImportData {
  id: string;
  isThere: boolean;
}

/** One import, and the things of the store that its file may name. */
export const loader = staffLoader<ImportData>(
  'import',
  async ({ shell: { api, queryClient }, params: { id = '' } }) => {
    try {
      await Promise.all([
        queryClient.fetchQuery(importQuery(api, id)),
        queryClient.ensureQueryData(choicesQuery(api, id)),
      ]);
      return { id, isThere: true };
    } catch (error) {
      if (error instanceof ApiError && ['not_found', 'invalid_input'].includes(error.code))
        return { id, isThere: false };
      throw error;
    }
  },
);
