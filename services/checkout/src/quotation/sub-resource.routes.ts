import { paymentAttemptsLimit } from '@actual/contracts/facts/payment/attempts';
import type { Service } from '@actual/kit';
import type { Checkout } from '../context';
import { holderRoute, quotationRoute, withoutStaffFields } from './access/holder-route';
import { setGuestAddress } from './address/guest-address';
import { setSavedAddress } from './address/saved-address';
import { findQuotation, supplyFor } from './find-quotation';
import { afterwards, removeDetails } from './lines/edit-lines';
import { lineStates } from './lines/line-state';
import { fittingAddress } from './loaded-quotation';
import { askForMail } from './mail/ask-for-mail';
import { leaveLead } from './mail/leave-lead';
import { openLink } from './mail/open-link';
import { paymentReply } from './quotation-reply';
import { keepWayIn } from './way-in/keep-way-in';

/** Refunded of a quotation: address, delivery zone, stock, payments, attempts; its mails and leads. */
export function subResourceRoutes(service: Service, checkout: Checkout): void {
  service
    .implement(
      'PUT /processMPaddress/{quotationId}',
      holderRoute(checkout, async ({ body }, quotation) => {
        await setGuestAddress(checkout, quotation, body);
        return { ok: true as const };
      }),
    )
    .implement(
      'PUT /quotation/{id}/address',
      quotationRoute(
        checkout,
        async ({ body }, quotation) => {
          await setSavedAddress(checkout, quotation, body.contactId);
          return afterwards(checkout, quotation.id);
        },
        'own',
      ),
    )
    .implement(
      'PUT /quotation/{id}/wayin',
      quotationRoute(checkout, ({ body }, quotation) => keepWayIn(checkout, quotation, body.wayIn)),
    )
    .implement(
      'GET /quotation/{id}/address',
      holderRoute(checkout, async (_call, quotation) => ({
        address: quotation.guestAddress,
        contactId: quotation.contactId ?? (fittingAddress(quotation) ? 'guest' : null),
      })),
    )
    .implement(
      'GET /quotation/{id}/zipcodedelivery',
      holderRoute(checkout, async (_call, quotation) => ({ zipcodeDelivery: quotation.zipcode }), 'look'),
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
    )
    .implement(
      'POST /quotation/removedetailsgroup/{id}',
      quotationRoute(checkout, ({ body }, quotation) => removeDetails(checkout, quotation, body.details)),
    )
    .implement(
      'POST /quotation/findDetailsById/{id}',
      holderRoute(
        checkout,
        async (call, quotation) => ({
          Details: withoutStaffFields(await findQuotation(checkout, quotation), call).Details,
        }),
        'look',
      ),
    )
    .implement(
      'POST /quotation/getCurrentStock/{id}',
      holderRoute(
        checkout,
        async (_call, quotation) => {
          const supply = await supplyFor(checkout, quotation);
          const states = lineStates(quotation.lines, supply);
          const stock = quotation.lines.map((line) => {
            const state = quotation.orderId ? undefined : states.get(line.id);
            return {
              id: line.id,
              ItemCode: line.itemCode,
              Name: line.product?.name ?? line.itemCode,
              quantity: line.quantity,
              shipDate: line.shipDate,
              available: state?.available ?? line.quantity,
              validStock: state?.valid ?? true,
              deliveriesGroups: (state?.groups ?? []).map((one) => ({ ...one, deliveries: [...one.deliveries] })),
            };
          });
          return { stock };
        },
        'look',
      ),
    )
    .implement(
      'POST /quotation/sendemail/{id}',
      holderRoute(checkout, async ({ body }, quotation) => {
        await checkout.db.transaction((trx) =>
          askForMail(checkout, trx, quotation, { kind: 'quotation-mail', to: body.email }),
        );
        checkout.nudge();
        return { ok: true as const };
      }),
    )
    .implement(
      'POST /lead/quotation/{quotationId}',
      holderRoute(checkout, ({ body }, quotation) => leaveLead(checkout, quotation, body)),
    )
    .implement('GET /quotation/{id}/open', openLink(checkout));
}
