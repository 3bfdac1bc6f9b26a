import { redirect } from 'react-router-dom';
import { paymentPagesApart } from './apart';

const request = new Request('https://studio.example/checkout/paymentmethod/1?x=2');
const [shopPage, paymentPage] = paymentPagesApart([
  { path: '/checkout/client/:id', loader: () => redirect('/x'), handle: { chunk: 'client' } },
  { path: '/checkout/paymentmethod/:id', lazy: async () => ({}), handle: { chunk: 'payment', payment: {} } },
]);

test('a page where cards are typed is left to the server, whole; its code is not loaded by the shop', async () => {
  if (typeof paymentPage?.loader !== 'function') throw new Error('no loader');
  const answer = (await paymentPage.loader({ request, params: {} } as never, undefined)) as Response;
  expect(answer.headers.get('location')).toBe('/checkout/paymentmethod/1?x=2');
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
  expect(paymentPage.lazy).toBeUndefined();
});

test('other pages stay as they are', () => {
  expect(shopPage).toMatchObject({ path: '/checkout/client/:id', handle: { chunk: 'client' } });
});
