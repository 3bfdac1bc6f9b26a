import { ApiError, createStores, type LoaderArgs, QueryClient } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loader as paymentLoader } from '../payment/loader';
import { aLine, aQuotation, renderTestPage } from '../quotation/testing';
import { loader as orderLoader } from './loader';
import { OrderRoute } from './OrderRoute';

const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;

test('the order page of a client whose session is over says so and opens the sign-in', async () => {
  const { shell } = renderTestPage({
    routes: [{ path: '/checkout/order/:id', loader: orderLoader, Component: OrderRoute }],
    url: '/checkout/order/o',
    initial: { user },
    answer: async () => {
      throw new ApiError(401, 'unauthorized', '');
    },
  });
  expect(await screen.findByRole('heading', { name: 'Tu sesión expiró' })).toBeTruthy();
  expect(shell.stores.session.getState().user).toBeNull();
  fireEvent.click(screen.getByText('Entrar'));
  expect(shell.stores.notices.getState().popup).toBe('account');
});

test.each([400, 403, 404])('an order that is not this person’s (%i) goes home, which says so', async (status) => {
  const api = async () => {
    throw new ApiError(status, status === 403 ? 'forbidden' : 'not_found', '');
  };
  const shell = { api, queryClient: new QueryClient(), stores: createStores({ user, quotation: null, zipcode: null }) };
  const args = { params: { id: 'o' }, shell, url: new URL('http://shop/') } as unknown as LoaderArgs;
  await expect(orderLoader(args)).rejects.toMatchObject({ to: '/', gone: 'order' });
});

test.each(['signed-out', 'cart'] as const)('paying a quotation held as %s leads over the way in', async (hold) => {
  const zip = {
    id: '77500',
    cp: '77500',
    municipio: 'Benito Juárez',
    ciudad: 'Cancún',
    estado: 'Quintana Roo',
    estadoCode: 'ROO',
    asentamiento: [],
    extraCost: false,
  };
  const quotation = aQuotation({ hold, Details: [aLine()], ZipcodeDelivery: zip });
  const { called } = renderTestPage({
    routes: [
      { path: '/checkout/paymentmethod/:id', loader: paymentLoader, element: null },
      { path: '/register', element: 'registro' },
    ],
    url: `/checkout/paymentmethod/${quotation.id}`,
    initial: { user },
    answer: async () => quotation,
  });
  await waitFor(() => expect(screen.getByText('registro')).toBeTruthy());
  expect(called('GET /quotation/{id}/address')).toHaveLength(0);
});
