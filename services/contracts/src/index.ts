import { accountEndpoints } from './account/account';
import { contactEndpoints } from './account/contacts';
import { favoriteEndpoints } from './account/favorites';
import { fiscalEndpoints } from './account/fiscal';
import { formEndpoints } from './account/forms';
import { invoiceEndpoints } from './account/invoices';
import { ledgerEndpoints } from './account/ledgers';
import { messageEndpoints } from './account/messages';
import { newsletterEndpoints } from './account/newsletter';
import { passkeyEndpoints } from './account/passkeys';
import { peopleEndpoints } from './account/people';
import { privacyEndpoints } from './account/privacy';
import { recoveryEndpoints } from './account/recovery';
import { restockEndpoints } from './account/restock';
import { reviewEndpoints } from './account/reviews';
import { roomPlanEndpoints } from './account/room-plans';
import { secondFactorEndpoints } from './account/second-factor';
import { sessionEndpoints } from './account/sessions';
import { teamEndpoints } from './account/team';
import { categoryEndpoints } from './catalog/category';
import { categoryListEndpoints } from './catalog/category-lists';
import { importEndpoints } from './catalog/imports';
import { offerEndpoints } from './catalog/offers';
import { pageTextEndpoints } from './catalog/page-texts';
import { productEndpoints } from './catalog/product';
import { productGroupEndpoints, productListEndpoints } from './catalog/product-lists';
import { roomEndpoints } from './catalog/rooms';
import { shippingEndpoints } from './catalog/shipping';
import { shopEndpoints } from './catalog/shops';
import { siteEndpoints } from './catalog/site';
import { storefrontEndpoints } from './catalog/storefront';
import { suggestionEndpoints } from './catalog/suggestions';
import { syncEndpoints } from './catalog/sync';
import { cancellationEndpoints } from './checkout/after-sale/cancellation';
import { deliveryEndpoints } from './checkout/after-sale/deliveries';
import { deliveryDayEndpoints } from './checkout/after-sale/delivery-day';
import { deliveryPlaceEndpoints } from './checkout/after-sale/delivery-place';
import { serviceRequestEndpoints } from './checkout/after-sale/service-requests';
import { bigticketEndpoints } from './checkout/bigticket';
import { cardPaymentEndpoints } from './checkout/card-payment';
import { caseEndpoints } from './checkout/cases';
import { closingEndpoints } from './checkout/closing';
import { dollarEndpoints } from './checkout/dollars';
import { moneyBackEndpoints } from './checkout/money-back';
import { orderEndpoints } from './checkout/order';
import { orderErpEndpoints } from './checkout/order-erp';
import { paymentEndpoints } from './checkout/payments';
import { promiseEndpoints } from './checkout/promises';
import { quotationEndpoints } from './checkout/quotation';
import { quotationLineEndpoints } from './checkout/quotation-lines';
import { quotationPartEndpoints } from './checkout/quotation-parts';
import { saleEndpoints } from './checkout/sale';
import { transferCreditEndpoints } from './checkout/transfer-credits';
import { keptWayInEndpoints } from './checkout/way-in';
import { auditEndpoints } from './staff/audit';
import { boardEndpoints } from './staff/board';
import { brokerEndpoints } from './staff/broker';
import { clientEndpoints } from './staff/clients';
import { deskEndpoints } from './staff/desk';
import { followUpEndpoints } from './staff/follow-up';
import { invoiceLogEndpoints } from './staff/invoice-logs';
import { measureEndpoints } from './staff/measures';
import { orderTimelineEndpoints } from './staff/order-timeline';
import { staffPromiseEndpoints } from './staff/promises';
import { releaseEndpoints } from './staff/releases';
import { cashEndpoints } from './staff/reports/cash';
import { dashboardEndpoints } from './staff/reports/dashboard';
import { exportEndpoints } from './staff/reports/exports';
import { orderReportEndpoints } from './staff/reports/orders';
import { quotationReportEndpoints } from './staff/reports/quotations';
import { reasonsEndpoints } from './staff/reports/reasons';
import { viewEndpoints } from './staff/reports/views';
import { saleReadEndpoints } from './staff/sale';

