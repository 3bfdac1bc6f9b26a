import { folioText } from '@actual/contracts/facts/text/written';
import { AppError, type Service } from '@actual/kit';
import type { Checkout } from '../../context';
import { holderRoute } from '../../quotation/access/holder-route';
import { cancelOrder } from '../refund/cancel-order';
import { refundPart } from '../refund/refund-part';
import { addOrderPayment } from './add-order-payment';
import { createOrder } from './create-order';
import { creditTransfer, transferCredits } from './credit-transfer';
import { dollarRate, setDollarRate } from './dollar-rate';
import { managerGrant } from './manager-grant';

/** Orders of quotations paid in parts, and money that staff add to orders. */
export function orderPaymentRoutes(service: Service, checkout: Checkout): void {
  service
    .implement(
      'POST /order/createfromquotation/{id}',
      holderRoute(checkout, async (_call, quotation) => {
        if (quotation.orderId && quotation.orderFolio !== null)
          return { id: quotation.orderId, folio: folioText(quotation.orderFolio) };
        if (quotation.lines.length === 0) throw new AppError('quotation_empty');
        return createOrder(checkout, quotation.id, null);
      }),
    )
    .implement('POST /order/create', async ({ body, request }) => {
      const granted = managerGrant(request, body.authorization, body.quotationId);
      return createOrder(checkout, body.quotationId, granted);
    })
    .implement('POST /order/addpayment/{id}', async ({ params, body, session }) => {
      if (!session) throw new AppError('unauthorized');
      return addOrderPayment(checkout, params.id, body, session);
    })
    .implement('POST /payment/refund/{a}/{b}', ({ params, body, session }) => {
      if (!session) throw new AppError('unauthorized');
      return refundPart(checkout, { order: params.a, payment: params.b }, { ...body, by: session });
    })
    .implement('POST /order/{id}/cancel', ({ params, body, session }) => {
      if (!session) throw new AppError('unauthorized');
      return cancelOrder(checkout, params.id, { ...body, by: session });
    })
    .implement('GET /payment/dollarrate', () => dollarRate(checkout.db))
    .implement('PUT /payment/dollarrate', async ({ body, session, changed }) => {
      if (!session) throw new AppError('unauthorized');
      const before = await dollarRate(checkout.db);
      const after = await setDollarRate(checkout.db, body.rate, session.userId);
      changed({ before: { rate: before.rate }, after: { rate: after.rate } });
      return after;
    })
    .implement('GET /order/transfercredits/{id}', ({ params }) => transferCredits(checkout.db, params.id))
    .implement('POST /order/transfercredits/{id}', ({ params, body, session }) => {
      if (!session) throw new AppError('unauthorized');
      return creditTransfer(checkout, params.id, body, session);
    });
}
