import { isManagerRole } from '@actual/contracts/facts/access/roles';
import { AppError, isStaff, type Service } from '@actual/kit';
import type { Checkout } from '../../context';
import { codeState, withCode } from '../code/order-code';
import type { orderReader } from '../order-access';
import { cancelLines } from './cancel-lines';
import { previewCancellation } from './preview-cancellation';

/** The recorded reason when the buyer gives none. */
const buyersReason = 'buyer-cancels';

/** Canceling pieces of an order, or all of it, before they leave. */
export function cancelRoutes(
  service: Service,
  checkout: Checkout,
  { opens, named }: Pick<ReturnType<typeof orderReader>, 'opens' | 'named'>,
): void {
  service
    .implement('POST /order/{id}/cancellation/preview', {
      owns: opens,
      handle: async (call) => {
        const { request, params, body, session } = call;
        const facts = await checkout.delivery.readFacts();
        const byStaff = session !== null && isStaff(session);
        const order = await named(request, params.id);
        const preview = previewCancellation(order, body.lines, { facts, now: new Date(), byStaff });
        return { ...preview, code: await codeState(checkout.db, call, order) };
      },
    })
    .implement('POST /order/{id}/cancellation', {
      owns: opens,
      handle: async (call) => {
        const { request, params, body, session, changed } = call;
        const order = await named(request, params.id);
        const staff = session !== null && isStaff(session) ? session : null;
        // as whatever else gives money back: a manager's, who says why
        if (staff && !isManagerRole(staff.role)) throw new AppError('forbidden', 'a manager cancels');
        if (staff && !body.reason) throw new AppError('invalid_input', 'reason', [{ field: 'reason' }]);
        const { reason = buyersReason, code, ...asked } = body;
        const canceled = await withCode(checkout, { call, order, code }, ({ spend }) =>
          cancelLines(checkout, order, { ...asked, reason, by: staff ?? 'buyer', spend }),
        );
        changed({ before: { total: body.total }, after: { total: canceled.total } });
        return canceled;
      },
    });
}
