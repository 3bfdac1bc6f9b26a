import { staffLoader } from '../access/staff-loader';
import { promisesQuery, readPage } from './promise-queries';

/** The promises at risk that the address asks for. */
export const loader = staffLoader<{ page: number }>('promises', async ({ shell: { api, queryClient }, url }) => {
  const page = readPage(url.searchParams);
  await queryClient.fetchQuery(promisesQuery(api, page));
  return { page };
});
