import type { Service } from '@actual/kit';
import type { Checkout } from '../../context';
import { codeState, withCode } from '../code/order-code';
import type { orderReader } from '../order-access';
import { changePlace } from './change-place';
import { offerPlace } from './offer-place';

/** Who receives an order and where, after it was bought. */
export function placeRoutes(
  service: Service,
  checkout: Checkout,
  { opens, named }: Pick<ReturnType<typeof orderReader>, 'opens' | 'named'>,
): void {
  service
    .implement('GET /order/{id}/deliveryplace', {
      owns: opens,
      handle: async (call) => {
        const { request, params, query } = call;
        const order = await named(request, params.id);
        const facts = await checkout.delivery.readFacts();
        const cp = (query.cp ?? order.address.zipCode).trim();
        const {
          zipcodeId: _id,
          deliveries: _there,
          ...place
        } = await offerPlace(checkout.db, order, { cp, facts, now: new Date() });
        return { ...place, code: await codeState(checkout.db, call, order) };
      },
    })
    .implement('PUT /order/{id}/deliveryplace', {
      owns: opens,
      handle: async (call) => {
        const { request, params, changed } = call;
        const { code, ...body } = call.body;
        const order = await named(request, params.id);
        const done = await withCode(checkout, { call, order, code }, (changing) =>
          changePlace(checkout, order, { ...body, ...changing }),
        );
        // who receives is personal: the audit log keeps the postal code alone
        changed({ before: { cp: order.address.zipCode }, after: { cp: body.address.zipCode } });
        return done;
      },
    });
}
