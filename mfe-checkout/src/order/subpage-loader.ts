import type { Order } from '@actual/contracts';
import { type LoaderArgs, redirect } from '@actual/shell-contract';
import { type OrderData, loader as orderLoader } from './loader';
import { orderQuery } from './order-queries';

/**
 * Loads a page about an order with `load`, what it needs beside the order. A visitor who may only know that the order exists
 * is sent to its page.
 */
export const subpageLoader =
  (load: (args: LoaderArgs, id: string, order: Order) => Promise<unknown>) =>
  async (args: LoaderArgs): Promise<OrderData> => {
    const { api, queryClient } = args.shell;
    const id = args.params.id ?? '';
    const data = await orderLoader(args);
    if (data.signedOut) return data;
    const order = await queryClient.ensureQueryData(orderQuery(api, id));
    if (order.restricted) throw redirect(`/checkout/order/${id}`);
    await load(args, id, order);
    return data;
  };
