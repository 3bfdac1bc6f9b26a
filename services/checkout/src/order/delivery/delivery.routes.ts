import { AppError, type Service } from '@actual/kit';
import type { Checkout } from '../../context';
import { isUuid } from '../../quotation/access/access';
import { delayDelivery } from '../day/delay-delivery';
import { readOrders } from '../order.queries';
import { correctDelivery } from './correct-delivery';
import { listDeliveries } from './list-deliveries';
import { noteDelivery } from './note-delivery';

/** The states of deliveries, as staff note them and the warehouse lists them. */
export function deliveryRoutes(service: Service, checkout: Checkout): void {
  const { db } = checkout;
  service
    .implement('GET /deliveries/{page}', ({ params, query }) => listDeliveries(db, params.page, query))
    .implement('POST /order/{id}/deliverystate', async ({ params: { id }, body, session, changed }) => {
      if (!session) throw new AppError('unauthorized');
      const [order] = isUuid(id) ? await readOrders(db, [id]) : [];
      if (!order) throw new AppError('not_found');
      const done = await noteDelivery(checkout, order, { noted: body, staffId: session.userId });
      const { from, to, ...noted } = body;
      changed({ before: { state: from }, after: { ...noted, state: to } });
      return done;
    })
    .implement('POST /order/{id}/deliverycorrection', async ({ params: { id }, body, session, changed }) => {
      if (!session) throw new AppError('unauthorized');
      const [order] = isUuid(id) ? await readOrders(db, [id]) : [];
      if (!order) throw new AppError('not_found');
      const { wrong, state } = await correctDelivery(checkout, order, { asked: body, by: session });
      changed({ before: { state: wrong }, after: { state, mistake: body.mistake } });
      return { state };
    })
    .implement('POST /order/{id}/deliverydelay', async ({ params: { id }, body, session, changed }) => {
      if (!session) throw new AppError('unauthorized');
      const [order] = isUuid(id) ? await readOrders(db, [id]) : [];
      if (!order) throw new AppError('not_found');
      const done = await delayDelivery(checkout, order, { asked: body, staffId: session.userId });
      const { day, ...why } = body;
      changed({ before: { day }, after: { ...why, day: done.proposed } });
      return done;
    });
}
