import { staffLoader } from '../access/staff-loader';
import { shopsQuery, teamQuery } from '../team/team-queries';

export interface ColleagueData {
  id: string;
}

/** The team, of which the page shows one person. */
export const loader = staffLoader<ColleagueData>(
  'colleague',
  async ({ shell: { api, queryClient }, params: { id = '' } }) => {
    await Promise.all([queryClient.fetchQuery(teamQuery(api)), queryClient.ensureQueryData(shopsQuery(api))]);
    return { id };
  },
);
