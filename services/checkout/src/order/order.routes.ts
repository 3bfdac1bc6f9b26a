import { AppError, type Service } from '@actual/kit';
import type { Checkout } from '../context';
import { isUuid, seesEverything } from '../quotation/access/access';
import { cancelRoutes } from './cancel/cancel.routes';
import { askForCode, codeState, withCode } from './code/order-code';
import { movableDeliveries } from './day/movable-deliveries';
import { moveDelivery } from './day/move-delivery';
import { askForStorage } from './delivery/ask-for-storage';
import { deliveryRoutes } from './delivery/delivery.routes';
import { createInErp } from './erp/create-in-erp';
import { askForLink, askForLinkByFolio } from './link/ask-for-link';
import { openOrderLink } from './link/open-link';
import { accessOf, orderReader } from './order-access';
import { orderReply, restrictedReply } from './order-reply';
import { correctWayIn } from './place/correct-way-in';
import { placeRoutes } from './place/place.routes';
import { listPurchases } from './purchases.queries';

/** The order page and the list of own orders. */
export function orderRoutes(service: Service, checkout: Checkout): void {
  const { orderOf, opens, named } = orderReader(checkout);
  cancelRoutes(service, checkout, { opens, named });
  placeRoutes(service, checkout, { opens, named });
  deliveryRoutes(service, checkout);
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
    .implement('POST /order/{id}/code', {
      owns: opens,
      handle: async (call) => {
        await askForCode(checkout, call, await named(call.request, call.params.id));
        return { ok: true };
      },
    })
    .implement('GET /order/{id}/deliverydays', {
      owns: opens,
      handle: async (call) => {
        const facts = await checkout.delivery.readFacts();
        const order = await named(call.request, call.params.id);
        return {
          deliveries: movableDeliveries(order, { facts, now: new Date() }),
          code: await codeState(checkout.db, call, order),
        };
      },
    })
    .implement('POST /order/{id}/deliveryday', {
      owns: opens,
      handle: async (call) => {
        const { request, params, changed } = call;
        const { code, ...body } = call.body;
        const order = await named(request, params.id);
        const moved = await withCode(checkout, { call, order, code }, (changing) =>
          moveDelivery(checkout, order, { ...body, ...changing }),
        );
        changed({ before: { deliveryDate: body.from }, after: { deliveryDate: body.to, half: body.half } });
        return moved;
      },
    })
    .implement('POST /order/{id}/deliverystorage', {
      owns: opens,
      handle: async (call) => {
        const { request, params, changed } = call;
        const { code, day } = call.body;
        const order = await named(request, params.id);
        const stored = await withCode(checkout, { call, order, code }, (changing) =>
          askForStorage(checkout, order, { day, ...changing }),
        );
        changed({ after: { day } });
        return stored;
      },
    })
    .implement('PUT /order/{id}/wayin', {
      owns: opens,
      handle: async ({ request, params, body, changed }) => {
        const order = await named(request, params.id);
        await correctWayIn(checkout.db, order.id, body.wayIn);
        changed({ before: { wayIn: order.wayIn }, after: body });
        return body;
      },
    })
    .implement('GET /order/{id}/open', openOrderLink(checkout))
    .implement('POST /order/{id}/sendlink', askForLink(checkout))
    .implement('POST /order/sendlink', askForLinkByFolio(checkout))
    .implement('POST /order/{id}/ordersap', ({ params }) => {
      if (!isUuid(params.id)) throw new AppError('not_found');
      return createInErp(checkout, params.id);
    })
    .implement('GET /order/find/{page}', ({ params, query, session, site }) =>
      listPurchases(checkout.db, { clientId: session?.clientId ?? null, site, page: params.page, ...query }),
    );
}
