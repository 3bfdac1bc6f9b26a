import { fireEvent, screen } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { Component } from './complete-register';

const order = { orderId: '0123456789abcdef0123456789abcdef', email: 'ana@correo.mx' };
const guest = { id: 'u', role: 'guest', firstName: 'Ana', lastName: 'Ruiz', email: order.email, invited: true };
const Order = () => (
  <main>
    <Component {...order} />
  </main>
);
const open = (user: object | null) =>
  renderTestPage({
    routes: [{ path: '/order', Component: Order }],
    url: '/order',
    initial: { user: user as never },
    answer: async () => ({ ok: true }),
  });

test.each([
  ['a guest', guest],
  ['who opened the link of a mail', null],
])('%s gets the link of an account with this order', async (_who, user) => {
  const { called } = open(user);
  fireEvent.click(await screen.findByText('Enviarme el enlace'));
  expect((await screen.findByRole('status')).textContent).toContain('Revisa tu correo');
  expect(called('POST /user/send_password_recovery')[0]?.input).toEqual({
    body: { email: order.email, order: order.orderId },
  });
});

test('offers no registration to a user who is signed in to an account', async () => {
  open({ ...guest, role: 'client', invited: false });
  expect((await screen.findByRole('main')).textContent).toBe('');
});
