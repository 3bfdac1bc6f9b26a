import { AppError, type Service } from '@actual/kit';
import type { Checkout } from '../context';
import { fundsOf } from '../ledger/ledger';
import { holderRoute } from '../quotation/access/holder-route';
import { card } from './methods/card';
import { pay } from './methods/pay';
import { addPayment } from './methods/payment-methods';
import { cardAuthorization } from './options/card-authorization';
import { activePeriods, paymentGroupsReply, paymentOptions, paymentTypesReply } from './options/payment-options';
import { cancelPayment } from './refund/cancel-payment';
import { refundPartialPayments } from './refund/refund-partial-payments';
import { checkPayment } from './sweep/check-payment';

/** How a quotation can be paid, and paying it. */
export function paymentRoutes(service: Service, checkout: Checkout): void {
  service
    .implement('GET /payment/paymentgroups', async () => paymentGroupsReply())
    .implement(
      'POST /quotation/{id}/paymentoptions',
      holderRoute(checkout, async (_call, quotation) =>
        paymentOptions(quotation, checkout.settings.provider, await fundsOf(checkout.db, quotation)),
      ),
    )
    .implement('GET /payment/types', async () => paymentTypesReply())
    .implement('GET /payment/cardauthorization/{bank}', async ({ params }) => cardAuthorization(checkout, params.bank))
    .implement('POST /pmperiod/getactive/', async () => activePeriods())
    .implement('POST /payment/add/{id}', {
      ...holderRoute<'POST /payment/add/{id}'>(checkout, ({ body, session }, quotation) =>
        addPayment({ checkout, quotation, input: body, session }),
      ),
      perMinute: 'cardPayments',
    })
    .implement(
      'POST /payment/remove/{id}',
      holderRoute(checkout, (_call, quotation) => refundPartialPayments(checkout, quotation)),
    )
    .implement('POST /payment/check/{id}', {
      ...holderRoute<'POST /payment/check/{id}'>(checkout, ({ body }, quotation) =>
        checkPayment(checkout, quotation, body.paymentId),
      ),
      perMinute: 'cardPayments',
    })
    .implement('POST /payment/cancel/{a}/{b}', ({ params, body, session }) => {
      if (!session) throw new AppError('unauthorized');
      const reason = body.reason || 'canceled-by-staff';
      return cancelPayment(checkout, params.a, params.b, { reason, by: session });
    })
    .implement('POST /processMPpayment', {
      ...holderRoute<'POST /processMPpayment'>(checkout, ({ body, session }, quotation) =>
        pay(card, { checkout, quotation, input: body, session }),
      ),
      perMinute: 'cardPayments',
    });
}
