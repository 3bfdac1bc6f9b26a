import { type LoaderArgs, redirect } from '@actual/shell-contract';
import { type OrderData, loader as orderLoader } from '../loader';
import { orderQuery } from '../order-queries';
import { daysQuery } from './day-queries';

/** The days on offer; who may only know that the order is there is sent to its page. */
export async function loader(args: LoaderArgs): Promise<OrderData> {
  const { api, queryClient } = args.shell;
  const id = args.params.id ?? '';
  const data = await orderLoader(args);
  if (data.signedOut) return data;
  const order = await queryClient.ensureQueryData(orderQuery(api, id));
  if (order.restricted) throw redirect(`/checkout/order/${id}`);
  await queryClient.fetchQuery(daysQuery(api, id));
  return data;
}
