import { staffLoader } from '../access/staff-loader';
import { type DeliveriesView, deliveriesQuery, readDeliveries } from './delivery-queries';

/** The deliveries that the address asks for. */
export const loader = staffLoader<DeliveriesView>('deliveries', async ({ shell: { api, queryClient }, url }) => {
  const view = readDeliveries(url.searchParams);
  await queryClient.fetchQuery(deliveriesQuery(api, view));
  return view;
});
