import { staffLoader } from '../access/staff-loader';
import { clientsQuery, isSearchable } from './client-queries';
import { readSell, type SellView } from './sell-address';

/** The clients that the address looks for. */
export const loader = staffLoader<SellView>('sell', async ({ shell: { api, queryClient }, url }) => {
  const view = readSell(url.searchParams);
  if (isSearchable(view.term)) await queryClient.fetchQuery(clientsQuery(api, view.term, view.page));
  return view;
});
