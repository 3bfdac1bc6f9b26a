import type { LoaderArgs } from '@actual/shell-contract';
import { fiscalListsQuery } from '../fiscal/fiscal-queries';

export const loader = async ({ shell }: LoaderArgs): Promise<null> => {
  await shell.queryClient.ensureQueryData(fiscalListsQuery(shell.api));
  return null;
};
