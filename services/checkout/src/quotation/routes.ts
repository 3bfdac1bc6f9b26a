import { toPesos } from '@actual/domain';
import { ensureHolder, type Service } from '@actual/kit';
import { pageSize, paymentAttemptsLimit } from '../constants';
import type { Checkout } from '../context';
import { addDetails } from './add-details';
import { createQuotation } from './create-quotation';
import { assignClient, setGuestAddress } from './delivery-address';
import { addDetail, changeZipcode, removeDetails, updateDetails } from './edit-lines';
import { findQuotation, validateStock } from './find-quotation';
import { holderRoute } from './holder-route';
import { listQuotations } from './list-quotations';
import { fittingAddress } from './loaded-quotation';
import { folioText, paymentReply } from './quotation-reply';
import { readQuotation } from './read-quotation';
import { totalsFor, totalsReply } from './totals';

/** Everything a person does with a quotation before paying. */
export function quotationRoutes(service: Service, checkout: Checkout): void {
  service
    .implement('POST /quotation/create', ({ body, site, session, request, reply }) =>
      createQuotation(checkout, {
        ...body,
        site,
        session,
        holderHash: ensureHolder(request, reply, checkout.settings.secureCookies),
      }),
    )
    .implement(
      'POST /quotation/findbyid/{id}',
      holderRoute(checkout, (_call, quotation) => findQuotation(checkout, quotation)),
    )
    .implement(
      'POST /quotation/findbyidquickread/{id}',
      holderRoute(checkout, async (_call, quotation) => ({
        id: quotation.id,
        folio: folioText(quotation.folio),
        totalProducts: quotation.lines.reduce((sum, line) => sum + line.quantity, 0),
        total: toPesos(totalsFor(quotation, quotation.paymentGroup).total),
        isClosed: quotation.isClosed,
        OrderWeb: quotation.orderId,
      })),
    )
    .implement(
      'POST /quotation/update/{id}',
      holderRoute(checkout, async ({ body, session }, quotation) => {
        if (body.assignClient) await assignClient(checkout, quotation, session);
        if (body.zipcodeDeliveryId !== undefined && body.zipcodeDeliveryId !== quotation.zipcode?.id)
          return changeZipcode(checkout, quotation, body.zipcodeDeliveryId);
        return findQuotation(checkout, (await readQuotation(checkout.db, quotation.id)) ?? quotation);
      }),
    )
    .implement(
      'POST /quotation/adddetail/{id}',
      holderRoute(checkout, ({ body }, quotation) => addDetail(checkout, quotation, body)),
    )
    .implement(
      'POST /quotation/addmultipledetails/{id}',
      holderRoute(checkout, ({ body }, quotation) => addDetails(checkout, quotation, body)),
    )
    .implement(
      'PUT /quotation/updatedetails/{id}',
      holderRoute(checkout, ({ body }, quotation) => updateDetails(checkout, quotation, body.details)),
    )
    .implement(
      'DELETE /quotation/{id}/removedetail/{detailId}',
      holderRoute(checkout, ({ params }, quotation) => removeDetails(checkout, quotation, params.detailId)),
    )
    .implement(
      'DELETE /quotation/{id}/removealldetails',
      holderRoute(checkout, (_call, quotation) => removeDetails(checkout, quotation)),
    )
    .implement(
      'POST /quotation/{id}/validatestock',
      holderRoute(checkout, (_call, quotation) => validateStock(checkout, quotation)),
    )
    .implement(
      'POST /quotation/totals/{id}',
      holderRoute(checkout, async ({ body }, quotation) =>
        totalsReply(
          quotation,
          ([1, 2, 3, 4, 5] as const).find((g) => g === body.paymentGroup) ?? quotation.paymentGroup,
        ),
      ),
    )
    .implement('POST /quotation/find/{page}', ({ params, session, site }) =>
      listQuotations(checkout.db, { clientId: session?.clientId ?? null, site, page: params.page, size: pageSize }),
    );
  partRoutes(service, checkout);
}

/** Parts of a quotation: address, delivery zone, payments, attempts. */
function partRoutes(service: Service, checkout: Checkout): void {
  service
    .implement(
      'PUT /processMPaddress/{quotationId}',
      holderRoute(checkout, async ({ body }, quotation) => {
        await setGuestAddress(checkout, quotation, body);
        return { ok: true as const };
      }),
    )
    .implement(
      'GET /quotation/{id}/address',
      holderRoute(checkout, async (_call, quotation) => ({
        address: quotation.guestAddress,
        contactId: fittingAddress(quotation) ? 'guest' : null,
      })),
    )
    .implement(
      'GET /quotation/{id}/zipcodedelivery',
      holderRoute(checkout, async (_call, quotation) => ({ zipcodeDelivery: quotation.zipcode })),
    )
    .implement(
      'GET /quotation/{id}/payments',
      holderRoute(checkout, async (_call, quotation) => quotation.payments.map(paymentReply)),
    )
    .implement(
      'GET /quotation/{id}/paymentattempts',
      holderRoute(checkout, async (_call, quotation) => ({
        paymentAttempts: quotation.paymentAttempts,
        limit: paymentAttemptsLimit,
        rateLimitReported: quotation.rateLimitReported,
      })),
    );
}
