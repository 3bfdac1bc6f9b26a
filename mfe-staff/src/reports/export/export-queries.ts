import { isExportUnderWay } from '@actual/contracts/facts/desk/exports';
import { exportMs } from '@actual/contracts/facts/look-again';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** One's own exports of the last day, newest first; looked at again while one is being written. */
export const exportsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff', 'exports'],
    queryFn: ({ signal }) => api('GET /me/exports', {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.exports.some((one) => isExportUnderWay(one.state)) ? exportMs : false),
    staleTime: 5_000,
  });
