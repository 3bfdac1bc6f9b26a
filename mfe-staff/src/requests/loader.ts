import { staffLoader } from '../access/staff-loader';
import { type RequestsView, readRequests, requestsQuery } from './request-queries';

/** The requests that the address asks for. */
export const loader = staffLoader<RequestsView>('requests', async ({ shell: { api, queryClient }, url }) => {
  const view = readRequests(url.searchParams);
  await queryClient.fetchQuery(requestsQuery(api, view));
  return view;
});
