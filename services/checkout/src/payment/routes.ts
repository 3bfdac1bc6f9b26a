import type { Service } from '@actual/kit';
import type { Checkout } from '../context';
import { holderRoute } from '../quotation/holder-route';
import { paymentGroupsReply, paymentOptions } from './payment-options';
import { processCardPayment } from './process-payment';

/** Card payments a caller may try per minute: enough for an office behind one address, few for a card tester. */
const paymentsPerMinute = 60;

/** How a quotation can be paid, and paying it. */
export function paymentRoutes(service: Service, checkout: Checkout): void {
  service
    .implement('GET /payment/paymentgroups', async () => paymentGroupsReply())
    .implement(
      'POST /quotation/{id}/paymentoptions',
      holderRoute(checkout, async (_call, quotation) => paymentOptions(quotation, checkout.settings.provider)),
    )
    .implement('POST /processMPpayment', {
      ...holderRoute<'POST /processMPpayment'>(checkout, ({ body }, quotation) =>
        processCardPayment(checkout, quotation, body),
      ),
      perMinute: paymentsPerMinute,
    });
}
