export { createMailer } from './mail/mailer';
export type { Mailer } from './mail/types';
export { createMercadoPago } from './mercadopago/client';
export type { MercadoPago, ProviderPayment, WebhookNotification } from './mercadopago/types';
export type { ProviderFailure, ProviderRejectedRequest } from './results';
export { createSap } from './sap/client';
export type { Sap, SapListedOrder, SapOrderInput, SapShipTo } from './sap/types';
