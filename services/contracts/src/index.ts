import { accountEndpoints } from './account/account';
import { contactEndpoints } from './account/contacts';
import { fiscalEndpoints } from './account/fiscal';
import { formEndpoints } from './account/forms';
import { invoiceEndpoints } from './account/invoices';
import { ledgerEndpoints } from './account/ledgers';
import { peopleEndpoints } from './account/people';
import { recoveryEndpoints } from './account/recovery';
import { categoryEndpoints } from './catalog/category';
import { categoryListEndpoints } from './catalog/category-lists';
import { offerEndpoints } from './catalog/offers';
import { productEndpoints } from './catalog/product';
import { productGroupEndpoints, productListEndpoints } from './catalog/product-lists';
import { shippingEndpoints } from './catalog/shipping';
import { siteEndpoints } from './catalog/site';
import { suggestionEndpoints } from './catalog/suggestions';
import { syncEndpoints } from './catalog/sync';
import { caseEndpoints } from './checkout/cases';
import { orderEndpoints } from './checkout/order';
import { paymentEndpoints } from './checkout/payments';
import { quotationEndpoints } from './checkout/quotation';
import { quotationPartEndpoints } from './checkout/quotation-parts';
import { transferCreditEndpoints } from './checkout/transfer-credits';
import { invoiceLogEndpoints } from './staff/invoice-logs';
import { reportEndpoints } from './staff/reports';

/** Every call of the store, by `METHOD path`. */
export const endpoints = {
  ...categoryEndpoints,
  ...productEndpoints,
  ...siteEndpoints,
  ...shippingEndpoints,
  ...suggestionEndpoints,
  ...offerEndpoints,
  ...categoryListEndpoints,
  ...productListEndpoints,
  ...productGroupEndpoints,
  ...syncEndpoints,
  ...quotationEndpoints,
  ...quotationPartEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...caseEndpoints,
  ...transferCreditEndpoints,
  ...ledgerEndpoints,
  ...accountEndpoints,
  ...contactEndpoints,
  ...fiscalEndpoints,
  ...formEndpoints,
  ...peopleEndpoints,
  ...recoveryEndpoints,
  ...reportEndpoints,
  ...invoiceEndpoints,
  ...invoiceLogEndpoints,
};
export type Endpoints = typeof endpoints;

export * from './account/account';
export * from './account/contacts';
export * from './account/fiscal';
export * from './account/invoices';
export * from './account/ledgers';
export * from './catalog/category';
export * from './catalog/category-lists';
export * from './catalog/offers';
export * from './catalog/product';
export * from './catalog/product-lists';
export * from './catalog/shipping';
export * from './catalog/site';
export * from './catalog/suggestions';
export * from './catalog/sync';
export * from './checkout/cases';
export * from './checkout/order';
export * from './checkout/payments';
export * from './checkout/quotation';
export * from './checkout/quotation-parts';
export * from './checkout/quotation-shapes';
export * from './checkout/transfer-credits';
export type { Access, Endpoint, ServiceName } from './endpoint';
export { deadlineOf, isInternal } from './endpoint';
export * from './errors';
export * from './shapes';
export * from './staff/reports';
