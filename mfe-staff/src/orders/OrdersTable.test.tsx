import type { OrderRow } from '@actual/contracts';
import { paymentTypeFacts, paymentTypes } from '@actual/contracts/facts/payment-types';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Filters } from './Filters';
import { NoOrders } from './NoOrders';
import { OrdersTable } from './OrdersTable';
import { readView } from './report-view';

const row = (folio: string, changes: Partial<OrderRow> = {}): OrderRow => ({
  id: folio.padEnd(32, '0'),
  folio,
  createdAt: '2026-11-18T17:31:00.000Z',
  client: 'Mariana Pech',
  invited: false,
  email: 'm@correo.mx',
  site: 'actual-kids',
  Store: 'Cancún',
  seller: null,
  paymentType: '12-msi',
  status: 'pending-sap',
  statusLabel: 'Pendiente SAP',
  pieces: 2,
  total: 5880,
  ammountPaid: 5880,
  sapDocument: null,
  deliveryDate: null,
  ...changes,
});

function show(rows: OrderRow[], search = '', waiting = false) {
  const view = readView(new URLSearchParams(search));
  const empty = <NoOrders view={view} stores={[{ code: 'cancun', name: 'Cancún' }]} />;
  const element = <OrdersTable rows={rows} view={view} year={2026} waiting={waiting} empty={empty} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/reports/orders'] });
  render(<RouterProvider router={router} />);
}

test('arrow keys move between rows, whose link opens the order', () => {
  show([row('204581'), row('204580'), row('204579')]);
  const link = (folio: string) => screen.getByText(folio, { selector: 'a' });
  link('204581').focus();
  fireEvent.keyDown(link('204581'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(link('204580'));
  fireEvent.keyDown(link('204580'), { key: 'End' });
  fireEvent.keyDown(link('204579'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(link('204579'));
  fireEvent.keyDown(link('204579'), { key: 'Home' });
  expect(document.activeElement?.getAttribute('href')).toBe(`/checkout/order/${'204581'.padEnd(32, '0')}`);
});

test('a row says its state in words, and the foot sums the page', () => {
  show([row('204581'), row('204580', { status: 'canceled', invited: true, total: 120, ammountPaid: 0 })]);
  expect(screen.getByText('Pendiente SAP')).toBeTruthy();
  expect(screen.getByText('Cancelado')).toBeTruthy();
  expect(screen.getByText('Invitado')).toBeTruthy();
  expect(screen.getByText('$6,000')).toBeTruthy();
});

test('the sorted column says so, and asked again it turns round', () => {
  show([row('204581')], 'orden=total&sentido=DESC');
  const head = screen.getByText('Total').closest('th');
  expect(head?.getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByText('Total').getAttribute('href')).toBe('/reports/orders?orden=total&sentido=ASC');
});

test('without orders it says so and offers to take each filter away', () => {
  show([], 'tienda=cancun&cliente=nadie');
  expect(screen.getByText('No hay información')).toBeTruthy();
  expect(screen.getByText('Quitar «Cancún»').getAttribute('href')).toBe('/reports/orders?cliente=nadie');
});

test('while the next page is on its way there are bars, not old figures', () => {
  show([row('204581')], '', true);
  expect(screen.queryByText('Mariana Pech')).toBeNull();
});

test('every type of payment is read by its name, in the table and in its filter', () => {
  const names = paymentTypes.map((type) => paymentTypeFacts[type].shortName);
  expect(names).toEqual(expect.arrayContaining(['Efectivo', 'Efectivo en dólares', 'Terminal']));
  show(paymentTypes.map((paymentType, at) => row(String(204_500 + at), { paymentType })));
  for (const name of names) expect(screen.getByText(name, { selector: 'td' })).toBeTruthy();
  const element = <Filters view={readView(new URLSearchParams())} stores={[]} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const choices = [...(screen.getByLabelText('Tipo de pago') as HTMLSelectElement).options];
  expect(choices.map(({ value }) => value)).toEqual(['', ...paymentTypes]);
  expect(choices.map(({ text }) => text)).toEqual(['Todos', ...names]);
});
