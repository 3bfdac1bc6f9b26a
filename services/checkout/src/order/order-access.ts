import type { Order } from '@actual/contracts';
import { AppError } from '@actual/kit';
import type { FastifyRequest } from 'fastify';
import type { Checkout } from '../context';
import { holds, isUuid } from '../quotation/access/access';
import { type LoadedOrder, readOrders } from './order.queries';

export type Caller = Parameters<typeof holds>[0];

const ownedBy = (order: LoadedOrder) => ({ ...order, invited: order.isInvited });

/** Its buyer and staff hold an order; a browser that opened its signed link sees what the mail says, whosever it is. */
export function accessOf(call: Caller, order: LoadedOrder): Order['hold'] | null {
  if (holds(call, ownedBy(order))) return 'own';
  const { holderHash } = call.request;
  return order.site === call.site && holderHash !== null && order.openedBy.includes(holderHash) ? 'look' : null;
}

/** Orders as calls name them, each read once for a request: the question of ownership and the use case see the same. */
export function orderReader({ db }: Pick<Checkout, 'db'>) {
  const readings = new WeakMap<FastifyRequest, Promise<LoadedOrder | undefined>>();
  const orderOf = (request: FastifyRequest, id: string): Promise<LoadedOrder | undefined> => {
    const reading =
      readings.get(request) ??
      (isUuid(id) ? readOrders(db, [id]).then(([order]) => order) : Promise.resolve(undefined));
    readings.set(request, reading);
    return reading;
  };
  return {
    orderOf,
    /** True for the buyer, and for a reader of the order's mail. */
    opens: async (call: Caller & { params: { id: string } }): Promise<boolean> => {
      const order = await orderOf(call.request, call.params.id);
      return order !== undefined && order.site === call.site && accessOf(call, order) !== null;
    },
    /** @throws not_found */
    named: async (request: FastifyRequest, id: string): Promise<LoadedOrder> => {
      const order = await orderOf(request, id);
      if (!order) throw new AppError('not_found');
      return order;
    },
  };
}
