import { staffLoader } from '../access/staff-loader';
import { brokerQuery, brokerSalesQuery, statesQuery } from './broker-queries';

/** The state of the page by its address. */
export interface BrokerPage {
  page: number;
}

/** The broker's quotations, the profile and the states to choose from. */
export const loader = staffLoader<BrokerPage>('brokerProfile', async ({ shell: { api, queryClient }, url }) => {
  const asked = Number(url.searchParams.get('pagina'));
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1;
  await Promise.all([
    queryClient.fetchQuery(brokerQuery(api)),
    queryClient.fetchQuery(brokerSalesQuery(api, page)),
    queryClient.ensureQueryData(statesQuery(api)),
  ]);
  return { page };
});
