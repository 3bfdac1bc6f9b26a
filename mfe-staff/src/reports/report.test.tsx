import type { OrderRow, QuotationRow } from '@actual/contracts';
import { paymentTypeFacts, paymentTypes } from '@actual/contracts/facts/payment/payment-types';
import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { orderReport } from '../orders/order-report';
import { quotationReport } from '../quotations/quotation-report';
import { Filters } from './Filters';
import { NoRows } from './NoRows';
import { ReportTable, type ReportTableProps } from './ReportTable';
import type { Chosen } from './rows/use-report-table';

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
  returned: 0,
  sapDocument: null,
  deliveryDate: null,
  ...changes,
});

const session = {
  user: { id: 'me', role: 'seller', firstName: 'Laura', lastName: 'Cámara', email: '', invited: false },
};
jest.mock('@actual/shell-contract', () => ({
  ...jest.requireActual('@actual/shell-contract'),
  useSession: () => session,
}));

const choices = {
  Stores: [{ code: 'cancun', name: 'Cancún' }],
  Users: [
    { id: 'other', name: 'Diego Ríos' },
    { id: 'me', name: 'Laura Cámara' },
  ],
};
const mount = (element: ReactElement) =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/reports/orders'] })} />,
  );

const chosenNow = jest.fn();
const onNear = jest.fn();
type TableProps<R extends { id: string; folio: string }, S extends string, T extends string> = Pick<
  ReportTableProps<R, S, T>,
  'report' | 'view' | 'waiting' | 'empty'
> & { rows: readonly R[] };
/** The table with its choice of rows, as the page holds it. */
function Table<R extends { id: string; folio: string }, S extends string, T extends string>({
  rows,
  ...rest
}: TableProps<R, S, T>) {
  const [chosen, setChosen] = useState<Chosen>({});
  chosenNow(chosen);
  const list = { rows, fetchNext: onNear, failed: false, retry: () => undefined };
  return <ReportTable {...rest} list={list} total={rows.length} year={2026} chosen={chosen} onChosen={setChosen} />;
}

function show(rows: OrderRow[], search = '', waiting = false) {
  const { address, statusWord } = orderReport;
  const view = address.read(new URLSearchParams(search));
  const empty = <NoRows address={address} view={view} statusWord={statusWord} choices={choices} />;
  mount(<Table report={orderReport} rows={rows} view={view} waiting={waiting} empty={empty} />);
}

function showFilters(search = '') {
  const { address, statusWord } = orderReport;
  const view = address.read(new URLSearchParams(search));
  mount(<Filters address={address} view={view} statusWord={statusWord} choices={choices} />);
}
const optionsOf = (label: string) => [...(screen.getByLabelText(label) as HTMLSelectElement).options];

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

test('what a column is too narrow for is read under the pointer, over the link that fills the row', () => {
  const long = 'Guadalupe Inmaculada Concepción Fernández-Villavicencio';
  show([row('204581', { client: long, Store: 'Cancún', invited: true })]);
  const link = screen.getByRole('link', { name: /204581/ });
  const cellOf = (name: string) => link.closest('tr')?.querySelector(`td[data-cell='${name}']`) as HTMLElement;
  const point = (cell: HTMLElement) => {
    Object.defineProperty(document, 'elementsFromPoint', { configurable: true, value: () => [link, cell] });
    fireEvent.pointerMove(link);
    return link.title;
  };
  // the name is cut within its cell, beside the guest's mark
  Object.defineProperty(screen.getByText(long), 'scrollWidth', { value: 400 });
  expect(point(cellOf('client'))).toContain(long);
  expect(point(cellOf('store'))).toBe('');
});

test('a row says its state in words, and the foot sums the page', () => {
  show([row('204581'), row('204580', { status: 'canceled', invited: true, total: 120, ammountPaid: 0 })]);
  expect(screen.getByText('Pendiente SAP')).toBeTruthy();
  expect(screen.getByText('Cancelado')).toBeTruthy();
  expect(screen.getByText('Invitado')).toBeTruthy();
  expect(screen.getByText('$6,000')).toBeTruthy();
  expect(screen.getByText('Suma de 2 pedidos, 1 cancelado')).toBeTruthy();
});

test('the figures say apart what was sold and what was canceled', () => {
  const totals = { orders: 3, amount: 8_000, paid: 2_000, due: 6_000, dueOrders: 1, pendingSap: 0, average: 4_000 };
  const others = { oldestPendingSap: null, pendingPayment: 0, canceled: 1, canceledAmount: 5_000 };
  const figures = orderReport.figures({ ...totals, ...others }, 2026);
  expect(figures.slice(0, 3).map(({ label, value, note }) => [label, value, note])).toEqual([
    ['Pedidos', '3', '1 cancelado'],
    ['Vendido', '$8,000', 'y $5,000 cancelado'],
    ['Pagado', '$2,000', '25.0 %'],
  ]);
});

const order = (at: number) => row(String(204_500 + at));
const box = (folio: string) => screen.getByLabelText(`Elegir ${folio}`) as HTMLInputElement;
const chosenFolios = () => Object.keys(chosenNow.mock.lastCall[0]).map((id) => id.slice(0, 6));

test('rows are chosen one by one, as a range with shift, or all at once', () => {
  show([0, 1, 2, 3, 4].map(order));
  fireEvent.click(box('204501'));
  fireEvent.click(box('204503'), { shiftKey: true });
  expect(chosenFolios()).toEqual(['204501', '204502', '204503']);
  fireEvent.click(box('204502'));
  expect(chosenFolios()).toEqual(['204501', '204503']);
  const all = screen.getByLabelText('Elegir lo que hay en la lista: 5') as HTMLInputElement;
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  fireEvent.click(all);
  expect(chosenFolios()).toHaveLength(5);
  fireEvent.click(all);
  expect(chosenFolios()).toEqual([]);
});

