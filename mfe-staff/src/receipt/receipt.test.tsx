import type { Receipt } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = {
  id: 's',
  role: 'seller' as const,
  firstName: 'Diego',
  lastName: 'Ríos',
  email: 'd@b.mx',
  invited: false,
};
const payment = { terminal: null, verificationCode: null, reference: null, takenBy: 'Diego Ríos', exchangeRate: null };
const receipt: Receipt = {
  site: 'actual-studio',
  folio: '123456',
  order: null,
  Client: 'Ana Pech',
  User: 'Diego Ríos',
  Store: 'Cancún',
  Details: [{ id: 'l', ItemCode: 'ST1', Name: 'Silla Nube', quantity: 2, total: 1_600 }],
  total: 1_600,
  ammountPaid: 1_170,
  remaining: 430,
  Payments: [
    {
      ...payment,
      id: 'a',
      type: 'cash',
      ammount: 800,
      received: 1_000,
      change: 200,
      createdAt: '2026-11-18T17:00:00.000Z',
    },
    {
      ...payment,
      id: 'b',
      type: 'cash-usd',
      ammount: 370,
      received: 20,
      change: 0,
      exchangeRate: 18.5,
      createdAt: '2026-11-18T17:01:00.000Z',
    },
  ],
};
const open = (change: Partial<Receipt> = {}) =>
  renderTestPage({
    brand,
    routes: [{ path: '/vender/recibo/:id', loader, Component }],
    url: '/vender/recibo/q1',
    initial: { user },
    answer: async () => ({ ...receipt, ...change }),
  });

test('the receipt shows lines, payments and the amount owed, and can be printed', async () => {
  const print = jest.fn();
  window.print = print;
  open();
  expect(await screen.findByRole('heading', { name: 'Recibo de cotización 123456' })).toBeTruthy();
  expect(screen.getByText('Cancún · Te atendió Diego Ríos')).toBeTruthy();
  expect(screen.getByText('2 × Silla Nube')).toBeTruthy();
  const payments = within(screen.getByRole('region', { name: 'Pagos' }));
  expect(payments.getByText(/Recibido \$1,000 · Cambio \$200 · Cobró Diego Ríos/)).toBeTruthy();
  expect(payments.getByText(/Recibido US\$20 a 18\.50/)).toBeTruthy();
  const sums = within(screen.getByRole('region', { name: 'Resumen' }));
  expect(sums.getByText('$1,170')).toBeTruthy();
  expect(sums.getByText('$430')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the receipt of an order leads back to it', async () => {
  open({ order: { id: 'o1', folio: '200123' }, remaining: 0 });
  expect(await screen.findByRole('heading', { name: 'Recibo de pedido 200123' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver pedido' }).getAttribute('href')).toBe('/checkout/order/o1');
});
