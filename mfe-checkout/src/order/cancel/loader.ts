import { ApiError, type LoaderArgs, redirect } from '@actual/shell-contract';
import { type OrderData, loader as orderLoader } from '../loader';
import { orderQuery } from '../order-queries';
import { cancellationQuery } from './cancel-queries';
import { cancelPage, chosenIn } from './cancel-words';

/** Loads what can be canceled. A visitor who may only know that the order exists is sent to its page. */
export async function loader(args: LoaderArgs): Promise<OrderData> {
  const { api, queryClient } = args.shell;
  const id = args.params.id ?? '';
  const data = await orderLoader(args);
  if (data.signedOut) return data;
  const order = await queryClient.ensureQueryData(orderQuery(api, id));
  if (order.restricted) throw redirect(`/checkout/order/${id}`);
  const lines = chosenIn((field) => args.url.searchParams.get(field) ?? '', order);
  try {
    await queryClient.fetchQuery(cancellationQuery(api, id, lines));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') throw redirect(cancelPage(id));
    throw error;
  }
  return data;
}
