import type { DeskRequest } from '@actual/contracts';
import { folioText } from '@actual/contracts/facts/text/written';
import { isPreparing, stepsOf, toPesos } from '@actual/domain';
import { AppError, type Service } from '@actual/kit';
import type { Checkout } from '../context';
import { readOrders } from '../order/order.queries';
import { managerGrant } from '../payment/staff/manager-grant';
import { isUuid } from '../quotation/access/access';
import { listRequests } from './desk.queries';
import { mostBySeller } from './give-back';
import { readRequest } from './request.queries';
import { requestReply } from './request-reply';
import { shippingDays } from './shipment/plan-shipment';
import { buyerPaysWayBack, mostRefund, resolutionsFor, takeStep, visitDays } from './take-step';

/** The calls with which staff read service requests and decide about them. */
export function deskRequestRoutes(service: Service, checkout: Checkout): void {
  const { db, delivery, settings } = checkout;

  /** @throws not_found */
  async function deskRequest(id: string): Promise<DeskRequest> {
    const request = isUuid(id) ? await readRequest(db, id) : undefined;
    const [order] = request ? await readOrders(db, [request.orderId]) : [];
    if (!request || !order) throw new AppError('not_found');
    return {
      request: requestReply(request, { byStaff: true, linkSecret: settings.linkSecret }),
      order: {
        id: order.id,
        folio: folioText(order.folio),
        quotationId: order.quotationId,
        site: order.site,
        shopper: `${order.firstName} ${order.lastName}`.trim(),
        email: order.email,
        phone: order.phone,
      },
      steps: stepsOf(request.state, request.kind, {
        waits: request.shipment !== null && isPreparing(request.shipment),
      }),
      days: visitDays(request, await delivery.readFacts(), new Date()),
      resolutions: resolutionsFor(request),
      shippingDays: await shippingDays(checkout, request, order.zone),
      mostRefund: toPesos(mostRefund(request)),
      mostBySeller: toPesos(await mostBySeller(db, order.id)),
      buyerPaysWayBack: buyerPaysWayBack(request),
    };
  }

  service
    .implement('GET /servicerequests/{page}', ({ params, query }) => listRequests(db, params.page, query.state))
    .implement('GET /servicerequest/{id}', ({ params }) => deskRequest(params.id))
    .implement('POST /servicerequest/{id}/step', async ({ params: { id }, body, session, request, changed }) => {
      if (!session) throw new AppError('unauthorized');
      const { order } = await deskRequest(id);
      const { quotationId } = order;
      const grant = managerGrant(request, body.authorization, quotationId, body.amount);
      const authorizedBy = grant?.manager ?? null;
      await takeStep(checkout, { id, quotationId }, { asked: body, by: session, grant });
      const after = await deskRequest(id);
      const { step, note, day, wayBack, resolution, amount } = body;
      changed({
        before: { state: body.from },
        after: { step, note, day, wayBack, resolution, amount, state: after.request.state, authorizedBy },
      });
      return after;
    });
}
