import { loadBrand } from '@actual/brands/load-brand';
import type { Order, PaymentOptions, Quotation, Site } from '@actual/contracts';
import { loader as registerLoader } from '@actual/mfe-account/src/register/loader';
import { Component as RegisterPage } from '@actual/mfe-account/src/register/route';
import { loader as orderLoader } from '@actual/mfe-checkout/src/order/loader';
import { OrderPage } from '@actual/mfe-checkout/src/order/OrderPage';
import { loader as paymentLoader } from '@actual/mfe-checkout/src/payment/loader';
import { PaymentPage } from '@actual/mfe-checkout/src/payment/PaymentPage';
import { loader as quotationLoader } from '@actual/mfe-checkout/src/quotation/loader';
import { QuotationPage } from '@actual/mfe-checkout/src/quotation/QuotationPage';
import { renderTestPage } from '@actual/shell-contract/testing';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { address } from './purchase-rows';

const routes = [
  { path: '/quotations/edit/:id', loader: quotationLoader, Component: QuotationPage },
  { path: '/register', loader: registerLoader, Component: RegisterPage },
  { path: '/checkout/paymentmethod/:id', loader: paymentLoader, Component: PaymentPage },
  { path: '/checkout/order/:id', loader: orderLoader, Component: OrderPage },
];

/** Opens a page of the store with the services' answers, and waits until `ready` is on it. */
async function openPage(site: Site, url: string, answers: Record<string, unknown>, ready: string | RegExp) {
  cleanup();
  renderTestPage({ brand: await loadBrand(site), routes, url, answer: async (key) => answers[key] });
  await screen.findAllByText(ready);
}

export const openCart = (site: Site, quotation: Quotation, options: PaymentOptions) =>
  openPage(
    site,
    `/quotations/edit/${quotation.id}`,
    {
      'POST /quotation/findbyid/{id}': quotation,
      'POST /quotation/{id}/paymentoptions': options,
      'POST /quotation/{id}/validatestock': { isValid: true, details: [] },
      'POST /quotation/find/{page}': { data: [], total: 0 },
    },
    'Resumen',
  );

/** The register page beside the purchase. */
export const openRegister = (site: Site, quotation: Quotation, options: PaymentOptions) =>
  openPage(
    site,
    `/register?quotation=${quotation.id}&fromQuotation=true`,
    { 'POST /quotation/findbyid/{id}': quotation, 'POST /quotation/{id}/paymentoptions': options },
    'Tu compra',
  );

/** The payment page. */
export const openPayment = (site: Site, quotation: Quotation, options: PaymentOptions) =>
  openPage(
    site,
    `/checkout/paymentmethod/${quotation.id}`,
    {
      'POST /quotation/findbyid/{id}': quotation,
      'POST /quotation/{id}/paymentoptions': options,
      'GET /quotation/{id}/address': { address },
    },
    'Tu compra',
  );

/** The order's page. */
export const openOrder = (site: Site, order: Order) =>
  openPage(site, `/checkout/order/${order.id}`, { 'POST /order/findbyid/{id}': order }, 'Resumen');

/** Shows a part of a page in a brand, alone in the document. */
export async function showInBrand(site: Site, part: ReactElement) {
  const brand = await loadBrand(site);
  // lazy parts arrive meanwhile
  await act(async () =>
    renderTestPage({ brand, routes: [{ path: '/', element: part }], url: '/', answer: async () => null }),
  );
  return { container: document.body };
}
