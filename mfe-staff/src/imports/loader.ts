import { staffLoader } from '../access/staff-loader';
import { importsQuery } from './import-queries';

/** The latest imports. */
export const loader = staffLoader('imports', async ({ shell: { api, queryClient } }) => {
  await queryClient.fetchQuery(importsQuery(api));
  return {};
});
