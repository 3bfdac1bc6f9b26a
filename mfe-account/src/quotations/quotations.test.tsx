import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { loader } from './loader';
import { Component } from './route';

const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;
const line = (name: string, availabilityChanged: string | null = null) => ({
  id: name,
  quantity: 1,
  availabilityChanged,
  Product: { Name: name, url: `/x/${name}`, picture: '' },
});
const quotation = (change: object = {}) => ({
  id: 'q1',
  folio: '100123',
  createdAt: '2020-01-02T18:00:00.000Z',
  validUntil: '2020-01-02',
  totalProducts: 2,
  total: 7_000,
  totalNow: 7_000,
  isClosed: false,
  OrderWeb: null,
  Details: [line('Sofá Nube'), line('Lámpara')],
  ...change,
});

const open = (one: object, search = '') =>
  renderTestPage({
    routes: [
      { path: '/user/quotations', loader, Component },
      { path: '/quotations/edit/:id', element: 'la cotización' },
    ],
    url: `/user/quotations${search}`,
    initial: { user },
    answer: async () => ({ data: [one], total: 1 }),
  });

test('shows a quotation’s changes before it is opened', async () => {
  open(quotation({ totalNow: 7_500.5, Details: [line('Sofá Nube', 'sold-out'), line('Lámpara', 'changed')] }));
  expect(await screen.findByText('El total sube de $7,000 a $7,500.50.')).toBeTruthy();
  expect(screen.getByText('Agotado: Sofá Nube.')).toBeTruthy();
  expect(screen.getByText('Cambió la fecha o la cantidad: Lámpara.')).toBeTruthy();
  expect(screen.getByText('De un día anterior')).toBeTruthy();
});

test('one press opens it again, and products added from then on go into it', async () => {
  const { shell } = open(quotation());
  expect(await screen.findByText('Sin cambios de precio ni de disponibilidad.')).toBeTruthy();
  fireEvent.click(screen.getByText('Abrir de nuevo'));
  expect(await screen.findByText('la cotización')).toBeTruthy();
  expect(shell.stores.quotation.getState()).toMatchObject({ id: 'q1', count: 2 });
});

test('an ordered quotation leads to its order and never becomes the active one', async () => {
  const { shell, address } = open(quotation({ OrderWeb: 'o1', totalNow: 1 }));
  const link = await screen.findByRole('link', { name: 'Ver pedido' });
  expect(screen.queryByText(/El total baja/)).toBeNull();
  fireEvent.click(link);
  await waitFor(() => expect(address()).toBe('/checkout/order/o1'));
  expect(await screen.findByText('otra página')).toBeTruthy();
  expect(shell.stores.quotation.getState().id).toBeNull();
});

test('filters in the address are the call’s parameters; an unknown state is left out', async () => {
  const { called } = open(quotation(), '?estado=open&folio=100123&pagina=x');
  await screen.findByText('Cotización 100123');
  expect(called('POST /quotation/find/{page}')[0]?.input).toEqual({
    params: { page: 1 },
    body: { state: 'open', folio: '100123' },
  });
  expect(screen.getByRole('link', { name: 'Cerradas' }).getAttribute('href')).toBe(
    '/user/quotations?estado=closed&folio=100123',
  );
});
