/** Every page this remote owns; `npm run pages` lists them. */
export const pages = [
  '/quotations/edit/{id}',
  '/checkout/client/{id}',
  '/checkout/paymentmethod/{id}',
  '/checkout/order/{id}',
  '/checkout/order/{id}/COMPRA-CONFIRMADA',
  '/card-authorization/{bank}',
  '/card-authorization/{bank}/return',
];
