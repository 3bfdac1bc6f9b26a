export { createInvoicing } from './invoicing/client';
export type {
  InvoiceAbsent,
  InvoiceCustomer,
  InvoiceFile,
  InvoiceInput,
  InvoiceItem,
  Invoicing,
  InvoicingSettings,
  ProviderInvoice,
} from './invoicing/types';
export { createMailer } from './mail/mailer';
export type { Attachment, Mail, Mailer, MailerSettings } from './mail/types';
export { isClabe } from './mercadopago/clabe';
export { createMercadoPago } from './mercadopago/client';
export type {
  CardPaymentInput,
  MercadoPago,
  MercadoPagoSettings,
  Payer,
  PaymentItem,
  PaymentStatus,
  ProviderPayment,
  ProviderRefund,
  SpeiPaymentInput,
  WebhookNotice,
  WebhookVerdict,
} from './mercadopago/types';
export type { ProviderCause, ProviderFailure, ProviderRejectedRequest, ProviderUnreachable } from './results';
export { createSap } from './sap/client';
export type {
  Sap,
  SapAbsent,
  SapAttempt,
  SapDocument,
  SapIncomingPaymentInput,
  SapItem,
  SapListedOrder,
  SapOrderInput,
  SapOrderLine,
  SapOrderList,
  SapPartner,
  SapPartnerInput,
  SapSettings,
} from './sap/types';
