import type { Order } from '@actual/contracts';
import { AppError, isStaff, type Service } from '@actual/kit';
import type { FastifyRequest } from 'fastify';
import type { Checkout } from '../context';
import { holds, isUuid, seesEverything } from '../quotation/access/access';
import { movableDeliveries } from './day/movable-deliveries';
import { moveDelivery } from './day/move-delivery';
import { createInErp } from './erp/create-in-erp';
import { askForLink } from './link/ask-for-link';
import { openOrderLink } from './link/open-link';
import { type LoadedOrder, readOrders } from './order.queries';
import { orderReply, restrictedReply } from './order-reply';
import { listPurchases } from './purchases.queries';

const ownedBy = (order: LoadedOrder) => ({ ...order, invited: order.isInvited });

/** Its buyer and staff hold an order; a browser that opened its signed link sees what the mail says, whosever it is. */
function accessOf(call: Parameters<typeof holds>[0], order: LoadedOrder): Order['hold'] | null {
  if (holds(call, ownedBy(order))) return 'own';
  const { holderHash } = call.request;
  return order.site === call.site && holderHash !== null && order.openedBy.includes(holderHash) ? 'look' : null;
}

/** The order page and the list of own orders. */
export function orderRoutes(service: Service, checkout: Checkout): void {
  const readings = new WeakMap<FastifyRequest, Promise<LoadedOrder | undefined>>();
  const orderOf = (request: FastifyRequest, id: string): Promise<LoadedOrder | undefined> => {
    const reading =
      readings.get(request) ??
      (isUuid(id) ? readOrders(checkout.db, [id]).then(([order]) => order) : Promise.resolve(undefined));
    readings.set(request, reading);
    return reading;
  };
  /** Whoever bought it, and who has its mail. */
  const opens = async (call: Parameters<typeof accessOf>[0] & { params: { id: string } }): Promise<boolean> => {
    const order = await orderOf(call.request, call.params.id);
    return order !== undefined && order.site === call.site && accessOf(call, order) !== null;
  };
  const named = async (request: FastifyRequest, id: string): Promise<LoadedOrder> => {
    const order = await orderOf(request, id);
    if (!order) throw new AppError('not_found');
    return order;
  };

  service
    .implement('POST /order/findbyid/{id}', {
      revealsForbidden: true,
      owns: async (call) => {
        const order = await orderOf(call.request, call.params.id);
        return order !== undefined && order.site === call.site && (order.isInvited || accessOf(call, order) !== null);
      },
      handle: async (call) => {
        const order = await orderOf(call.request, call.params.id);
        if (!order) throw new AppError('forbidden');
        const { publicOrigins, receivingAccount } = checkout.settings;
        const hold = accessOf(call, order);
        if (!hold) return restrictedReply(order);
        const byStaff = seesEverything(call.session);
        return orderReply(order, { hold, byStaff, beneficiary: receivingAccount.beneficiary, publicOrigins });
      },
    })
    .implement('GET /order/{id}/deliverydays', {
      owns: opens,
      handle: async ({ request, params }) => {
        const facts = await checkout.delivery.readFacts();
        return { deliveries: movableDeliveries(await named(request, params.id), { facts, now: new Date() }) };
      },
    })
    .implement('POST /order/{id}/deliveryday', {
      owns: opens,
      handle: async ({ request, params, body, session, changed }) => {
        const order = await named(request, params.id);
        const staffId = session !== null && isStaff(session) ? session.userId : null;
        const moved = await moveDelivery(checkout, order, { ...body, staffId });
        changed({ before: { deliveryDate: body.from }, after: { deliveryDate: body.to } });
        return moved;
      },
    })
    .implement('GET /order/{id}/open', openOrderLink(checkout))
    .implement('POST /order/{id}/sendlink', askForLink(checkout))
    .implement('POST /order/{id}/ordersap', ({ params }) => {
      if (!isUuid(params.id)) throw new AppError('not_found');
      return createInErp(checkout, params.id);
    })
    .implement('GET /order/find/{page}', ({ params, query, session, site }) =>
      listPurchases(checkout.db, { clientId: session?.clientId ?? null, site, page: params.page, ...query }),
    );
}
