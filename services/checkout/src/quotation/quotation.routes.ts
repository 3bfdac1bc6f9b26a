import { limits } from '@actual/contracts/facts/limits';
import { folioText } from '@actual/contracts/facts/text/written';
import { toPesos } from '@actual/domain';
import { AppError, ensureHolder, type Service, type Session } from '@actual/kit';
import { assertWithin } from '@actual/kit/caps/assert-within';
import type { Checkout } from '../context';
import { holds, seesEverything } from './access/access';
import { holderRoute, quotationRoute, withoutStaffFields } from './access/holder-route';
import { assignClient } from './assign-client';
import { assertTakesMore } from './change-quotation';
import { createQuotation } from './create-quotation';
import { findQuotation, validateStock } from './find-quotation';
import { readFollowUp } from './follow-up.queries';
import { addDetails } from './lines/add-details';
import { addDetail, afterwards, changeZipcode, removeDetails, updateDetails } from './lines/edit-lines';
import { listQuotations } from './list-quotations';
import type { LoadedQuotation } from './loaded-quotation';
import { mergeQuotation } from './merge-quotation';
import { readQuotation } from './quotation.queries';
import { subResourceRoutes } from './sub-resource.routes';
import { totalsFor, totalsReply } from './totals';

/** A quotation is made nobody's but the caller's own, whatever the body names. @throws forbidden */
function assertOwn(session: Session | null, { Client, User }: { Client?: string; User?: string }): void {
  const another = Client !== undefined && Client !== session?.clientId;
  if (another || (User !== undefined && (Client === undefined || User !== session?.userId)))
    throw new AppError('forbidden');
}

/** Everything a person does with a quotation before paying. */
export function quotationRoutes(service: Service, checkout: Checkout): void {
  const countNew = service.limits.counter(limits.newQuotations);
  service
    .implement('POST /quotation/create', async (call) => {
      const { body, site, session, request, reply } = call;
      const { detail, details = detail ? [detail] : [] } = body;
      if (detail && body.details) throw new AppError('invalid_input', undefined, [{ field: 'detail' }]);
      const uses = await countNew(request);
      await assertWithin(checkout.db, checkout.caps.callerOf(call), [{ cap: 'newQuotations', uses }]);
      const holderHash = ensureHolder(request, reply, checkout.settings.secureCookies);
      return withoutStaffFields(
        await createQuotation(checkout, { ...body, details, site, session, holderHash, clientIp: request.ip }),
        call,
      );
    })
    .implement(
      'POST /quotation/findbyid/{id}',
      quotationRoute(
        checkout,
        async ({ session }, quotation) => {
          const found = await findQuotation(checkout, quotation);
          return seesEverything(session) ? { ...found, ...(await readFollowUp(checkout.db, quotation.id)) } : found;
        },
        'look',
      ),
    )
    .implement(
      'POST /quotation/findbyidquickread/{id}',
      holderRoute(
        checkout,
        async (_call, quotation) => ({
          id: quotation.id,
          folio: folioText(quotation.folio) || null,
          totalProducts: quotation.lines.reduce((sum, line) => sum + line.quantity, 0),
          total: toPesos(totalsFor(quotation, quotation.paymentGroup).total),
          isClosed: quotation.isClosed,
          OrderWeb: quotation.orderId,
        }),
        'look',
      ),
    )
    .implement(
      'POST /quotation/update/{id}',
      quotationRoute(checkout, async (call, quotation) => {
        const { body, session, request } = call;
        assertOwn(session, body);
        if (body.assignClient || body.Client !== undefined)
          await assignClient(checkout, quotation, { session, holderHash: request.holderHash });
        if (body.mergeQuotation !== undefined) {
          const mayTake = (other: LoadedQuotation) => holds(call, other);
          const supply = await mergeQuotation(checkout, quotation, { otherId: body.mergeQuotation, mayTake });
          return afterwards(checkout, quotation.id, supply);
        }
        if (body.zipcodeDeliveryId !== undefined && body.zipcodeDeliveryId !== quotation.zipcode?.id)
          return changeZipcode(checkout, quotation, body.zipcodeDeliveryId);
        return findQuotation(checkout, (await readQuotation(checkout.db, quotation.id)) ?? quotation);
      }),
    )
    .implement(
      'POST /quotation/adddetail/{id}',
      quotationRoute(checkout, ({ body, session }, quotation) => {
        assertTakesMore(quotation, session);
        return addDetail(checkout, quotation, body);
      }),
    )
    .implement(
      'POST /quotation/addmultipledetails/{id}',
      quotationRoute(checkout, ({ body, session }, quotation) => {
        assertTakesMore(quotation, session);
        return addDetails(checkout, quotation, body);
      }),
    )
    .implement(
      'PUT /quotation/updatedetails/{id}',
      quotationRoute(checkout, ({ body }, quotation) => updateDetails(checkout, quotation, body.details)),
    )
    .implement(
      'DELETE /quotation/{id}/removedetail/{detailId}',
      quotationRoute(checkout, ({ params }, quotation) => removeDetails(checkout, quotation, [params.detailId])),
    )
    .implement(
      'DELETE /quotation/{id}/removealldetails',
      quotationRoute(checkout, (_call, quotation) => removeDetails(checkout, quotation)),
    )
    .implement(
      'POST /quotation/{id}/validatestock',
      holderRoute(checkout, (_call, quotation) => validateStock(checkout, quotation), 'look'),
    )
    .implement(
      'POST /quotation/totals/{id}',
      holderRoute(
        checkout,
        async ({ body }, quotation) =>
          totalsReply(
            quotation,
            ([1, 2, 3, 4, 5] as const).find((g) => g === body.paymentGroup) ?? quotation.paymentGroup,
          ),
        'look',
      ),
    )
    .implement('POST /quotation/find/{page}', ({ params, body, session, site }) =>
      listQuotations(checkout, { clientId: session?.clientId ?? null, site, page: params.page, ...body }),
    );
  subResourceRoutes(service, checkout);
}
