import { isManagerRole } from '@actual/contracts/facts/access/roles';
import { AppError, isStaff, type Service } from '@actual/kit';
import type { Checkout } from '../../context';
import type { LoadedOrder } from '../order.queries';
import { accessOf, type Caller, type orderReader } from '../order-access';
import { cancelLines } from './cancel-lines';
import { previewCancellation } from './preview-cancellation';
import { askForCode, assertCode, codeState, type LinkReader, useUpCode } from './refund-code';

/** The recorded reason when the buyer gives none. */
const buyersReason = 'buyer-cancels';

/** The caller where it has the signed link alone; null for buyer and staff, who name an account without a code. */
const linkReader = (call: Caller, order: LoadedOrder): LinkReader | null =>
  accessOf(call, order) === 'look' && call.request.holderHash !== null
    ? { orderId: order.id, holderHash: call.request.holderHash }
    : null;

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
        const reader = preview.parts.some(({ goesTo }) => goesTo === 'account') ? linkReader(call, order) : null;
        return { ...preview, code: reader && (await codeState(checkout.db, reader)) };
      },
    })
    .implement('POST /order/{id}/cancellation/code', {
      owns: opens,
      handle: async (call) => {
        const reader = linkReader(call, await named(call.request, call.params.id));
        if (reader) await askForCode(checkout, reader);
        return { ok: true };
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
        // whoever names the account gets the money: a forwarded mail is not enough (decision 0180)
        const reader = body.clabe === undefined ? null : linkReader(call, order);
        if (reader) await assertCode(checkout, reader, code);
        const canceled = await cancelLines(checkout, order, { ...asked, reason, by: staff ?? 'buyer' });
        if (reader) await useUpCode(checkout.db, reader);
        changed({ before: { total: body.total }, after: { total: canceled.total } });
        return canceled;
      },
    });
}
