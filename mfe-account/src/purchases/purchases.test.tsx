import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { loader } from './loader';
import { Component } from './route';

const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;
const line = (name: string) => ({
  id: name,
  quantity: 1,
  shipDate: '2099-11-28',
  receivedOn: '2099-11-28',
  Product: { id: `p-${name}`, ItemCode: 'ST1', Name: name, url: `/x/${name}`, picture: '', finish: null },
});
const purchase = (change: object = {}) => ({
  id: 'o1',
  folio: '200123',
  createdAt: '2026-11-22T18:00:00.000Z',
  status: 'completed',
  statusLabel: 'Procesado',
  total: 7_216.5,
  ammountPaid: 7_216.5,
  totalProducts: 2,
  nextDelivery: '2099-11-28',
  payUntil: null,
  ZipcodeDelivery: '77500',
  Invoice: null,
  Details: [line('Sofá Nube'), line('Lámpara')],
  ...change,
});
type List = { data: object[]; total: number };

const open = (list: List | Error, search = '', signedIn: object | null = user) =>
  renderTestPage({
    routes: [{ path: '/user/purchases', loader, Component }],
    url: `/user/purchases${search}`,
    initial: { user: signedIn } as never,
    answer: async () => {
      if (list instanceof Error) throw list;
      return list;
    },
  });
const one = (change: object = {}) => open({ data: [purchase(change)], total: 1 });
const link = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

test('a purchase shows its pieces, state, day of delivery and actions', async () => {
  one();
  expect(await screen.findByRole('heading', { name: 'Pedido 200123' })).toBeTruthy();
  for (const words of ['Procesado', 'Sofá Nube y Lámpara', 'Llega antes del 28/nov/2099'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('22/nov/2026 · 2 piezas · $7,216.50 MXN')).toBeTruthy();
  expect(link('Ver pedido')).toBe('/checkout/order/o1');
  expect(link('Facturar')).toBe('/checkout/order/o1#factura');
  expect(link('Cambios y devoluciones')).toBe('/cambios-devoluciones-y-cancelaciones');
  // no page of the account takes claims in this store
  expect(link(/reclamación/)).toBeUndefined();
});

test('offers a review of delivered pieces only, not of those under way, owed or canceled', async () => {
  const there = { ...line('Sofá Nube'), receivedOn: '2026-01-05' };
  one({ Details: [there, line('Lámpara')] });
  expect(await screen.findByRole('heading', { name: 'Pedido 200123' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /opinión/ })).toHaveLength(1);
  expect(link('Escribir opinión de Sofá Nube')).toBe('/opinion?pieza=Sofá Nube');
});
test.each(['canceled', 'pending-payment'])('nothing of a purchase that is %s is reviewed', async (status) => {
  one({ status, Details: [{ ...line('Sofá Nube'), receivedOn: '2026-01-05' }] });
  expect(await screen.findByRole('heading', { name: 'Pedido 200123' })).toBeTruthy();
  expect(link(/opinión/)).toBeUndefined();
});

test('a purchase that waits for a transfer shows its deadline, and offers no invoice yet', async () => {
  one({ status: 'pending-payment', payUntil: '2026-11-24T05:59:00.000Z', ammountPaid: 0 });
  expect(await screen.findByText('Paga tu transferencia antes del 24/nov/2026, 00:59 h')).toBeTruthy();
  expect(link('Ver cómo pagar')).toBe('/checkout/order/o1');
  expect(link('Facturar')).toBeUndefined();
});

test('names the amount that is still owed', async () => {
  one({ ammountPaid: 5_000 });
  expect(await screen.findByText('Falta pagar $2,216.50')).toBeTruthy();
});
test('a canceled purchase names no amount owed and no day of arrival', async () => {
  one({ status: 'canceled', statusLabel: 'Cancelado', ammountPaid: 5_000, nextDelivery: null });
  expect(await screen.findByText('Cancelado')).toBeTruthy();
  expect(screen.queryByText(/Falta pagar|Llega antes/)).toBeNull();
});

test('filters and page stand in the address and are what is asked for', async () => {
  const { called } = open({ data: [purchase()], total: 25 }, '?estado=completed&folio=200123&pagina=2&estado=x');
  await screen.findByRole('heading', { name: 'Pedido 200123' });
  expect(called('GET /order/find/{page}')[0]?.input).toEqual({
    params: { page: 2 },
    query: { status: 'completed', folio: '200123' },
  });
  expect(link('Procesado')).toBe('/user/purchases?estado=completed&folio=200123');
  expect(screen.getByRole('link', { name: 'Procesado' }).getAttribute('aria-current')).toBe('true');
  expect(link('Siguientes')).toBe('/user/purchases?estado=completed&folio=200123&pagina=3');
  expect(screen.getByText('11 a 20 de 25')).toBeTruthy();
});

test('a page past the last one is the last one', async () => {
  const { address } = open({ data: [], total: 25 }, '?pagina=99');
  await waitFor(() => expect(address()).toBe('/user/purchases?pagina=3'));
});

test('no purchases at all, or none like these, is said with a way on', async () => {
  open({ data: [], total: 0 });
  expect(await screen.findByRole('heading', { name: 'No hay información' })).toBeTruthy();
  expect(link('Ver muebles')).toBe('/');
});
test('no purchases like these are said with the way to all of them', async () => {
  open({ data: [], total: 0 }, '?estado=canceled');
  expect(await screen.findByRole('heading', { name: 'No hay información' })).toBeTruthy();
  expect(link('Ver todo')).toBe('/user/purchases');
});

test.each([
  ['nobody is signed in', null, { data: [], total: 0 }],
  ['the session is over', user, new ApiError(401, 'unauthorized', '')],
])('where %s the page stays and opens the way in', async (_why, who, list) => {
  const { shell, address } = open(list, '?estado=canceled', who);
  fireEvent.click(await screen.findByText('Entrar'));
  expect(shell.stores.notices.getState().popup).toBe('account');
  expect(shell.stores.session.getState().user).toBeNull();
  expect(address()).toBe('/user/purchases?estado=canceled');
});

test.each([
  ['a guest', { ...user, role: 'guest', invited: true }],
  ['a seller', { ...user, role: 'seller' }],
])('%s has no list of purchases', async (_who, who) => {
  const { called } = open({ data: [], total: 0 }, '', who);
  expect(await screen.findByText('otra página')).toBeTruthy();
  expect(called('GET /order/find/{page}')).toHaveLength(0);
});
