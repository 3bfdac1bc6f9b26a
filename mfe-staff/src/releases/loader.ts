import { staffLoader } from '../access/staff-loader';
import { releasesQuery } from './release-queries';

/** Versions of the remotes. */
export const loader = staffLoader('releases', async ({ shell: { api, queryClient } }) => {
  await queryClient.fetchQuery(releasesQuery(api));
  return {};
});