/** Every call of the store, by `METHOD path`. */
export const endpoints = {
  ...categoryEndpoints,
  ...productEndpoints,
  ...pageTextEndpoints,
  ...shopEndpoints,
  ...siteEndpoints,
  ...storefrontEndpoints,
  ...importEndpoints,
  ...shippingEndpoints,
  ...suggestionEndpoints,
  ...offerEndpoints,
  ...roomEndpoints,
  ...categoryListEndpoints,
  ...productListEndpoints,
  ...productGroupEndpoints,
  ...syncEndpoints,
  ...quotationEndpoints,
  ...quotationLineEndpoints,
  ...quotationPartEndpoints,
  ...closingEndpoints,
  ...bigticketEndpoints,
  ...cardPaymentEndpoints,
  ...orderEndpoints,
  ...orderErpEndpoints,
  ...cancellationEndpoints,
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
  ...ledgerEndpoints,
  ...accountEndpoints,
  ...sessionEndpoints,
  ...contactEndpoints,
  ...favoriteEndpoints,
  ...fiscalEndpoints,
  ...formEndpoints,
  ...newsletterEndpoints,
  ...passkeyEndpoints,
  ...peopleEndpoints,
  ...privacyEndpoints,
  ...recoveryEndpoints,
  ...restockEndpoints,
  ...messageEndpoints,
  ...reviewEndpoints,
  ...roomPlanEndpoints,
  ...secondFactorEndpoints,
  ...teamEndpoints,
  ...orderReportEndpoints,
  ...quotationReportEndpoints,
  ...exportEndpoints,
  ...viewEndpoints,
  ...cashEndpoints,
  ...dashboardEndpoints,
  ...reasonsEndpoints,
  ...invoiceEndpoints,
  ...invoiceLogEndpoints,
  ...orderTimelineEndpoints,
  ...measureEndpoints,
  ...staffPromiseEndpoints,
  ...auditEndpoints,
  ...deskEndpoints,
  ...followUpEndpoints,
  ...boardEndpoints,
  ...brokerEndpoints,
  ...clientEndpoints,
  ...saleEndpoints,
  ...saleReadEndpoints,
  ...releaseEndpoints,
};
export type Endpoints = typeof endpoints;

export * from './account/account';
export * from './account/contacts';
export * from './account/favorites';
export * from './account/fiscal';
export * from './account/invoices';
export * from './account/ledgers';
export * from './account/messages';
export * from './account/passkeys';
export * from './account/privacy';
export * from './account/reviews';
export * from './account/room-plans';
export * from './account/second-factor';
export * from './account/team';
export * from './catalog/category';
export * from './catalog/category-lists';
export * from './catalog/company';
export * from './catalog/import-shapes';
export * from './catalog/listing';
export * from './catalog/offers';
export * from './catalog/page-texts';
export * from './catalog/product';
export * from './catalog/product-card';
export * from './catalog/product-lists';
export * from './catalog/rooms';
export * from './catalog/shipping';
export * from './catalog/shops';
export * from './catalog/site';
export * from './catalog/storefront';
export * from './catalog/storefront-content';
export * from './catalog/storefront-preview';
export * from './catalog/suggestions';
export * from './catalog/sync';
export * from './checkout/after-sale/cancellation';
export * from './checkout/after-sale/deliveries';
export * from './checkout/after-sale/delivery-day';
export * from './checkout/after-sale/delivery-place';
export * from './checkout/after-sale/service-request-shapes';
export * from './checkout/card-payment';
export * from './checkout/cases';
export * from './checkout/order';
export * from './checkout/order-erp';
export * from './checkout/order-shapes';
export * from './checkout/payment-option-shapes';
export * from './checkout/payments';
export * from './checkout/quotation';
export * from './checkout/quotation-lines';
export * from './checkout/quotation-parts';
export * from './checkout/quotation-shapes';
export * from './checkout/transfer-credits';
export type { Access, Endpoint, ServiceName } from './endpoint';
export { changes, deadlineOf, isInternal } from './endpoint';
export * from './errors';
export * from './shapes';
export * from './staff/audit';
export * from './staff/board';
export * from './staff/broker';
export * from './staff/clients';
export * from './staff/desk';
export * from './staff/follow-up';
export * from './staff/measures';
export * from './staff/order-timeline';
export * from './staff/promises';
export * from './staff/releases';
export * from './staff/reports/cash';
export * from './staff/reports/dashboard';
export * from './staff/reports/exports';
export * from './staff/reports/orders';
export * from './staff/reports/quotations';
export * from './staff/reports/reasons';
export * from './staff/reports/views';
export * from './staff/sale';
