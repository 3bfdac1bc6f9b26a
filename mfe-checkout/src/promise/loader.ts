import type { LoaderArgs } from '@actual/shell-contract';
import { promiseKeysQuery } from './promise-queries';

export const loader = async ({ shell: { api, queryClient } }: LoaderArgs): Promise<null> => {
  await queryClient.ensureQueryData(promiseKeysQuery(api));
  return null;
};
