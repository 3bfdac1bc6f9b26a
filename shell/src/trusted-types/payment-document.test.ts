/** @jest-environment jsdom */
import { mayRun } from './payment-document';

const scripts = ['/assets/payment-1.js', 'https://sdk.mercadopago.com/js/v2', 'https://http2.mlstatic.com/'];
const base = 'https://studio.example/checkout/paymentmethod/1';

test.each([
  ['/assets/payment-1.js', true],
  ['https://studio.example/assets/payment-1.js', true],
  ['https://sdk.mercadopago.com/js/v2', true],
  ['https://http2.mlstatic.com/a/b.js', true],
  ['/assets/shell-1.js', false],
  ['https://sdk.mercadopago.com/js/v2/x', false],
  ['https://evil.example/assets/payment-1.js', false],
  ['data:text/javascript,alert(1)', false],
  ['https://http2.mlstatic.com.evil.example/', false],
])('lets the payment page run the script %s: %s', (address, may) => {
  expect(mayRun(address, scripts, base)).toBe(may);
});