test('space chooses the row whose link has the focus, with shift all since the last one', () => {
  show([0, 1, 2, 3].map(order));
  const link = (folio: string) => screen.getByText(folio, { selector: 'a' });
  fireEvent.keyDown(link('204500'), { key: ' ' });
  fireEvent.keyDown(link('204502'), { key: ' ', shiftKey: true });
  expect(chosenFolios()).toEqual(['204500', '204501', '204502']);
  expect(box('204501').checked).toBe(true);
});

test('the columns are those that the address names; without it the usual ones', () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  show([order(0)], 'columnas=total.email');
  expect(heads()).toEqual(['', 'Folio', 'Correo', 'Total']);
  screen.getByText('m@correo.mx');
  document.body.replaceChildren();
  show([order(0)]);
  expect(heads()).toContain('Vendedor');
  expect(heads()).not.toContain('Correo');
});

describe('a long list', () => {
  // jsdom measures nothing: a box of 600 points
  const sizes = { offsetHeight: 600, offsetWidth: 900 };
  beforeEach(() => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  });
  afterEach(() => {
    for (const name of Object.keys(sizes)) delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
  });

  test('only what is in sight is written, each row with its place among all; the next ones are asked for in time', () => {
    onNear.mockClear();
    show(Array.from({ length: 2_000 }, (_, at) => order(at)));
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.length).toBeLessThan(60);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2001');
    expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2');
    expect(screen.getByText('Suma de 2,000 pedidos')).toBeTruthy();
    expect(onNear).not.toHaveBeenCalled();
    document.body.replaceChildren();
    show(Array.from({ length: 60 }, (_, at) => order(at)));
    expect(onNear).toHaveBeenCalled();
  });

  test('End and Home jump to rows that are not in the document yet, and choose them', () => {
    show(Array.from({ length: 2_000 }, (_, at) => order(at)));
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    const inFocus = () => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex');
    screen.getByText('204500', { selector: 'a' }).focus();
    press('End');
    expect(inFocus()).toBe('2001');
    press('ArrowUp');
    press(' ');
    expect(inFocus()).toBe('2000');
    expect(chosenFolios()).toEqual(['206498']);
    press('Home');
    press('ArrowDown');
    expect(inFocus()).toBe('3');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });
});

test('the sorted column says so, and asked again it turns round', () => {
  show([row('204581')], 'orden=total&sentido=DESC');
  const head = screen.getByText('Total').closest('th');
  expect(head?.getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByText('Total').closest('a')?.getAttribute('href')).toBe('/reports/orders?orden=total&sentido=ASC');
});

test('an empty list says so and offers to remove each filter', () => {
  show([], 'tienda=cancun&cliente=nadie');
  expect(screen.getByText('No hay información')).toBeTruthy();
  expect(screen.getByText('Quitar «Cancún»').getAttribute('href')).toBe('/reports/orders?cliente=nadie');
});

test('while the next page loads it shows bars instead of old figures', () => {
  show([row('204581')], '', true);
  expect(screen.queryByText('Mariana Pech')).toBeNull();
});

test('every type of payment is read by its name, in the table and in its filter', () => {
  const names = paymentTypes.map((type) => paymentTypeFacts[type].shortName);
  expect(names).toEqual(expect.arrayContaining(['Efectivo', 'Efectivo en dólares', 'Terminal']));
  show(paymentTypes.map((paymentType, at) => row(String(204_500 + at), { paymentType })));
  for (const name of names) expect(screen.getByText(name, { selector: 'td' })).toBeTruthy();
  showFilters();
  const options = optionsOf('Tipo de pago');
  expect(options.map(({ value }) => value)).toEqual(['none', ...paymentTypes]);
  expect(options.map(({ text }) => text)).toEqual(['Todos', ...names]);
});

test('lists the signed-in seller first in the filter', () => {
  showFilters();
  expect(optionsOf('Vendedor').map(({ text }) => text)).toEqual(['Todos', 'Laura Cámara (tú)', 'Diego Ríos', 'Web']);
});

test('days are shown as DD/MM/YYYY', () => {
  showFilters('desde=2026-11-01');
  expect((screen.getByLabelText('Desde') as HTMLInputElement).value).toBe('01/11/2026');
});

test('a quotation opens by its folio and shows its state, even without a client', () => {
  const quotation: QuotationRow = {
    id: 'a'.repeat(32),
    folio: '163087',
    createdAt: '2026-11-18T17:31:00.000Z',
    client: null,
    invited: true,
    email: null,
    site: 'actual-kids',
    Store: 'Cancún',
    seller: 'Diego Ríos',
    paymentType: null,
    OrderWeb: null,
    status: 'lost',
    pieces: 3,
    total: 1250.5,
    estimatedCloseDate: '2026-11-30',
    nextStep: { text: 'Llamar', day: '2026-11-24' },
  };
  const view = quotationReport.address.read(new URLSearchParams());
  mount(<Table report={quotationReport} rows={[quotation]} view={view} waiting={false} empty={null} />);
  expect(screen.getByText('163087').getAttribute('href')).toBe(`/quotations/edit/${'a'.repeat(32)}`);
  for (const words of ['Sin nombre', 'Perdida', '30/nov/2026', '24/nov · Llamar']) screen.getByText(words);
});
