import { staffLoader } from '../access/staff-loader';
import { shopsQuery, teamQuery } from './team-queries';

/** Everybody who works inside, and the shops. */
export const loader = staffLoader('team', async ({ shell: { api, queryClient } }) => {
  await Promise.all([queryClient.fetchQuery(teamQuery(api)), queryClient.ensureQueryData(shopsQuery(api))]);
  return {};
});
