import { staffLoader } from '../access/staff-loader';
import { brokerQuery, statesQuery } from './broker-queries';

/** The profile and the states to choose from. */
export const loader = staffLoader('brokerProfile', async ({ shell: { api, queryClient } }) => {
  await Promise.all([queryClient.fetchQuery(brokerQuery(api)), queryClient.ensureQueryData(statesQuery(api))]);
  return {};
});
