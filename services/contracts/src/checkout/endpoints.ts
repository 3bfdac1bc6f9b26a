import { teamEndpoints } from '../account/team';
import { cancellationEndpoints } from './after-sale/cancellation';
import { deliveryEndpoints } from './after-sale/deliveries';
import { deliveryDayEndpoints } from './after-sale/delivery-day';
import { deliveryPlaceEndpoints } from './after-sale/delivery-place';
import { orderCodeEndpoints } from './after-sale/order-code';
import { serviceRequestEndpoints } from './after-sale/service-requests';
import { bigticketEndpoints } from './bigticket';
import { cardPaymentEndpoints } from './card-payment';
import { caseEndpoints } from './cases';
import { closingEndpoints } from './closing';
import { dollarEndpoints } from './dollars';
import { moneyBackEndpoints } from './money-back';
import { orderEndpoints } from './order';
import { orderErpEndpoints } from './order-erp';
import { paymentEndpoints } from './payments';
import { promiseEndpoints } from './promises';
import { quotationEndpoints } from './quotation';
import { quotationLineEndpoints } from './quotation-lines';
import { quotationPartEndpoints } from './quotation-parts';
import { saleEndpoints } from './sale';
import { transferCreditEndpoints } from './transfer-credits';
import { keptWayInEndpoints } from './way-in';

/** The calls of the checkout service, by `METHOD path`, among them one that stands with another service's. */
export const endpointsOfCheckout = {
  ...quotationEndpoints,
  ...quotationLineEndpoints,
  ...quotationPartEndpoints,
  ...closingEndpoints,
  ...bigticketEndpoints,
  ...cardPaymentEndpoints,
  ...orderEndpoints,
  ...orderErpEndpoints,
  ...cancellationEndpoints,
  ...orderCodeEndpoints,
  ...deliveryDayEndpoints,
  ...deliveryEndpoints,
  ...deliveryPlaceEndpoints,
  ...promiseEndpoints,
  ...serviceRequestEndpoints,
  ...keptWayInEndpoints,
  ...dollarEndpoints,
  ...moneyBackEndpoints,
  ...paymentEndpoints,
  ...caseEndpoints,
  ...transferCreditEndpoints,
  ...saleEndpoints,
  ...teamEndpoints,
};
